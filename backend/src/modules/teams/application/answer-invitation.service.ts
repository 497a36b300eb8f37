import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { GroupMembersService } from '../../groups';
import type { Invitation } from '../domain/invitation.entity';
import { InvitationDoesNotExist, InvitationForOther } from '../domain/teams.errors';
import { InvitationLinksService } from './invitation-links.service';
import { InviteesService } from './invitees.service';
import { SeatsService } from './seats.service';
import { TeamNotificationsService } from './team-notifications.service';

/** Lets people answer the invitation whose link they have, or that is theirs: once, however often at once they try. */
@Injectable()
export class AnswerInvitationService {
  constructor(
    private readonly links: InvitationLinksService,
    private readonly invitees: InviteesService,
    private readonly members: GroupMembersService,
    private readonly seats: SeatsService,
    private readonly notices: TeamNotificationsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Tells which group the person belongs to now. The seat is the one that the invitation has kept. */
  accept(member: Member, token: string, address: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const invitation = await this.links.hold(token);
      if (!(await this.invitees.isFor(invitation, member.userId))) {
        throw new InvitationForOther(await this.invitees.hiddenAddressOf(invitation));
      }
      return this.join(member, invitation, address);
    });
  }

  acceptOwn(member: Member, invitationId: number, address: string): Promise<number> {
    return this.unitOfWork.run(async () =>
      this.join(member, await this.holdOwn(member, invitationId), address),
    );
  }

  decline(token: string, address: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.refuse(await this.links.hold(token), address);
    });
  }

  declineOwn(member: Member, invitationId: number, address: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.refuse(await this.holdOwn(member, invitationId), address);
    });
  }

  /** Numbers are easily guessed: callers who are not invited do not learn that a person is. */
  private async holdOwn({ userId }: Member, invitationId: number): Promise<Invitation> {
    const invitation = await this.links.hold(invitationId);
    if (!(await this.invitees.isFor(invitation, userId))) throw new InvitationDoesNotExist();
    return invitation;
  }

  private async join(member: Member, invitation: Invitation, address: string): Promise<number> {
    const { groupId, level } = invitation;
    await this.links.closeAllFor(member.userId, invitation);
    // An address may have become theirs after they had joined.
    if (await this.members.join(member.userId, groupId, level)) {
      await this.notices.joined({ member, groupId, address }, invitation);
    }
    await this.seats.recount(groupId);
    return groupId;
  }

  private async refuse(invitation: Invitation, address: string): Promise<void> {
    await this.links.close(invitation, 'decline');
    await this.seats.recount(invitation.groupId);
    await this.notices.declined(invitation, address);
  }
}
