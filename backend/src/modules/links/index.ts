/** Links as other modules see them: whose they are, where they lead, and the visits they got. */
export { LinkDirectory } from './application/link-directory.service';
export type { LinkSnapshot } from './application/link-snapshot';
export { type ListedLink, ListLinks } from './application/list-links.service';
export { readVisit, type VisitRecord } from './domain/visit-record';
export { Redirect } from './http/redirect';
export { LinksModule } from './links.module';
