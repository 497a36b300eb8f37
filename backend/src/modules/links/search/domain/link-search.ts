import type { TermRange } from '../../core/domain/search-terms/search-terms';

/** The lists that a group's links are in. */
export const LINK_TABS = ['links', 'star', 'trashBin', 'api'] as const;
export type LinkTab = (typeof LINK_TABS)[number];

export const LINK_SORTS = ['newest', 'oldest', 'clicks', 'fewestClicks', 'lastClicked'] as const;
export type LinkSort = (typeof LINK_SORTS)[number];

/** What a link can have. */
export const LINK_TRAITS = [
  'expiry',
  'expired',
  'targets',
  'utm',
  'note',
  'preview',
  'nativeOpen',
  'down',
  'warning',
  'pixels',
] as const;
export type LinkTrait = (typeof LINK_TRAITS)[number];

/** From this value up to but without that one; null where there is no end. */
export interface Span<T> {
  readonly from: T | null;
  readonly to: T | null;
}

/** A word that is looked for: in the texts of a link, or in the names of its tags. */
export interface SearchedTerm extends TermRange {
  /** Tags whose names have the word. */
  readonly tagIds?: readonly number[];
}

/** What links have to be like; each that is there narrows the list. */
export interface LinkFilters {
  /** A term in each of these. */
  readonly terms?: readonly SearchedTerm[];
  /** One of these links. */
  readonly linkIds?: readonly number[];
  /** One of these tags. */
  readonly tagIds?: readonly number[];
  /** All of these tags. */
  readonly allTagIds?: readonly number[];
  /** Host of the domain that they stand on. */
  readonly host?: string;
  /** The number of that domain; −1 where no link ever stood. */
  readonly domainId?: number;
  /** Where they lead, as a person wrote it. */
  readonly destination?: string;
  /** The same as links have it; empty where no link can lead. */
  readonly url?: string;
  readonly created?: Span<Date>;
  readonly isStarred?: true;
  /** Made by one of these. */
  readonly authorIds?: readonly number[];
  readonly clicks?: Span<number>;
  /** What a program calls them by. */
  readonly externalId?: string;
  /** Whether a program made them. */
  readonly isApi?: boolean;
  /** All of these. */
  readonly traits?: readonly LinkTrait[];
}

export interface LinkSearch {
  readonly tab: LinkTab;
  readonly sort: LinkSort;
  readonly filters: LinkFilters;
  /** Whether a plan has to allow one of the filters. */
  readonly isAdvanced: boolean;
}

/** A place in a list: what its order goes by, of the link before. Moments as milliseconds since 1970. */
export type ListPlace = readonly number[];
