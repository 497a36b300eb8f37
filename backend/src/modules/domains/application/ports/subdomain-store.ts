import type { SubdomainRecord } from '../../domain/subdomain';

/** Who has which personal subdomain. */
export abstract class SubdomainStore {
  /** The subdomain that the person has now. */
  abstract hostOf(userId: number): Promise<string | null>;
  /** The person who has it or had it last, unless they are gone. */
  abstract ownerOf(name: string): Promise<number | null>;
  /** The subdomain that each has now, or had last; people who never had one are missing. */
  abstract namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Keeps every name of the person, had or to come, from others for as long as there is this person. */
  abstract keep(userId: number): Promise<void>;
  abstract find(name: string): Promise<SubdomainRecord | null>;
  /** Gives a name that `mayTake` allows, in place of the one before; false when another person was quicker. */
  abstract give(name: string, userId: number, now: Date): Promise<boolean>;
  /** Whatever the person has; the name stays reserved. */
  abstract release(userId: number, now: Date): Promise<void>;
  /** Releases, and leaves of every name that the person had only what is needed to keep it reserved. */
  abstract erase(userId: number, now: Date): Promise<void>;
  /** Forgets names given up before then. */
  abstract removeReleasedBefore(moment: Date): Promise<void>;
}
