/** Links as other modules see them: whose they are, where they lead, and the visits they got. */
export { LinkDirectory, type ReadLink } from './application/link-directory.service';
export type { LinkSnapshot } from './application/link-snapshot';
export type { LinkName } from './application/link-places.service';
export { type ListedLink, ListLinks } from './application/list-links.service';
export { LinksInReport, type ReportedLink } from './application/links-in-report.service';
export { MarkLink } from './application/mark-link.service';
export type { CardFetches } from './application/ports/card-fetches';
export type { ListWish } from './application/search/list-questions.service';
export type { LinkStanding } from './domain/link-standing';
export { type LinkInQuestion, LinksInQuestion } from './application/questions/links-in-question.service';
export { IMAGES_PATH } from './domain/preview/image-name';
export { LINK_SORTS, LINK_TABS, type LinkSort, type LinkTab } from './domain/search/link-search';
export { FILTER_KEYS } from './domain/search/read-search';
export {
  type NewVisit,
  readHeaders,
  readVisit,
  type VisitRecord,
  writeVisit,
} from './domain/visit/visit-record';
export { LinkDetailsDto } from './http/dto/link-details.dto';
export { presentDetails } from './http/link-details.presenter';
export { Redirect } from './http/redirect';
export { SqlCardFetches } from './infrastructure/preview/sql-card-fetches';
export { LinkStandings, type NewClicks } from './infrastructure/search/link-standings';
export { LinksModule } from './links.module';
