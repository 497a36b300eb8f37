import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { GroupMembersService, type TeamSnapshot } from '../../groups';
import type { Language } from '../../identity';
import type { Invitation } from '../domain/invitation.entity';
import { InvitationDoesNotExist } from '../domain/teams.errors';
import { InvitationRepository } from './ports/invitation-repository';
import { SeatsService } from './seats.service';
import { SendInvitationsService } from './send-invitations.service';
import type { TeamCall } from './team-call';
import { TeamNotificationsService } from './team-notifications.service';

interface Found {
  readonly invitation: Invitation;
  readonly team: TeamSnapshot;
}

/** Lets admins look after the invitations of their group. */
@Injectable()
export class ManageInvitationsService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly invitations: InvitationRepository,
    private readonly sending: SendInvitationsService,
    private readonly seats: SeatsService,
    private readonly notices: TeamNotificationsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Its link leads nowhere from now on. */
  cancel(call: TeamCall, invitationId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { invitation } = await this.find(call, invitationId);
      await this.invitations.remove(invitation);
      await this.seats.recount(call.groupId);
      await this.notices.cancelled(call, invitation);
    });
  }

  /** With a new link; one that ran out needs a seat again. Throws when it has been answered. */
  sendAgain(call: TeamCall, invitationId: number, lang: Language | undefined): Promise<Invitation> {
    return this.unitOfWork.run(async () => {
      const { invitation, team } = await this.find(call, invitationId);
      await this.seats.takeAgain(invitation);
      await this.sending.again(invitation, await this.sending.by(call.member.userId, team.group, lang));
      await this.notices.invitedAgain(call, invitation);
      return invitation;
    });
  }

  private async find({ member, groupId }: TeamCall, invitationId: number): Promise<Found> {
    const team = await this.members.holdAs(member, groupId);
    const invitation = await this.invitations.find(groupId, invitationId);
    if (!invitation) throw new InvitationDoesNotExist();
    return { invitation, team };
  }
}
