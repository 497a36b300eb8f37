import { HIT_CLASSES, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import { type DaySlot, daysUpTo } from '../../counting/domain/bucket';
import { parseDay } from '../../counting/domain/calendar-day';
import { type Count, NO_HITS } from '../../counting/domain/click-count';
import type { ReportRange } from './report-range';
import type { TimeZone } from '../../counting/domain/time-zone';

/** What was counted on one day. */
export interface DailyRow {
  /** "2026-11-21" */
  readonly date: string;
  /** What the report counts, clicks of people as a rule, and how many of them were unique. */
  readonly total: number;
  readonly unique: number;
  /** On the day of the period before that this one is compared with; null when nothing is compared. */
  readonly before: number | null;
  /** All hits by class, whatever the report is narrowed to. */
  readonly hits: Readonly<Record<HitClass, number>>;
}

const CLASS_COLUMNS = HIT_CLASSES.map((name) => `${name}Hits` as const);

/** Names of the columns, as files and programs have them. */
export type DailyColumn =
  'date' | 'totalClicks' | 'uniqueClicks' | (typeof CLASS_COLUMNS)[number] | 'previousClicks';

/** Which columns a table has besides its clicks. */
export interface DailyShape {
  /** Hits by class cannot be narrowed: beside clicks that are, they would be taken for the same. */
  readonly isFiltered: boolean;
  readonly isCompared: boolean;
}

export const dailyColumns = ({ isFiltered, isCompared }: DailyShape): readonly DailyColumn[] => [
  'date',
  'totalClicks',
  'uniqueClicks',
  ...(isFiltered ? [] : CLASS_COLUMNS),
  ...(isCompared ? (['previousClicks'] as const) : []),
];

/** What was counted of a range, day by day. */
export interface DailyCounts {
  readonly counted: readonly Count[];
  readonly before: readonly Count[] | null;
  readonly hits: Readonly<Record<HitClass, readonly Count[]>>;
}

/** The days of a range, the first and the last of them cut to it. */
export function daysIn(
  { from, to, span }: Pick<ReportRange, 'from' | 'to' | 'span'>,
  zone: TimeZone,
): DaySlot[] {
  const [first, last] = [parseDay(from), parseDay(to)];
  return daysUpTo(last, last - first + 1, zone).map((day) => ({
    date: day.date,
    from: Math.max(day.from, span.from),
    to: Math.min(day.to, span.to),
  }));
}

/** One row for each day, of what was counted on it. */
export function dailyRows(
  dates: readonly string[],
  { counted, before, hits: byClass }: DailyCounts,
): DailyRow[] {
  return dates.map((date, index) => {
    const on = (name: HitClass): number => byClass[name][index]?.total ?? 0;
    const hits = Object.fromEntries(HIT_CLASSES.map((name) => [name, on(name)])) as Record<HitClass, number>;
    const { total, unique } = counted[index] ?? NO_HITS;
    return { date, total, unique, before: before && (before[index]?.total ?? 0), hits };
  });
}

/** In the order of {@link dailyColumns}. */
export const cellsOf = (row: DailyRow, { isFiltered, isCompared }: DailyShape): (string | number)[] => [
  row.date,
  row.total,
  row.unique,
  ...(isFiltered ? [] : HIT_CLASSES.map((name) => row.hits[name])),
  ...(isCompared ? [row.before ?? 0] : []),
];
