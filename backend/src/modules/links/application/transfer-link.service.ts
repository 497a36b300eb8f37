import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { isReadOnlySeat } from '../../billing';
import { GroupMembers, Groups } from '../../groups';
import { canSeeCounts, canTransfer } from '../domain/link-access';
import { SHARED_DOMAIN } from '../domain/link.entity';
import { LinkDoesNotExist, NotAllowed, TargetReadOnly, TargetUnknown } from '../domain/links.errors';
import type { LinkCall } from './link-call';
import { LinkMoves } from './link-moves.service';
import { LinkStars } from './link-stars.service';
import { LinkRepository } from './ports/link-repository';

/** Moves a link of the group acted in to another of the caller's groups. Its clicks belong to it and come along. */
@Injectable()
export class TransferLink {
  constructor(
    private readonly links: LinkRepository,
    private readonly moves: LinkMoves,
    private readonly stars: LinkStars,
    private readonly groups: Groups,
    private readonly members: GroupMembers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  transfer(call: LinkCall, targetGroup: number): Promise<void> {
    const { member, slug } = call;
    return this.unitOfWork.run(async () => {
      const link = await this.links.holdBySlug(SHARED_DOMAIN, slug);
      if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
      if (!canTransfer(member, link)) throw new NotAllowed();
      await this.requireSeat(call, targetGroup);
      await this.stars.giveBack(link);
      link.transferTo({ groupId: targetGroup, userId: member.userId });
      await this.moves.store('links.link-transferred', link, member.groupId, call);
    });
  }

  /** What may be added to from here, and only there, may get a link. */
  private async requireSeat({ member, address, host }: LinkCall, groupId: number): Promise<void> {
    const place = await this.members.holdPlace(member.userId, groupId);
    if (!place) throw new TargetUnknown();
    if (isReadOnlySeat(place)) throw new TargetReadOnly();
    await this.groups.admit({ groupId, host, address });
  }
}
