import type { Link } from '../../../core/domain/link.entity';
import type { LinkSearch, ListPlace } from '../../domain/link-search';

export interface WantedPage {
  readonly groupId: number;
  readonly search: LinkSearch;
  /** Where the page before ended; null for the first one. */
  readonly after: ListPlace | null;
  readonly limit: number;
  readonly now: Date;
}

/** How many were found. */
export interface FoundCount {
  readonly count: number;
  /** False: there may be more. */
  readonly isExact: boolean;
}

export interface FoundPage {
  /** In the order that was asked for. */
  readonly ids: readonly number[];
  /** Where this page ends and the next one begins; null when there was nothing to look at. */
  readonly end: ListPlace | null;
  /** A page may be short, or empty, and more may still be found behind it. */
  readonly hasMore: boolean;
  /** Comes with the first page. */
  readonly total: FoundCount | null;
}

/** Where a link's campaign parameters stand. */
export type CampaignFields = Pick<Link, 'url' | 'utm'>;

/** Finds links of a group. However many the group has, a call looks through a bounded number of them. */
export abstract class LinkFinder {
  abstract page(wanted: WantedPage): Promise<FoundPage>;

  /** Where a link of the group stands among those by creation; null when it has no such link. */
  abstract placeOf(groupId: number, linkId: number): Promise<ListPlace | null>;

  /** Of those of these links, at most 1000, that the group has, by number: what their campaign parameters are read from. */
  abstract campaigns(groupId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CampaignFields>>;

  /** In no order. */
  abstract load(ids: readonly number[]): Promise<Link[]>;

  /** Links of the group by their slugs on one domain, newest first; at most a few hundred. */
  abstract named(groupId: number, domainId: number, slugs: readonly string[]): Promise<Link[]>;

  /** Who made links of the group, at most 100. */
  abstract authors(groupId: number): Promise<readonly number[]>;

  /** Domains that links of the group stand on, at most 100. */
  abstract domains(groupId: number): Promise<readonly number[]>;
}
