import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import { isReadOnlySeat, SeatReadOnly } from '../../../../billing';
import { GroupMembersService, GroupsService } from '../../../../groups';
import { canReturn } from '../../domain/link-access';
import type { Link } from '../../domain/link.entity';
import { FirstGroupEnded, LinkDoesNotExist, NotAllowed } from '../../domain/links.errors';
import type { LinkCall, MemberCall } from '../link-call';
import { LinkMovesService, type Route } from './link-moves.service';
import { LinkStarsService } from '../link-stars.service';
import { LinkRepository } from '../ports/link-repository';

/** Gives a transferred link back to the group that it first belonged to, whichever group the caller acts in. */
@Injectable()
export class ReturnLinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly moves: LinkMovesService,
    private readonly stars: LinkStarsService,
    private readonly groups: GroupsService,
    private readonly members: GroupMembersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  return(call: LinkCall): Promise<void> {
    return this.unitOfWork.run(async () => {
      const route = await this.move(call, await this.links.holdBySlug(call.domainId, call.slug));
      await this.moves.log('links.link-returned', call, route, call.slug);
    });
  }

  /** A link that the caller holds. Throws `LinkDoesNotExist`, `NotAllowed`, and why it has to stay. */
  async move(call: MemberCall, link: Link | null): Promise<Route> {
    if (!link) throw new LinkDoesNotExist();
    await this.requireRight(call, link);
    const holder = link.groupId;
    await this.stars.giveBack(link);
    const { members } = await this.members.hold(link.giveBack());
    if (members.length === 0) throw new FirstGroupEnded();
    return this.moves.store('links.link-returned', link, holder, call.member.userId);
  }

  private async requireRight({ member, address, host }: MemberCall, link: Link): Promise<void> {
    const { userId } = member;
    const { groupId } = link;
    const place = await this.groups.membership(userId, groupId);
    if (!place) throw new LinkDoesNotExist();
    if (!canReturn({ userId, groupLevel: place.level }, link)) throw new NotAllowed();
    if (isReadOnlySeat(place)) throw new SeatReadOnly();
    if (groupId !== member.groupId) await this.groups.admit({ groupId, host, address });
  }
}
