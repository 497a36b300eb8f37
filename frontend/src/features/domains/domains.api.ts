import type { LinkOnDomain } from '../../api/link-name';
import type { Schema } from '../../api/schemas';
import type { DomainPlace } from './domain-place';

/** A domain that a link stands on, or could stand on. */
export type DomainChoice = Schema<'LinkDomainDto'>;

/** A link that has another address now. */
export type MovedLink = Pick<
  Schema<'LinkDetailsDto'>,
  'encodeId' | 'domain' | 'shortUrl' | 'asciiUrl' | 'trackingTools'
>;

/** The apps that open the addresses of a domain. */
export type DomainApps = Omit<Schema<'DomainAppsDto'>, 'domain'>;

export interface DomainsApi {
  /** The shared domain first. */
  choices(link: LinkOnDomain): Promise<readonly DomainChoice[]>;
  move(link: LinkOnDomain, domain: string): Promise<MovedLink>;
  apps(place: DomainPlace): Promise<DomainApps>;
  /** These and no others. */
  setApps(place: DomainPlace, apps: Pick<DomainApps, 'apple' | 'android'>): Promise<DomainApps>;
}
