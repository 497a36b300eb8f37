import type { VisitedLink } from '../../domain/visit/visited-link';

/** A link that visited text leads to. */
export interface FoundLink {
  readonly link: VisitedLink;
  /** Where it is now. */
  readonly domainId: number;
  readonly slug: string;
  /** Another one as soon as anything of the above changes; null where that cannot be told without reading the link. */
  readonly mark: string | null;
}

/** A link as it was found some time ago. */
export interface LinkBefore {
  readonly linkId: number;
  /** What {@link FoundLink.mark} was then. */
  readonly mark: string | null;
}

/** What has become of links; what is in neither is gone. */
export interface LinksSince {
  /** Ids of those that are as they were. */
  readonly same: ReadonlySet<number>;
  /** All others, in any order; some of them may be as they were. */
  readonly found: readonly FoundLink[];
}

/** Reads what a visit needs of a link from where links are kept. */
export abstract class VisitedLinkSource {
  /** The link that the first slug, in the given order, leads to that the domain has; trashed ones included. */
  abstract first(domainId: number, slugs: readonly string[]): Promise<FoundLink | null>;

  /** These links as they are now, trashed ones included. */
  abstract since(before: readonly LinkBefore[]): Promise<LinksSince>;
}
