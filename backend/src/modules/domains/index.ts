/** Where short links stand, as other modules see it. */
export { DomainsOfLinksService } from './application/domains-of-links.service';
export { LinksOnDomainsService } from './application/links-on-domains.service';
export { type ShortDomain, ShortDomainsService } from './application/short-domains.service';
export { SubdomainsService } from './application/subdomains.service';
export { VisitedHostsService } from './application/visited-hosts.service';
export { DomainsModule } from './domains.module';
export { shownOrigin } from './domain/shown-origin';
export { WellKnown } from './http/well-known';
export { type DomainInQuestion, HostHoldersService } from './brand/application/host-holders.service';
export { SuspendDomainService } from './brand/application/suspend-domain.service';
export { CertificatesService } from './certificates/application/certificates.service';
export { type Landing } from './landings/domain/landing';
export { VisitedLandingsService } from './landings/application/visited-landings.service';
