import type { GroupLevel } from '../../../shared/domain/actor';
import type { Invitation, InvitationState } from '../domain/invitation.entity';

/** A person who was asked to join and has not. */
export interface InvitedPerson {
  readonly invitationId: number;
  readonly userId: number | null;
  readonly email: string | null;
  readonly level: GroupLevel;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly state: InvitationState;
}

export const invitedPerson = (invitation: Invitation, now: Date): InvitedPerson => ({
  invitationId: invitation.id,
  userId: invitation.inviteeUserId,
  email: invitation.email,
  level: invitation.level,
  invitedAt: invitation.createdAt,
  expiresAt: invitation.expiresAt,
  state: invitation.stateAt(now),
});
