import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Member } from '../../../../../shared/domain/actor';
import { isReadOnlySeat } from '../../../../billing';
import { GroupMembersService, GroupsService } from '../../../../groups';
import { canSeeCounts, canTransfer } from '../../domain/link-access';
import type { Link } from '../../domain/link.entity';
import { LinkDoesNotExist, NotAllowed, TargetReadOnly, TargetUnknown } from '../../domain/links.errors';
import type { LinkCall, MemberCall } from '../link-call';
import { LinkMovesService, type Route } from './link-moves.service';
import { LinkStarsService } from '../link-stars.service';
import { LinkRepository } from '../ports/link-repository';

/** Moves a link of the group acted in to another of the caller's groups. Its clicks belong to it and come along. */
@Injectable()
export class TransferLinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly moves: LinkMovesService,
    private readonly stars: LinkStarsService,
    private readonly groups: GroupsService,
    private readonly members: GroupMembersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  transfer(call: LinkCall, targetGroup: number): Promise<void> {
    const { member, domainId, slug } = call;
    return this.unitOfWork.run(async () => {
      const link = transferable(member, await this.links.holdBySlug(domainId, slug));
      await this.requireSeat(call, targetGroup);
      const route = await this.move(link, member, targetGroup);
      await this.moves.log('links.link-transferred', call, route, slug);
    });
  }

  /** What may be added to from here, and only there, may get a link. Throws `TargetUnknown`, `TargetReadOnly`. */
  async requireSeat({ member, address, host }: MemberCall, groupId: number): Promise<void> {
    const place = await this.members.holdPlace(member.userId, groupId);
    if (!place) throw new TargetUnknown();
    if (isReadOnlySeat(place)) throw new TargetReadOnly();
    await this.groups.admit({ groupId, host, address });
  }

  /** A link that the caller holds and that is `transferable`, to a group with a seat. */
  async move(link: Link, { userId }: Member, toGroupId: number): Promise<Route> {
    const from = link.groupId;
    await this.stars.giveBack(link);
    link.transferTo({ groupId: toGroupId, userId });
    return this.moves.store('links.link-transferred', link, from, userId);
  }
}

/** Throws `LinkDoesNotExist`, `NotAllowed`. */
export function transferable(member: Member, link: Link | null): Link {
  if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
  if (!canTransfer(member, link)) throw new NotAllowed();
  return link;
}
