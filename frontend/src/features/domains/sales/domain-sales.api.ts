import type { Schema } from '../../../api/schemas';

export type FoundDomain = Schema<'FoundDomainDto'>;
/** Domains that a search may mean, and what a year of each costs. */
export type FoundDomains = Schema<'FoundDomainsDto'>;
/** A domain that the group has reserved or bought. */
export type BoughtDomain = Schema<'BoughtDomainDto'>;

/** What the group has reserved or bought, newest first, and whether its plan includes a domain that it has not chosen yet. */
export type BoughtList = Schema<'BoughtDomainsDto'>;

/** Domains that groups look for, reserve and have bought; what they pay for them is the business of payments. */
export interface DomainSalesApi {
  /** @param name a word, or a domain such as `shop.com` */
  search(name: string): Promise<FoundDomains>;
  /** No other group can have it for 15 minutes. */
  reserve(domain: string): Promise<BoughtDomain>;
  /** Registers a reserved one as that which comes with the group's plan. */
  include(domain: string): Promise<BoughtDomain>;
  bought(): Promise<BoughtList>;
}
