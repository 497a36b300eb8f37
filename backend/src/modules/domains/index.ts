/** Where short links stand, as other modules see it. */
export { DomainsOfLinks } from './application/domains-of-links.service';
export { type ShortDomain, ShortDomains } from './application/short-domains.service';
export { Subdomains } from './application/subdomains.service';
export { VisitedHosts } from './application/visited-hosts.service';
export { DomainsModule } from './domains.module';
export { shownOrigin } from './domain/shown-origin';
export { AppFiles } from './http/app-files';
