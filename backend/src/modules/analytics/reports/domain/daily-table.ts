import { HIT_CLASSES, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import { type DaySlot, daysUpTo } from '../../counting/domain/bucket';
import { parseDay } from '../../counting/domain/calendar-day';
import type { Count } from '../../counting/domain/click-count';
import type { ReportRange } from './report-range';
import type { TimeZone } from '../../counting/domain/time-zone';

/** What was counted on one day. */
export interface DailyRow {
  /** "2026-11-21" */
  readonly date: string;
  /** Clicks of people, and how many of them were unique. */
  readonly total: number;
  readonly unique: number;
  /** Hits by class; people are the clicks. */
  readonly hits: Readonly<Record<HitClass, number>>;
}

/** Names of the columns, as files and programs have them. */
export const DAILY_COLUMNS = [
  'date',
  'totalClicks',
  'uniqueClicks',
  ...HIT_CLASSES.map((name) => `${name}Hits` as const),
] as const;

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

/** One row for each day, of what was counted of each class on it. */
export function dailyRows(
  dates: readonly string[],
  counts: Readonly<Record<HitClass, readonly Count[]>>,
): DailyRow[] {
  return dates.map((date, index) => {
    const on = (name: HitClass): number => counts[name][index]?.total ?? 0;
    const hits = Object.fromEntries(HIT_CLASSES.map((name) => [name, on(name)])) as Record<HitClass, number>;
    return { date, total: hits.human, unique: counts.human[index]?.unique ?? 0, hits };
  });
}

export const cellsOf = ({ date, total, unique, hits }: DailyRow): (string | number)[] => [
  date,
  total,
  unique,
  ...HIT_CLASSES.map((name) => hits[name]),
];
