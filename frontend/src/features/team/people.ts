import type { Schema } from '../../api/schemas';

export interface Member extends Omit<Schema<'PersonDto'>, 'fbName' | 'groupLevel'> {
  /** Empty while they have none. */
  readonly name: string;
  readonly isAdmin: boolean;
}

/** A person who was asked to join and has not. */
export interface Invitee extends Omit<Schema<'InviteeDto'>, 'id' | 'groupLevel' | 'invitedAt'> {
  /** Whom it is for: a number, an address, or neither for general members. */
  readonly userId: number | null;
  readonly isAdmin: boolean;
}

/** Members beside the first and invitations that can be answered. */
export interface Seats extends Pick<Schema<'SeatsDto'>, 'used'> {
  /** Null: as many as one likes. */
  readonly limit: number | null;
}

export interface Team {
  /** Admins first. */
  readonly members: readonly Member[];
  /** Newest first. */
  readonly invitees: readonly Invitee[];
  readonly seats: Seats;
}
