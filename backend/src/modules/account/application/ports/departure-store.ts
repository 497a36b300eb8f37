import type { Person } from '../../../../shared/personal-data/personal-data';

/** A person who is leaving. */
export interface Departing extends Person {
  readonly displayName: string;
  readonly lang: string;
}

export interface Departure {
  /** Null once everything is erased: only the number is left. */
  readonly person: Departing | null;
  readonly noticeSentAt: Date | null;
}

/** Who has asked to be deleted, and how far that is; what it says of people is sealed until it is done. */
export abstract class DepartureStore {
  /** False when the person has asked before. */
  abstract begin(person: Departing, now: Date): Promise<boolean>;
  abstract find(userId: number): Promise<Departure | null>;
  /** Ids of people who asked before then and are still not forgotten. */
  abstract unfinished(before: Date, limit: number): Promise<number[]>;
  abstract markNoticeSent(userId: number, now: Date): Promise<void>;
  /** Forgets who it was, and takes care that the database does. Outside of any unit of work. */
  abstract finish(userId: number, now: Date): Promise<void>;
}
