import { type CalendarDay, DAY_MS, formatDay } from './calendar-day';
import type { TimeZone } from './time-zone';

/** Hits are rolled up by the quarter hour of UTC, because that divides the hours of every time zone. */
const BUCKET_MS = 15 * 60_000;

/** Number of a quarter hour since 1970. */
export type Bucket = number;

export const bucketOf = (moment: number): Bucket => Math.floor(moment / BUCKET_MS);
export const startOfBucket = (bucket: Bucket): number => bucket * BUCKET_MS;

/** Buckets from `from` up to but without `to`. */
export interface Slot {
  readonly from: Bucket;
  readonly to: Bucket;
}

export interface DaySlot extends Slot {
  /** "2026-11-21" in the zone asked for. */
  readonly date: string;
}

export interface HourSlot extends Slot {
  /** "13:00" on that day's clock; twice on the day when clocks go back. */
  readonly hour: string;
}

const HOUR_MS = 3_600_000;
/** Farther from UTC than any clock is. */
const FARTHEST_MS = 16 * HOUR_MS;

const localTime = (moment: number, zone: TimeZone): number => moment + zone.offsetAt(moment) * 60_000;

/** The day that it is in a zone at a moment. */
export const dayOf = (moment: number, zone: TimeZone): CalendarDay =>
  Math.floor(localTime(moment, zone) / DAY_MS);

/** The first bucket of a day: the one at midnight, or the first after it where clocks skip midnight. */
export function firstBucketOf(day: CalendarDay, zone: TimeZone): Bucket {
  const utcMidnight = day * DAY_MS;
  const [before, after] = [utcMidnight - FARTHEST_MS, utcMidnight + FARTHEST_MS];
  const offset = zone.offsetAt(before);
  if (offset === zone.offsetAt(after)) return bucketOf(utcMidnight - offset * 60_000);
  // Clocks change around this midnight: find the first quarter hour that belongs to the day.
  let [low, high] = [bucketOf(before), bucketOf(after)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(startOfBucket(middle), zone) >= day) high = middle;
    else low = middle;
  }
  return high;
}

/** The given number of days, oldest first, up to and with the last one. */
export function daysUpTo(last: CalendarDay, count: number, zone: TimeZone): DaySlot[] {
  const first = last - count + 1;
  const starts = Array.from({ length: count + 1 }, (_, index) => firstBucketOf(first + index, zone));
  return starts
    .slice(0, count)
    .map((from, index) => ({ date: formatDay(first + index), from, to: starts[index + 1] ?? from }));
}

const clockFace = (local: number): string => new Date(local).toISOString().slice(11, 16);

/** The hours of a day as its clocks showed them: 23 or 25 of them when clocks change, parts of one where they change by half. */
export function hoursOf(day: CalendarDay, zone: TimeZone): HourSlot[] {
  const end = firstBucketOf(day + 1, zone);
  const hours: HourSlot[] = [];
  for (let from = firstBucketOf(day, zone); from < end;) {
    const start = startOfBucket(from);
    const offset = zone.offsetAt(start);
    const local = start + offset * 60_000;
    let to = from + 1;
    while (to < end && staysInHour(startOfBucket(to), zone, { local, offset })) to += 1;
    hours.push({ hour: clockFace(local), from, to });
    from = to;
  }
  return hours;
}

function staysInHour(moment: number, zone: TimeZone, since: { local: number; offset: number }): boolean {
  const offset = zone.offsetAt(moment);
  const local = moment + offset * 60_000;
  return offset === since.offset && Math.floor(local / HOUR_MS) === Math.floor(since.local / HOUR_MS);
}

/** The span of slots that follow each other. */
export const around = (slots: readonly Slot[]): Slot => ({
  from: slots[0]?.from ?? 0,
  to: slots.at(-1)?.to ?? 0,
});
