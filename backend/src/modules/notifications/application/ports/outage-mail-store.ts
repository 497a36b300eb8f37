import type { DestinationChange } from '../../domain/outages/destination-change';

/** News that waits for a mail. */
export interface PendingChange {
  readonly id: number;
  readonly change: DestinationChange;
}

/** Keeps what people are to be told by mail of the destinations of their links. */
export abstract class OutageMailStore {
  /** `key` names what happened, at most 190 characters; false when it was told before. */
  abstract add(key: string, userId: number, change: DestinationChange, now: Date): Promise<boolean>;
  /** Told to this person since then, counted up to `atMost`. */
  abstract countSince(userId: number, since: Date, atMost: number): Promise<number>;
  /** People who wait since before `before` and have had no mail after `lastMail`; at most `limit` of them. */
  abstract waiting(before: Date, lastMail: Date, limit: number): Promise<readonly number[]>;
  /** What waits for this person, oldest first. */
  abstract pendingFor(userId: number, limit: number): Promise<readonly PendingChange[]>;
  /** All of it up to this id is in a mail now. */
  abstract mailed(userId: number, upTo: number, now: Date): Promise<void>;
  abstract erase(userId: number): Promise<void>;
  abstract removeMailedBefore(moment: Date): Promise<void>;
}
