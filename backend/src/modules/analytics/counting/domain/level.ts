import type { Bucket, Slot } from './bucket';
import type { CalendarDay } from './calendar-day';
import { type CalendarMonth, firstDayOf, monthOf } from './calendar-month';

/**
 * How fine counters are. Quarter hours are kept of everything; of subjects that are clicked much, days and months of UTC
 * are kept as well, so that long ranges need few rows.
 */
export const LEVELS = ['quarter', 'day', 'month'] as const;
export type Level = (typeof LEVELS)[number];

const QUARTERS_OF_DAY = 96;

export const dayOfBucket = (bucket: Bucket): CalendarDay => Math.floor(bucket / QUARTERS_OF_DAY);
export const firstBucketOfDay = (day: CalendarDay): Bucket => day * QUARTERS_OF_DAY;

/** One counter's place in time: a quarter hour, day or month by its number since 1970. */
export interface Moment {
  readonly level: Level;
  readonly bucket: number;
}

/** Counters of one level from `from` up to but without `to`. */
export interface Piece {
  readonly level: Level;
  readonly from: number;
  readonly to: number;
}

/** Days and months are kept up to, but without, a day; a month only when it has ended by then. */
export type FoldedTo = CalendarDay;
export const NOTHING_FOLDED: FoldedTo = 0;

/** Months that have ended by a day have all their days before it. */
const endedBy = (month: CalendarMonth, day: CalendarDay): boolean => firstDayOf(month + 1) <= day;

/** Months that become complete when days are folded up to one day that were folded up to another before. */
export function monthsEnded(before: FoldedTo, after: FoldedTo): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let month = monthOf(before); endedBy(month, after); month += 1) months.push(month);
  return months;
}

/** Which coarser counters a hit belongs to as well, since its day has been folded. */
export function foldedMoments(bucket: Bucket, foldedTo: FoldedTo): Moment[] {
  const day = dayOfBucket(bucket);
  if (day >= foldedTo) return [];
  const month = monthOf(day);
  const ofDay: Moment = { level: 'day', bucket: day };
  return endedBy(month, foldedTo) ? [ofDay, { level: 'month', bucket: month }] : [ofDay];
}

/** The fewest counters that together are a span: quarter hours at its edges, then days, and months in the middle. */
export function piecesOf({ from, to }: Slot, foldedTo: FoldedTo): Piece[] {
  const firstDay = Math.ceil(from / QUARTERS_OF_DAY);
  const endDay = Math.min(dayOfBucket(to), foldedTo);
  if (endDay <= firstDay) return present([{ level: 'quarter', from, to }]);
  return present([
    { level: 'quarter', from, to: firstBucketOfDay(firstDay) },
    ...wholeDays(firstDay, endDay),
    { level: 'quarter', from: firstBucketOfDay(endDay), to },
  ]);
}

function wholeDays(from: CalendarDay, to: CalendarDay): Piece[] {
  const begun = monthOf(from);
  const firstMonth = firstDayOf(begun) === from ? begun : begun + 1;
  const endMonth = monthOf(to);
  if (endMonth <= firstMonth) return [{ level: 'day', from, to }];
  return [
    { level: 'day', from, to: firstDayOf(firstMonth) },
    { level: 'month', from: firstMonth, to: endMonth },
    { level: 'day', from: firstDayOf(endMonth), to },
  ];
}

const present = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ from, to }) => to > from);
