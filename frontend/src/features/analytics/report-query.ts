import { isDay } from '../../shared/calendar';
import { DIMENSIONS, type Filters, HIT_CLASSES, type HitClass } from './report';

/** The ranges to choose from, with how far back they reach at most, in days. */
export const RANGE_DAYS = {
  '24h': 1,
  '7d': 7,
  lastweek: 14,
  '30d': 30,
  month: 31,
  '90d': 90,
  '12m': 365,
} as const;
export type ReportRange = keyof typeof RANGE_DAYS;
export const REPORT_RANGES = [
  '24h',
  '7d',
  'lastweek',
  '30d',
  'month',
  '90d',
  '12m',
] as const satisfies readonly ReportRange[];

export interface DaySpan {
  readonly from: string;
  /** Counted, too. */
  readonly to: string;
}

/** What the page shows, as its address says it. */
export interface ReportQuery {
  readonly range: ReportRange;
  /** Chosen days, in place of the range; without them the range counts again. */
  readonly days: DaySpan | null;
  /** Beside the period before. */
  readonly isCompared: boolean;
  readonly filters: Filters;
  /** What the chart and its numbers count. */
  readonly classes: readonly HitClass[];
  /** The tabs that are open where it is not the first one. */
  readonly tabs: readonly string[];
}

export const DEFAULT_RANGE: ReportRange = '30d';
export const PEOPLE_ALONE: readonly HitClass[] = ['human'];

export const isEverything = (classes: readonly HitClass[]): boolean => classes.length === HIT_CLASSES.length;
export const isPeople = (classes: readonly HitClass[]): boolean =>
  classes.length === 1 && classes[0] === 'human';

function daysOf(address: URLSearchParams, today: string): DaySpan | null {
  const from = address.get('from') ?? '';
  const to = address.get('to') ?? '';
  return isDay(from) && isDay(to) && from <= to && to <= today ? { from, to } : null;
}

function classesOf(address: URLSearchParams): readonly HitClass[] {
  const named = address.get('classes');
  if (named === 'all') return HIT_CLASSES;
  const words = new Set(named?.split(','));
  const classes = HIT_CLASSES.filter((kind) => words.has(kind));
  return classes.length === 0 ? PEOPLE_ALONE : classes;
}

function filtersOf(address: URLSearchParams): Filters {
  const named = DIMENSIONS.flatMap((dimension) => {
    const value = address.get(dimension) ?? '';
    return value === '' ? [] : [[dimension, value] as const];
  });
  return Object.fromEntries(named);
}

/** Whether the report is of some people alone. */
export const isFiltered = ({ filters }: Pick<ReportQuery, 'filters'>): boolean =>
  Object.keys(filters).length > 0;

/** Reads an address; whatever it does not say, or not rightly, is as usual. */
export function reportQueryOf(address: URLSearchParams, today: string): ReportQuery {
  const filters = filtersOf(address);
  return {
    range: REPORT_RANGES.find((range) => range === address.get('range')) ?? DEFAULT_RANGE,
    days: daysOf(address, today),
    isCompared: address.get('compare') === 'previous',
    filters,
    classes: isFiltered({ filters }) ? PEOPLE_ALONE : classesOf(address),
    tabs: (address.get('tab') ?? '').split(',').filter((tab) => tab !== ''),
  };
}

const OWN = ['range', 'from', 'to', 'compare', 'classes', 'tab', ...DIMENSIONS] as const;

const classesIn = (classes: readonly HitClass[]): string | null => {
  if (isPeople(classes)) return null;
  return isEverything(classes) ? 'all' : classes.join(',');
};

/** The address of another query. What is usual is left out, and what others wrote into it stays. */
export function reportAddressOf(query: ReportQuery, before: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams();
  const texts: Readonly<Record<string, string | null | undefined>> = {
    range: query.range === DEFAULT_RANGE ? null : query.range,
    from: query.days?.from,
    to: query.days?.to,
    compare: query.isCompared ? 'previous' : null,
    classes: classesIn(query.classes),
    ...query.filters,
    tab: query.tabs.join(','),
  };
  for (const [key, value] of before) if (!OWN.some((own) => own === key)) address.append(key, value);
  for (const [key, value] of Object.entries(texts)) if (value) address.set(key, value);
  return address;
}

/** What the server is asked, in its own words. */
export interface AskedReport {
  readonly timezone: string;
  readonly range?: ReportRange;
  readonly from?: string;
  readonly to?: string;
  readonly compare?: 'previous';
  readonly classes?: string;
}

export const askedReport = (query: ReportQuery, timezone: string): AskedReport & Filters => ({
  timezone,
  ...(query.days ?? { range: query.range }),
  ...(query.isCompared ? { compare: 'previous' } : {}),
  ...(isPeople(query.classes) ? {} : { classes: query.classes.join(',') }),
  ...query.filters,
});

/** What one query says otherwise than another. */
export const changesOf = (before: ReportQuery, after: ReportQuery): Partial<ReportQuery> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => before[key as keyof ReportQuery] !== value),
  );

const PLACE_TABS = ['counties', 'cities'];

/** Whether the parts of countries are looked at, and known: only people's countries are known together with them. */
export function showsPlaces({ filters, tabs }: Pick<ReportQuery, 'filters' | 'tabs'>): boolean {
  const { country, ...others } = filters;
  const isWanted = country !== undefined || tabs.some((tab) => PLACE_TABS.includes(tab));
  return isWanted && Object.keys(others).length === 0;
}

/** Everything that changes the numbers, and nothing that only changes what is looked at. */
export const reportKeyOf = (query: ReportQuery): string => JSON.stringify({ ...query, tabs: [] });

/**
 * The same query with a value to narrow by, or without it if that is the one it had. Only of people it is known
 * where they came from, so that filters and other classes exclude each other.
 */
export function toggledFilter(query: ReportQuery, dimension: keyof Filters, value: string): ReportQuery {
  const { [dimension]: before, ...others } = query.filters;
  const filters = before === value ? others : { ...others, [dimension]: value };
  return { ...query, filters, classes: PEOPLE_ALONE };
}

export const withClasses = (query: ReportQuery, classes: readonly HitClass[]): ReportQuery => ({
  ...query,
  classes,
  filters: isPeople(classes) ? query.filters : {},
});

/** The same query with a class of hits counted or not; the last one stays. */
export function toggledClass(query: ReportQuery, kind: HitClass): ReportQuery {
  const isOn = query.classes.includes(kind);
  const classes = HIT_CLASSES.filter((each) => (each === kind ? !isOn : query.classes.includes(each)));
  return classes.length === 0 ? query : withClasses(query, classes);
}

/** The same query with another tab of one card open. `tabs` are those of the card, the usual one first. */
export function openedTab(query: ReportQuery, tabs: readonly string[], tab: string): ReportQuery {
  const others = query.tabs.filter((each) => !tabs.includes(each));
  return { ...query, tabs: tab === tabs[0] ? others : [...others, tab] };
}

export const openTab = <T extends string>(query: ReportQuery, tabs: readonly [T, ...T[]]): T =>
  tabs.find((tab) => query.tabs.includes(tab)) ?? tabs[0];
