import type { HostOwner, KnownHost } from '../../domain/known-host';

/** Keeps the numbers that domains go by, and the hosts of those that have one of their own. */
export abstract class DomainStore {
  /** The number of a person's subdomain, whatever it is called; null while no link ever stood on it. */
  abstract idOf(userId: number): Promise<number | null>;

  /** The same, made when there is none yet, however many ask at once. */
  abstract ensure(userId: number, now: Date): Promise<number>;

  /** The number of a person's subdomain where new links of theirs are to stand on it; null where they are not. */
  abstract defaultOf(userId: number): Promise<number | null>;

  /** Whether new links of a person are to stand on their subdomain, which has a number. */
  abstract setDefault(userId: number, isDefault: boolean): Promise<void>;

  /** Whose subdomains these are; unknown numbers, and domains that are nobody's in person, are missing. */
  abstract peopleOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** Gives a host to the site or a group, as a domain of its own; false when it is somebody's already. */
  abstract addHost(host: string, owner: Exclude<HostOwner, { kind: 'person' }>, now: Date): Promise<boolean>;

  /** Whose host it is; null for nobody's, and for personal subdomains, which have names. */
  abstract findHost(host: string): Promise<KnownHost | null>;

  /** All of them. */
  abstract hosts(): Promise<readonly KnownHost[]>;
}
