/** Links as other modules see them: whose they are, where they lead, and what is found out about them. */
export { UnusedLinks } from './bulk/application/unused-links.service';
export { BulkCreation, type PossibleLink } from './creation/application/bulk-creation.service';
export { LinkDirectory, type ReadLink } from './core/application/link-directory.service';
export { ClicksOfLinks } from './core/application/link-clicks.service';
export { type LinkReference, LinkPlaces } from './core/application/link-places.service';
export type { LinkSnapshot } from './core/application/link-snapshot';
export { type LinkInQuestion, LinksInQuestion } from './core/application/links-in-question.service';
export { MarkLink } from './core/application/mark-link.service';
export { ModerateLinks, type ModeratedLink } from './core/application/moderate-links.service';
export { LinksForVisits } from './core/application/ports/links-for-visits';
export type { LinkChoice } from './core/application/ports/link-batches';
export { FreeHosts } from './core/application/safety/free-hosts.service';
export { LinkWarnings } from './core/application/safety/link-warnings.service';
export { ShowLink } from './core/application/show-link.service';
export type { LinkStanding } from './core/domain/link-standing';
export { LinksModule } from './links.module';
export { LinkStandings } from './search/application/ports/link-standings';
export { LinksInReport, type ReportedLink } from './search/application/links-in-report.service';
