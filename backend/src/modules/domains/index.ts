/** Where short links stand, as other modules see it. */
export { DomainsOfLinks } from './application/domains-of-links.service';
export { LinksOnDomains } from './application/links-on-domains.service';
export { type ShortDomain, ShortDomains } from './application/short-domains.service';
export { Subdomains } from './application/subdomains.service';
export { VisitedHosts } from './application/visited-hosts.service';
export { DomainsModule } from './domains.module';
export { shownOrigin } from './domain/shown-origin';
export { WellKnown } from './http/well-known';
export { type DomainInQuestion, HostHolders } from './brand/application/host-holders.service';
export { SuspendDomain } from './brand/application/suspend-domain.service';
export { Certificates } from './certificates/application/certificates.service';
export { type Landing } from './landings/domain/landing';
export { VisitedLandings } from './landings/application/visited-landings.service';
