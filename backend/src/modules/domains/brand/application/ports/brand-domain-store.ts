import type { BrandDomain } from '../../domain/brand-domain.entity';

/** Keeps groups' claims to hosts, and which of them has the host. */
export abstract class BrandDomainStore {
  /** Sets the id. False when the group has a claim to this host already. */
  abstract add(domain: BrandDomain): Promise<boolean>;
  abstract save(domain: BrandDomain): Promise<void>;
  abstract find(id: number): Promise<BrandDomain | null>;
  /** The same; no other transaction changes it before the end of the caller's unit of work. */
  abstract hold(id: number): Promise<BrandDomain | null>;
  /** Those that have not ended, oldest first. */
  abstract liveOf(groupId: number): Promise<BrandDomain[]>;
  /** How many of a group's have not ended. */
  abstract countLive(groupId: number): Promise<number>;
  /** How many of a group's were never verified and have not ended. */
  abstract countUnproven(groupId: number): Promise<number>;
  /** The one that has the host now, verified by its group once; null when the host is free. */
  abstract holderOf(host: string): Promise<BrandDomain | null>;
  /** All groups' claims to it that have not ended, oldest first. */
  abstract liveClaimsTo(host: string, limit: number): Promise<BrandDomain[]>;
  /** Ids of those that are to be looked at by now, longest due first. */
  abstract dueIds(now: Date, limit: number): Promise<number[]>;
  /** Ids of those that wait for the end of their group's time without a plan. */
  abstract idsSuspendedByPlanBefore(moment: Date, limit: number): Promise<number[]>;
  /** Gives the host, closed still, a number of its own for the group's links; null when the host is taken. */
  abstract openNumber(host: string, groupId: number, now: Date): Promise<number | null>;
  /**
   * Tells the host of a domain that has a number what it does, whose it is, and whether it is the group's default; false
   * when it knows.
   */
  abstract publish(domain: BrandDomain): Promise<boolean>;
  /** The number keeps its links and the name they were shown with; the host may be anybody's. */
  abstract giveUpHost(domainId: number): Promise<void>;
  /** Forgets claims that ended without ever being verified. */
  abstract removeEndedBefore(moment: Date): Promise<void>;
}
