import { Injectable } from '@nestjs/common';
import type { GroupLevel } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Groups } from '../../groups';
import type { InvitationState } from '../domain/invitation.entity';
import { InvitationLinks } from './invitation-links.service';
import { Invitees, shownName } from './invitees.service';

/** What the holder of the link may know before they answer. */
export interface SeenInvitation {
  readonly groupId: number;
  readonly groupName: string;
  readonly inviterName: string;
  readonly level: GroupLevel;
  /** Partly hidden; null when no person has the number that was invited. */
  readonly invitedAs: string | null;
  readonly expiresAt: Date;
  readonly state: InvitationState;
}

/** Shows an invitation to the holder of its link. */
@Injectable()
export class LookAtInvitation {
  constructor(
    private readonly links: InvitationLinks,
    private readonly invitees: Invitees,
    private readonly groups: Groups,
    private readonly clock: Clock,
  ) {}

  async byToken(token: string): Promise<SeenInvitation> {
    const { invitation, inviter } = await this.links.find(token);
    return {
      groupId: invitation.groupId,
      groupName: (await this.groups.settingsOf(invitation.groupId)).name,
      inviterName: shownName(inviter),
      level: invitation.level,
      invitedAs: await this.invitees.hiddenAddressOf(invitation),
      expiresAt: invitation.expiresAt,
      state: invitation.stateAt(this.clock.now()),
    };
  }
}
