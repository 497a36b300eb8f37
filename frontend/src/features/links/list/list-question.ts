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
  /** All of the tags, instead of one of them. */
  readonly isAllTags: boolean;
  /** The host of a short domain; empty for any. */
  readonly domain: string;
  /** Null for none; the last number counts, too. */
  readonly minClicks: number | null;
  readonly maxClicks: number | null;
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
  isAllTags: false,
  domain: '',
  minClicks: null,
  maxClicks: null,
  from: '',
  to: '',
  authorIds: [],
  traits: [],
};

/** The server reads no more. */
export const MAX_SEARCH_LENGTH = 200;
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

const HOST = /^[\p{L}\p{N}.:-]{1,259}$/u;
/** Like `3-9`, `3-` or `-9`. */
const CLICKS = /^(\d{0,9})-(\d{0,9})$/;

const numberIn = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

function clicksIn(query: URLSearchParams): Pick<ListQuestion, 'minClicks' | 'maxClicks'> {
  const [, from, to] = CLICKS.exec(query.get('clicks') ?? '') ?? [];
  return { minClicks: numberIn(from), maxClicks: numberIn(to) };
}

const clicksText = ({ minClicks, maxClicks }: ListQuestion): string =>
  minClicks === null && maxClicks === null ? '' : `${String(minClicks ?? '')}-${String(maxClicks ?? '')}`;

/** The trash bin goes by when links came there. */
export const sortsOf = (tab: Tab): readonly Sort[] => (tab === 'trashBin' ? ['newest', 'oldest'] : SORTS);

/** Whatever an address may hold, a question comes of it. */
export function listQuestionIn(query: URLSearchParams): ListQuestion {
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'links';
  const tagIds = idsIn(query, 'tags');
  const domain = query.get('domain') ?? '';
  return {
    tab,
    sort: sortsOf(tab).find((name) => name === query.get('sort')) ?? 'newest',
    text: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    tagIds,
    isAllTags: tagIds.length > 1 && query.get('match') === 'all',
    domain: HOST.test(domain) ? domain : '',
    ...clicksIn(query),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    authorIds: idsIn(query, 'by'),
    traits: TRAITS.filter((trait) => listIn(query, 'has').includes(trait)),
  };
}

/** The shortest address that says the same. */
export function listAddressOf(question: ListQuestion): URLSearchParams {
  const { tab, sort, text, tagIds, isAllTags, domain, from, to, authorIds, traits } = question;
  const said = {
    tab: tab === 'links' ? '' : tab,
    q: text,
    tags: tagIds.join(','),
    match: isAllTags && tagIds.length > 1 ? 'all' : '',
    domain,
    clicks: clicksText(question),
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
  listAddressOf({ ...question, tab: 'links', sort: 'newest' }).size > 0;

/** How many filters are set beside the words. */
export const filterCount = (question: ListQuestion): number =>
  question.tagIds.length +
  question.authorIds.length +
  question.traits.length +
  [question.domain, clicksText(question), question.from + question.to].filter((set) => set !== '').length;

/** The first moment of a day on this device's clock, or of a day later. */
const startOf = (day: string, later = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

export function listQueryOf({ tab, sort, ...wanted }: ListQuestion): LinkQuery {
  const { text, tagIds, isAllTags, domain, minClicks, maxClicks, from, to, authorIds, traits } = wanted;
  const days = { ...(from && { from: startOf(from) }), ...(to && { to: startOf(to, 1) }) };
  const clicks = {
    ...(minClicks !== null && { from: minClicks }),
    ...(maxClicks !== null && { to: maxClicks }),
  };
  const filters: readonly (LinkFilter | false)[] = [
    text.trim() !== '' && { key: 'text', value: text },
    tagIds.length > 0 && { key: isAllTags ? 'allTagIds' : 'tagIds', value: [...tagIds] },
    domain !== '' && { key: 'domain', value: domain },
    (minClicks !== null || maxClicks !== null) && { key: 'clicks', value: clicks },
    (from !== '' || to !== '') && { key: 'createdTime', value: days },
    authorIds.length > 0 && { key: 'author', value: [...authorIds] },
    traits.length > 0 && { key: 'has', value: [...traits] },
  ];
  return { tab, sort, filters: filters.filter((filter) => filter !== false) };
}
