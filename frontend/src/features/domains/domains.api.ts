import type { LinkOnDomain } from '../../api/link-name';
import type { Schema } from '../../api/schemas';
import type { DomainPlace } from './domain-place';

/** A domain that a link stands on, or could stand on. */
export type LinkDomain = Schema<'LinkDomainDto'>;

/** A link that has another address now. */
export type MovedLink = Pick<
  Schema<'LinkDetailsDto'>,
  'encodeId' | 'domain' | 'shortUrl' | 'asciiUrl' | 'trackingTools'
>;

/** The apps that open the addresses of a domain. */
export type AppsOfDomain = Omit<Schema<'DomainAppsDto'>, 'domain'>;

export interface DomainsApi {
  /** The shared domain first. */
  choices(link: LinkOnDomain): Promise<readonly LinkDomain[]>;
  move(link: LinkOnDomain, domain: string): Promise<MovedLink>;
  apps(place: DomainPlace): Promise<AppsOfDomain>;
  /** These and no others. */
  setApps(place: DomainPlace, apps: Pick<AppsOfDomain, 'apple' | 'android'>): Promise<AppsOfDomain>;
}
