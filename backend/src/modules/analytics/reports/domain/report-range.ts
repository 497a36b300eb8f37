import { type CalendarDay, formatDay, parseDay } from '../../counting/domain/calendar-day';
import {
  around,
  type Bucket,
  bucketOf,
  dayOf,
  firstBucketOf,
  hoursOf,
  type Slot,
  startOfBucket,
} from '../../counting/domain/bucket';
import { RangeRefused } from '../../counting/domain/analytics.errors';
import { firstDayOf, monthOf, monthsOf } from '../../counting/domain/calendar-month';
import type { TimeZone } from '../../counting/domain/time-zone';

/** Ranges that have a name: so many days up to today, the week before this one, or the months, the day or the month that it is now. */
export const RANGES = ['24h', '7d', '30d', '90d', '12m', 'today', 'lastweek', 'month', 'all'] as const;
export type RangeName = (typeof RANGES)[number];
export type RangeUnit = 'hour' | 'day' | 'month';

/** What a caller asks for: a name, or days; nothing means the last 30 days. */
export interface RangeInput {
  readonly range?: RangeName;
  /** "2026-11-21", the first day. */
  readonly from?: string;
  /** The last day, itself included; today when only `from` is given. */
  readonly to?: string;
  /** So many days up to and with today. */
  readonly days?: number;
}

export interface RangeLimits {
  readonly zone: TimeZone;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The first day that the plan shows; null: it shows all. */
  readonly firstDay: CalendarDay | null;
  /** The day on which what is reported began, for the range `all`; null: it is not known. */
  readonly bornOn?: CalendarDay | null;
}

export interface LabelledSlot extends Slot {
  /** By the unit of the range: "13:00", "2026-11-21" or "2026-11". */
  readonly label: string;
}

/** As long a time just before, to compare with; what is still to come of the range is left out of it, too. */
export interface PreviousRange extends Slot {
  /** "2026-11-14", its first day. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** For each slot of the range the one that it is compared with; together they are all of it. */
  readonly slots: readonly Slot[];
}

export interface ReportRange {
  /** "2026-11-15", the first day. */
  readonly from: string;
  /** "2026-11-21", the last day, itself included. */
  readonly to: string;
  readonly span: Slot;
  readonly unit: RangeUnit;
  /** What charts show, oldest first; they follow each other without a gap and fill the span. */
  readonly slots: readonly LabelledSlot[];
  readonly previous: PreviousRange;
}

interface Days {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly unit: RangeUnit;
}

const DEFAULT_RANGE: RangeName = '30d';
/** Longer ranges are shown by the day, and the longest by the month. */
const MAX_DAYS_BY_HOUR = 2;
const MAX_DAYS_BY_DAY = 186;
/** Ten years: a chart of 120 months. */
const MAX_DAYS = 3_660;
const HOURS_OF_DAY = 24;
/** Days that a plan may cut off a range of months and leave it the same range: months are not equally long. */
const MONTHS_TOLERANCE = 31;

const dayCount = ({ first, last }: Days): number => last - first + 1;

function unitOf(days: number): RangeUnit {
  if (days <= MAX_DAYS_BY_HOUR) return 'hour';
  return days <= MAX_DAYS_BY_DAY ? 'day' : 'month';
}

/** What charts show of a range, and when it is. Refuses, by field, what is no range or older than the plan shows. */
export function resolveRange(input: RangeInput, limits: RangeLimits): ReportRange {
  const isByDays = input.from !== undefined || input.to !== undefined;
  if (isByDays && input.range !== undefined) throw new RangeRefused('range', 'range-twice');
  if (input.days !== undefined) {
    if (isByDays || input.range !== undefined) throw new RangeRefused('days', 'days-twice');
    const first = dayOf(limits.now, limits.zone) - input.days + 1;
    return resolveRange({ from: formatDay(first) }, limits);
  }
  if (isByDays) return rangeOfDays(askedDays(input, limits), limits);
  const name = input.range ?? DEFAULT_RANGE;
  return name === '24h' ? lastHours(limits) : rangeOfDays(namedDays(name, limits), limits);
}

function askedDays({ from, to }: RangeInput, { zone, now, firstDay }: RangeLimits): Days {
  if (from === undefined) throw new RangeRefused('from', 'range-unbounded');
  const today = dayOf(now, zone);
  const first = parseDay(from, 'from');
  const asked = to === undefined ? today : parseDay(to, 'to');
  if (first > today) throw new RangeRefused('from', 'range-in-future');
  if (first > asked) throw new RangeRefused('to', 'range-reversed');
  if (firstDay !== null && first < firstDay) {
    throw new RangeRefused('from', 'range-locked', formatDay(firstDay));
  }
  // Days to come have no clicks yet.
  const last = Math.min(asked, today);
  const earliest = last - MAX_DAYS + 1;
  if (first < earliest) throw new RangeRefused('from', 'range-too-long', formatDay(earliest));
  return { first, last, unit: unitOf(last - first + 1) };
}

interface NamedRange {
  readonly first: CalendarDay;
  /** Today when absent. */
  readonly last?: CalendarDay;
  /** Days that a plan may cut off and leave it the same range. */
  readonly tolerance: number;
  readonly unit?: RangeUnit;
}

type NamedDays = Exclude<RangeName, '24h'>;

