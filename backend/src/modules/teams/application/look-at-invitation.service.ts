import { Injectable } from '@nestjs/common';
import type { GroupLevel } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { GroupsService } from '../../groups';
import type { InvitationState } from '../domain/invitation.entity';
import { InvitationLinksService } from './invitation-links.service';
import { InviteesService, shownName } from './invitees.service';

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
export class LookAtInvitationService {
  constructor(
    private readonly links: InvitationLinksService,
    private readonly invitees: InviteesService,
    private readonly groups: GroupsService,
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
