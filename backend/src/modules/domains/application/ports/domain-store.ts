import type { HostOwner, KnownHost } from '../../domain/known-host';

/** A person in a group. */
export interface DomainPlace {
  readonly userId: number;
  readonly groupId: number;
}

/** Keeps the numbers that domains go by, and the hosts of those that have one of their own. */
export abstract class DomainStore {
  /** The number of a person's subdomain, whatever it is called; null while no link ever stood on it. */
  abstract idOf(userId: number): Promise<number | null>;

  /** The same, made when there is none yet, however many ask at once. */
  abstract ensure(userId: number, now: Date): Promise<number>;

  /** Where a member has chosen that new links of theirs stand in a group; null while they have chosen nothing. */
  abstract defaultOf(place: DomainPlace): Promise<number | null>;

  abstract setDefault(place: DomainPlace, domainId: number): Promise<void>;

  /** What a person has chosen in all groups. */
  abstract forgetDefaults(userId: number): Promise<void>;

  /** Whose subdomains these are; unknown numbers, and domains that belong to no person, are missing. */
  abstract peopleOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** Gives a host to the site or a group, as a domain of its own; false when it is taken already. */
  abstract addHost(host: string, owner: Exclude<HostOwner, { kind: 'person' }>, now: Date): Promise<boolean>;

  /** Whose host it is; null for one that is free, and for personal subdomains, which have names. */
  abstract findHost(host: string): Promise<KnownHost | null>;

  /** Hosts that were given up, as the links of their numbers are still shown. */
  abstract formerHosts(): Promise<readonly KnownHost[]>;

  /** All that are taken now. */
  abstract hosts(): Promise<readonly KnownHost[]>;
}
