import type { VisitedLink } from '../../domain/visit/visited-link';

/** A link that visited text leads to. */
export interface FoundLink {
  readonly link: VisitedLink;
  /** Where it is now. */
  readonly domainId: number;
  readonly slug: string;
}

/** Reads what a visit needs of a link from where links are kept. */
export abstract class VisitedLinkSource {
  /** The link that the first slug, in the given order, leads to that the domain has; trashed ones included. */
  abstract first(domainId: number, slugs: readonly string[]): Promise<FoundLink | null>;
}
