import type { Invitation, InvitedAs } from '../../domain/invitation.entity';

/** Invitations as they are stored. */
export abstract class InvitationRepository {
  /** Adds and numbers it. */
  abstract add(invitation: Invitation): Promise<void>;
  abstract save(invitation: Invitation): Promise<void>;
  abstract remove(invitation: Invitation): Promise<void>;

  abstract find(groupId: number, invitationId: number): Promise<Invitation | null>;
  abstract findByToken(tokenHash: string): Promise<Invitation | null>;
  /** In whatever group it is. */
  abstract findById(invitationId: number): Promise<Invitation | null>;
  /** Those that the person, or the owner of the address, can answer; newest first, at most 100. */
  abstract openTo(invited: Invited, now: Date): Promise<Invitation[]>;
  /** Those of one group that the person, or the owner of the address, can answer. */
  abstract openIn(groupId: number, invited: Invited, now: Date): Promise<Invitation[]>;
  /** Those that have not been accepted, newest first, at most 1000. */
  abstract unacceptedOf(groupId: number): Promise<Invitation[]>;
  /** How many can be answered and so take a seat. */
  abstract countOpen(groupId: number, now: Date): Promise<number>;

  /** So that a new one takes their place: those to the same person or address. */
  abstract removeTo(groupId: number, invited: InvitedAs): Promise<void>;
  /** Those that a member has sent and that wait for an answer. */
  abstract removeOpenBy(groupId: number, inviterUserId: number): Promise<void>;
  /** Those to the person, to the address, by the person, and of these groups; at most 1000 of them are told. */
  abstract concerning(person: Concerned): Promise<Invitation[]>;
  abstract removeConcerning(person: Concerned): Promise<void>;
  /** Those that were answered, or could not be answered any more, before this moment. */
  abstract removeClosedBefore(moment: Date): Promise<void>;
  /** Groups with invitations that ran out between these moments. */
  abstract groupsWithExpired(from: Date, to: Date): Promise<number[]>;
}

/** A person who may have been invited by number and by address. */
export interface Invited {
  readonly userId: number;
  readonly email: string | null;
}

/** A person whose data is asked for or is to go. */
export interface Concerned extends Invited {
  /** Groups that end with the person. */
  readonly groupIds: readonly number[];
}
