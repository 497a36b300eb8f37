import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { GroupMembers } from '../../groups';
import { InvitationForOther } from '../domain/teams.errors';
import { InvitationLinks } from './invitation-links.service';
import { Invitees } from './invitees.service';
import { Seats } from './seats.service';
import { TeamNews } from './team-news.service';

/** Lets people answer the invitation whose link they have: once, however often at once they try. */
@Injectable()
export class AnswerInvitation {
  constructor(
    private readonly links: InvitationLinks,
    private readonly invitees: Invitees,
    private readonly members: GroupMembers,
    private readonly seats: Seats,
    private readonly news: TeamNews,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Tells which group the person belongs to now. The seat is the one that the invitation has kept. */
  accept(member: Member, token: string, address: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const invitation = await this.links.hold(token);
      const { groupId, level } = invitation;
      if (!(await this.invitees.isFor(invitation, member.userId))) {
        throw new InvitationForOther(await this.invitees.hiddenAddressOf(invitation));
      }
      await this.links.close(invitation, 'accept');
      // Somebody may have been invited twice, by number and by address.
      if (await this.members.join(member.userId, groupId, level)) {
        await this.news.joined({ member, groupId, address }, invitation);
      }
      await this.seats.recount(groupId);
      return groupId;
    });
  }

  decline(token: string, address: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const invitation = await this.links.hold(token);
      await this.links.close(invitation, 'decline');
      await this.seats.recount(invitation.groupId);
      await this.news.declined(invitation, address);
    });
  }
}
