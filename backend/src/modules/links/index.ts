/** Links as other modules see them: whose they are, where they lead, and what is found out about them. */
export { UnusedLinksService } from './bulk/application/unused-links.service';
export { BulkCreationService, type PossibleLink } from './creation/application/bulk-creation.service';
export { LinkDirectoryService, type ReadLink } from './core/application/link-directory.service';
export { LinkClicksService } from './core/application/link-clicks.service';
export { type LinkReference, LinkPlacesService } from './core/application/link-places.service';
export type { LinkSnapshot } from './core/application/link-snapshot';
export { type LinkInQuestion, LinksInQuestionService } from './core/application/links-in-question.service';
export { MarkLinkService } from './core/application/mark-link.service';
export { ModerateLinksService, type ModeratedLink } from './core/application/moderate-links.service';
export { LinksForVisits } from './core/application/ports/links-for-visits';
export type { LinkChoice } from './core/application/ports/link-batches';
export { FreeHostsService } from './core/application/safety/free-hosts.service';
export { LinkWarningsService } from './core/application/safety/link-warnings.service';
export { ShowLinkService } from './core/application/show-link.service';
export type { LinkFindings } from './core/domain/link-findings';
export { LinksModule } from './links.module';
export { LinkRanking } from './search/application/ports/link-ranking';
export { LinksInReportService, type ReportedLink } from './search/application/links-in-report.service';
