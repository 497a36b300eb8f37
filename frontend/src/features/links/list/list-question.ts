import { isDay } from '../../../shared/calendar';
import {
  type LinkFilter,
  type LinkQuery,
  type Sort,
  SORTS,
  type Tab,
  TABS,
  type Trait,
  TRAITS,
} from './list.api';

/** What the address of the page says of what is looked for. */
export interface ListQuestion {
  readonly tab: Tab;
  readonly sort: Sort;
  readonly text: string;
  readonly tagIds: readonly number[];
  /** Calendar days like `2026-11-21`; empty for none. */
  readonly from: string;
  readonly to: string;
  readonly authorIds: readonly number[];
  readonly traits: readonly Trait[];
}

export const ALL_LINKS: ListQuestion = {
  tab: 'links',
  sort: 'newest',
  text: '',
  tagIds: [],
  from: '',
  to: '',
  authorIds: [],
  traits: [],
};

/** The server reads no more. */
export const MAX_TEXT_LENGTH = 200;
const MAX_LISTED = 20;

const listIn = (query: URLSearchParams, name: string): readonly string[] =>
  (query.get(name) ?? '').split(',').slice(0, MAX_LISTED);

const idsIn = (query: URLSearchParams, name: string): readonly number[] => [
  ...new Set(
    listIn(query, name)
      .filter((text) => /^[1-9]\d{0,8}$/.test(text))
      .map(Number),
  ),
];

const dayIn = (query: URLSearchParams, name: string): string => {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : '';
};

/** The trash bin goes by when links came there. */
export const sortsOf = (tab: Tab): readonly Sort[] => (tab === 'trashBin' ? ['newest', 'oldest'] : SORTS);

/** Whatever an address may hold, a question comes of it. */
export function questionIn(query: URLSearchParams): ListQuestion {
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'links';
  return {
    tab,
    sort: sortsOf(tab).find((name) => name === query.get('sort')) ?? 'newest',
    text: (query.get('q') ?? '').slice(0, MAX_TEXT_LENGTH),
    tagIds: idsIn(query, 'tags'),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    authorIds: idsIn(query, 'by'),
    traits: TRAITS.filter((trait) => listIn(query, 'has').includes(trait)),
  };
}

/** The shortest address that says the same. */
export function addressOf({
  tab,
  sort,
  text,
  tagIds,
  from,
  to,
  authorIds,
  traits,
}: ListQuestion): URLSearchParams {
  const said = {
    tab: tab === 'links' ? '' : tab,
    q: text,
    tags: tagIds.join(','),
    from,
    to,
    by: authorIds.join(','),
    has: traits.join(','),
    sort: sort === 'newest' || !sortsOf(tab).includes(sort) ? '' : sort,
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

/** Something is looked for: an empty list does not mean that there are no links. */
export const isNarrowed = (question: ListQuestion): boolean =>
  addressOf({ ...question, tab: 'links', sort: 'newest' }).size > 0;

/** How many filters are set beside the words. */
export const filterCount = ({ tagIds, from, to, authorIds, traits }: ListQuestion): number =>
  tagIds.length + authorIds.length + traits.length + (from === '' && to === '' ? 0 : 1);

/** The first moment of a day on this device's clock, or of a day later. */
const startOf = (day: string, later = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

export function queryOf({ tab, sort, ...wanted }: ListQuestion): LinkQuery {
  const { text, tagIds, from, to, authorIds, traits } = wanted;
  const days = { ...(from && { from: startOf(from) }), ...(to && { to: startOf(to, 1) }) };
  const filters: readonly (LinkFilter | false)[] = [
    text.trim() !== '' && { key: 'text', value: text },
    tagIds.length > 0 && { key: 'tagIds', value: [...tagIds] },
    (from !== '' || to !== '') && { key: 'createdTime', value: days },
    authorIds.length > 0 && { key: 'author', value: [...authorIds] },
    traits.length > 0 && { key: 'has', value: [...traits] },
  ];
  return { tab, sort, filters: filters.filter((filter) => filter !== false) };
}
