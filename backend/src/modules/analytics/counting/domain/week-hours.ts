import { type Bucket, type Slot, startOfBucket } from './bucket';
import type { TimeZone } from './time-zone';

const QUARTERS_PER_HOUR = 4;
const QUARTERS_PER_DAY = 24 * QUARTERS_PER_HOUR;
const MINUTES_PER_QUARTER = 15;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

export const HOURS_PER_WEEK = 7 * 24;
export const QUARTERS_PER_WEEK = HOURS_PER_WEEK * QUARTERS_PER_HOUR;

/** Quarter hours in which the clocks of a zone go on evenly. */
export interface EvenStretch extends Slot {
  /** Added to a bucket it counts the quarter hours since midnight of a Monday, as the clocks show them. */
  readonly shift: number;
}

const shiftAt = (bucket: Bucket, zone: TimeZone): number =>
  Math.floor(zone.offsetAt(startOfBucket(bucket)) / MINUTES_PER_QUARTER) +
  DAYS_FROM_MONDAY * QUARTERS_PER_DAY;

/** A span in parts, each up to where clocks change; they do so a few times a year. */
export function evenStretches(span: Slot, zone: TimeZone): EvenStretch[] {
  const stretches: EvenStretch[] = [];
  for (let from = span.from; from < span.to;) {
    const shift = shiftAt(from, zone);
    const to = endOfStretch(from, span.to, (bucket) => shiftAt(bucket, zone) === shift);
    stretches.push({ from, to, shift });
    from = to;
  }
  return stretches;
}

/** Looks a day ahead at a time, and back where the clocks have changed. */
function endOfStretch(from: Bucket, end: Bucket, isSame: (bucket: Bucket) => boolean): Bucket {
  let known = from;
  let ahead = Math.min(known + QUARTERS_PER_DAY, end);
  while (ahead < end && isSame(ahead)) {
    known = ahead;
    ahead = Math.min(known + QUARTERS_PER_DAY, end);
  }
  if (isSame(ahead - 1)) return ahead;
  while (ahead - known > 1) {
    const middle = Math.floor((known + ahead) / 2);
    if (isSame(middle)) known = middle;
    else ahead = middle;
  }
  return ahead;
}
