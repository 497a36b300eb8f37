import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { GroupLevel } from '../../../shared/domain/actor';
import { GroupMembersService } from '../../groups';
import type { Language } from '../../identity';
import type { Invitation } from '../domain/invitation.entity';
import { type InvitedNames, readInvited } from './invited';
import { InviteesService } from './invitees.service';
import { SeatsService } from './seats.service';
import { SendInvitationsService } from './send-invitations.service';
import type { TeamCall } from './team-call';
import { TeamNotificationsService } from './team-notifications.service';

/** Whom an admin invites, and as what. */
export interface InviteInput extends InvitedNames {
  readonly level: GroupLevel;
  /** Language of the screen; undefined for the admin's own. */
  readonly lang?: Language | undefined;
}

/** Lets admins ask people into their group. */
@Injectable()
export class InvitePeopleService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly invitees: InviteesService,
    private readonly seats: SeatsService,
    private readonly sending: SendInvitationsService,
    private readonly notices: TeamNotificationsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** All or none. Throws `InvalidInput` naming whom not, `LimitReached`. */
  invite(call: TeamCall, input: InviteInput): Promise<Invitation[]> {
    const named = readInvited(input);
    const { member, groupId } = call;
    return this.unitOfWork.run(async () => {
      const team = await this.members.holdAs(member, groupId);
      await this.invitees.requireNew(named, team);
      await this.seats.take(groupId, named.length);
      const inviting = await this.sending.by(member.userId, team.group, input.lang);
      const sent: Invitation[] = [];
      for (const { invited } of named) {
        const invitation = await this.sending.send(invited, input.level, inviting);
        await this.notices.invited(call, invitation);
        sent.push(invitation);
      }
      return sent;
    });
  }
}
