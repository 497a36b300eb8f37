import type { VisitedLink } from '../../domain/visit-decision';

/** Reads what a visit needs of a link from where links are kept. */
export abstract class VisitedLinkSource {
  /** The link of the first slug, in the given order, that the domain has; trashed ones included. */
  abstract first(domainId: number, slugs: readonly string[]): Promise<VisitedLink | null>;
}
