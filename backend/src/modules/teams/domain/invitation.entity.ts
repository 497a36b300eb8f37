import type { GroupLevel } from '../../../shared/domain/actor';
import { InvitationClosed } from './teams.errors';

/** Who is invited: by the number of an account, or by an address that may have none. */
export type InvitedAs =
  { readonly userId: number; readonly email: null } | { readonly userId: null; readonly email: string };

/** `expired` is what becomes of a pending one with time. */
export type InvitationState = 'pending' | 'accepted' | 'declined' | 'expired';

export interface NewInvitation {
  readonly groupId: number;
  readonly inviterUserId: number;
  readonly invited: InvitedAs;
  readonly level: GroupLevel;
  readonly tokenHash: string;
  readonly now: Date;
}

const DAY_MS = 24 * 3_600_000;
export const DAYS_TO_ANSWER = 14;
/** Those that can no longer be answered are deleted after this time. */
export const INVITATION_RETENTION_MS = 30 * DAY_MS;

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

/** A person is asked to join a group. While it can be answered, it takes one of the group's seats. */
export class Invitation {
  /** Given by the database when the invitation is first saved. */
  readonly id!: number;
  readonly groupId: number;
  readonly inviterUserId: number;
  readonly inviteeUserId: number | null;
  /** As `parseEmail` reads it. */
  readonly email: string | null;
  readonly level: GroupLevel;
  /** Of the text in the mail's link; the text itself is kept nowhere. */
  readonly tokenHash: string;
  readonly answer: 'pending' | 'accepted' | 'declined';
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;

  constructor({ groupId, inviterUserId, invited, level, tokenHash, now }: NewInvitation) {
    this.groupId = groupId;
    this.inviterUserId = inviterUserId;
    this.inviteeUserId = invited.userId;
    this.email = invited.email;
    this.level = level;
    this.tokenHash = tokenHash;
    this.answer = 'pending';
    this.createdAt = now;
    this.expiresAt = answerableUntil(now);
    this.closedAt = null;
  }

  stateAt(now: Date): InvitationState {
    return this.answer === 'pending' && now > this.expiresAt ? 'expired' : this.answer;
  }

  isOpen(now: Date): boolean {
    return this.stateAt(now) === 'pending';
  }

  /** `provenEmail`: the address that is known to be the person's. */
  isFor(userId: number, provenEmail: string | null): boolean {
    return this.email === null ? this.inviteeUserId === userId : this.email === provenEmail;
  }

  isTo({ userId, email }: InvitedAs): boolean {
    return this.inviteeUserId === userId && this.email === email;
  }

  accept(now: Date): void {
    this.close('accepted', now);
  }

  decline(now: Date): void {
    this.close('declined', now);
  }

  /** Another link takes the place of the one before. Throws when it has been answered. */
  renew(tokenHash: string, now: Date): void {
    if (this.answer !== 'pending') throw new InvitationClosed(this.answer);
    this.changing.tokenHash = tokenHash;
    this.changing.expiresAt = answerableUntil(now);
  }

  private close(answer: 'accepted' | 'declined', now: Date): void {
    const state = this.stateAt(now);
    if (state !== 'pending') throw new InvitationClosed(state);
    this.changing.answer = answer;
    this.changing.closedAt = now;
  }

  private get changing(): Changing<Invitation> {
    return this;
  }
}

function answerableUntil(now: Date): Date {
  return new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS);
}