function namedDays(name: NamedDays, limits: RangeLimits): Days {
  const today = dayOf(limits.now, limits.zone);
  const named = NAMED[name](today, limits);
  const last = named.last ?? today;
  const first = Math.max(named.first, limits.firstDay ?? named.first);
  if (first - named.first > named.tolerance) {
    throw new RangeRefused('range', 'range-locked', formatDay(first));
  }
  return { first, last, unit: named.unit ?? unitOf(last - first + 1) };
}

const DAYS_OF_WEEK = 7;
/** Day 0, 1 January 1970, was a Thursday. */
const mondayOf = (day: CalendarDay): CalendarDay => day - ((day + 3) % DAYS_OF_WEEK);

const startOfMonths = (last: CalendarDay, months: number): CalendarDay =>
  firstDayOf(monthOf(last) - months + 1);

const NAMED: Readonly<Record<NamedDays, (last: CalendarDay, limits: RangeLimits) => NamedRange>> = {
  today: (last) => ({ first: last, tolerance: 0 }),
  lastweek: (today) => {
    const monday = mondayOf(today);
    return { first: monday - DAYS_OF_WEEK, last: monday - 1, tolerance: 0 };
  },
  '7d': (last) => ({ first: last - 6, tolerance: 0 }),
  '30d': (last) => ({ first: last - 29, tolerance: 0 }),
  '90d': (last) => ({ first: last - 89, tolerance: 0 }),
  '12m': (last) => ({ first: startOfMonths(last, 12), tolerance: MONTHS_TOLERANCE, unit: 'month' }),
  month: (last) => ({ first: startOfMonths(last, 1), tolerance: MONTHS_TOLERANCE, unit: 'day' }),
  all: (last, { bornOn = null, firstDay }) => {
    const first = Math.min(bornOn ?? firstDay ?? startOfMonths(last, 12), last);
    return { first: Math.max(first, last - MAX_DAYS + 1), tolerance: Infinity };
  },
};

function rangeOfDays(days: Days, { zone, now }: RangeLimits): ReportRange {
  const before = { ...days, first: days.first - dayCount(days), last: days.first - 1 };
  const slots = slotsOf(days, zone, 0);
  const whole =
    days.unit === 'hour'
      ? fitted(slotsOf(before, zone, 0), slots.length)
      : slotsOf(days, zone, dayCount(days));
  const slotsBefore = cutAlike(whole, slots, now);
  return {
    from: formatDay(days.first),
    to: formatDay(days.last),
    span: around(slots),
    unit: days.unit,
    slots,
    previous: {
      ...around(slotsBefore),
      firstDate: formatDay(before.first),
      lastDate: formatDay(before.last),
      slots: slotsBefore,
    },
  };
}

/** @param earlier days by which they lie before what they are called, to compare with */
function slotsOf(days: Days, zone: TimeZone, earlier: number): LabelledSlot[] {
  const each = Array.from({ length: dayCount(days) }, (_, index) => days.first + index);
  if (days.unit === 'hour') {
    return each
      .flatMap((day) => hoursOf(day - earlier, zone))
      .map(({ hour, from, to }) => ({ label: hour, from, to }));
  }
  const parts =
    days.unit === 'month'
      ? monthsOf(days.first, days.last)
      : each.map((day) => ({ label: formatDay(day), first: day, last: day }));
  return parts.map(({ label, first, last }) => ({
    label,
    from: firstBucketOf(first - earlier, zone),
    to: firstBucketOf(last + 1 - earlier, zone),
  }));
}

/** Where the days before had fewer hours, the last ones are empty; where they had more, the last one takes what is left. */
function fitted(slots: readonly Slot[], length: number): Slot[] {
  const end = slots.at(-1)?.to ?? 0;
  return Array.from({ length }, (_, index) => ({
    from: slots[index]?.from ?? end,
    to: index === length - 1 ? end : (slots[index]?.to ?? end),
  }));
}

/** Of slots that others are compared with, as much as has passed of those by now, to the quarter hour. */
function cutAlike(before: readonly Slot[], slots: readonly Slot[], now: number): Slot[] {
  const end = bucketOf(now) + 1;
  const cut: Slot[] = [];
  for (const [index, slot] of slots.entries()) {
    const { from, to } = before[index] ?? slot;
    if (slot.to <= end) cut.push({ from, to });
    else if (slot.from < end) cut.push({ from, to: Math.min(to, from + end - slot.from) });
    else cut.push(emptyAt(cut.at(-1)?.to ?? from));
  }
  return cut;
}

const emptyAt = (bucket: Bucket): Slot => ({ from: bucket, to: bucket });

/** The hour that it is and the 23 before it, as the clocks of the zone showed them. */
function lastHours({ zone, now }: RangeLimits): ReportRange {
  const today = dayOf(now, zone);
  const hours = slotsOf({ first: today - 3, last: today, unit: 'hour' }, zone, 0);
  const begun = hours.filter(({ from }) => from <= bucketOf(now));
  const slots = begun.slice(-HOURS_OF_DAY);
  const before = cutAlike(begun.slice(-2 * HOURS_OF_DAY, -HOURS_OF_DAY), slots, now);
  const dateAt = (bucket: Bucket): string => formatDay(dayOf(startOfBucket(bucket), zone));
  const [span, previous] = [around(slots), around(before)];
  return {
    from: dateAt(span.from),
    to: formatDay(today),
    span,
    unit: 'hour',
    slots,
    previous: {
      ...previous,
      firstDate: dateAt(previous.from),
      lastDate: dateAt(previous.to - 1),
      slots: before,
    },
  };
}
