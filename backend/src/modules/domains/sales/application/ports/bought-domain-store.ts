import type { BoughtDomain } from '../../domain/bought-domain.entity';

/** Keeps domains that groups reserve and buy. */
export abstract class BoughtDomainStore {
  /** Sets the id. False when another one has the host. */
  abstract add(domain: BoughtDomain): Promise<boolean>;
  abstract save(domain: BoughtDomain): Promise<void>;
  /** The same for one that its group's plan is to include. False when the plan includes another one. */
  abstract include(domain: BoughtDomain): Promise<boolean>;
  abstract find(id: number): Promise<BoughtDomain | null>;
  /** The same; no other transaction changes it before the end of the caller's unit of work. */
  abstract hold(id: number): Promise<BoughtDomain | null>;
  /** The one that has the host now. */
  abstract findLive(host: string): Promise<BoughtDomain | null>;
  /** The group's last one of that host, whatever became of it. */
  abstract latestOf(groupId: number, host: string): Promise<BoughtDomain | null>;
  /** The group's that have not lapsed or been given up, newest first. */
  abstract shownTo(groupId: number): Promise<BoughtDomain[]>;
  abstract countReserved(groupId: number, now: Date): Promise<number>;
  /** The one that comes with the group's plan. */
  abstract includedIn(groupId: number): Promise<BoughtDomain | null>;
  /** Ids of those to go on with, longest due first. */
  abstract dueIds(now: Date, limit: number): Promise<number[]>;
  /** Those that wait for the registrar, oldest first. */
  abstract waiting(limit: number): Promise<BoughtDomain[]>;
  /** Forgets reservations that were not paid. */
  abstract removeUnpaidBefore(moment: Date): Promise<void>;
}
