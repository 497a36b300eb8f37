import type { DomainApps } from '../../domain/apps/domain-apps';

/** Keeps the apps of domains. */
export abstract class DomainAppStore {
  /** None for domains that no apps were ever named for. */
  abstract appsOf(domainId: number): Promise<DomainApps>;

  /** These and no others. */
  abstract put(domainId: number, apps: DomainApps, now: Date): Promise<void>;

  abstract remove(domainId: number): Promise<void>;
}
