import type { SeededRandom } from './seeded-random';

export const SEED_DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Taiwan has no summer time. */
const TAIPEI_MS = 8 * HOUR_MS;

/** Clicks by the hour of Taipei's clock, beside each other: the way to work, lunch, the evening on the sofa. */
const BY_HOUR = [
  1.6, 0.9, 0.5, 0.35, 0.3, 0.45, 1.1, 2.6, 4.3, 4.6, 4.8, 5.2, 6.8, 5.6, 4.6, 4.5, 4.7, 5.1, 5.9, 6.6, 7.6,
  8.3, 7.1, 3.9,
] as const;
const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);
const OF_A_DAY = sumOf(BY_HOUR);

/** Sunday first. */
const BY_WEEKDAY = [0.82, 1, 1.03, 1.04, 1.06, 1.12, 0.88] as const;

/** Days on which more, or fewer, people click; month and day, then how many times as many. */
const BY_DATE: Readonly<Record<string, number>> = {
  '01-01': 0.7,
  '02-14': 1.35,
  '02-28': 0.85,
  '04-04': 0.75,
  '04-05': 0.75,
  '05-01': 0.9,
  '06-18': 1.9,
  '08-08': 1.3,
  '10-10': 0.8,
  '11-10': 1.5,
  '11-11': 3.1,
  '11-12': 1.4,
  '12-12': 2.2,
  '12-24': 1.5,
  '12-25': 1.3,
  '12-31': 1.2,
};

/** Lunar New Year's Eve, by year; a quiet week follows, and people shop before it. */
const NEW_YEARS_EVE: Readonly<Record<number, string>> = {
  2024: '2024-02-09',
  2025: '2025-01-28',
  2026: '2026-02-16',
  2027: '2027-02-05',
  2028: '2028-01-25',
  2029: '2029-02-12',
  2030: '2030-02-02',
};
const QUIET_DAYS = 7;
const SHOPPING_DAYS = 14;

function nearNewYear(day: number, year: number): number {
  const eve = NEW_YEARS_EVE[year];
  if (eve === undefined) return 1;
  const since = day - Date.parse(eve) / SEED_DAY_MS;
  if (since >= 0 && since < QUIET_DAYS) return 0.55;
  return since < 0 && since >= -SHOPPING_DAYS ? 1.35 : 1;
}

/** How many clicks a day of Taipei (days since 1970) gets beside others. */
export function weightOfDay(day: number): number {
  const date = new Date(day * SEED_DAY_MS);
  const byDate = BY_DATE[date.toISOString().slice(5, 10)] ?? 1;
  const isMothersDay =
    date.getUTCMonth() === 4 && date.getUTCDay() === 0 && Math.ceil(date.getUTCDate() / 7) === 2;
  return (
    (BY_WEEKDAY[date.getUTCDay()] ?? 1) *
    byDate *
    nearNewYear(day, date.getUTCFullYear()) *
    (isMothersDay ? 1.7 : 1)
  );
}

/** The day of Taipei's calendar at a moment, in days since 1970. */
export const dayAt = (moment: number): number => Math.floor((moment + TAIPEI_MS) / SEED_DAY_MS);

/** How much of what a day of Taipei gets has come when a moment of it is over: by the hour's weight, evenly within the hour. */
export function shareBy(moment: number): number {
  const hours = (moment + TAIPEI_MS - dayAt(moment) * SEED_DAY_MS + 1) / HOUR_MS;
  const whole = Math.floor(hours);
  return (sumOf(BY_HOUR.slice(0, whole)) + (BY_HOUR[whole] ?? 0) * (hours - whole)) / OF_A_DAY;
}

/** The moment of a day of Taipei by which that share has come, from 0 up to but without 1. */
export function momentOfDay(day: number, share: number): number {
  let place = share * OF_A_DAY;
  let hour = 0;
  while (place >= (BY_HOUR[hour] ?? Infinity) && hour < BY_HOUR.length - 1) {
    place -= BY_HOUR[hour] ?? 0;
    hour += 1;
  }
  return day * SEED_DAY_MS - TAIPEI_MS + Math.floor((hour + place / (BY_HOUR[hour] ?? 1)) * HOUR_MS);
}

/**
 * How many of `clicks` each of the days gets, the last of which goes up to the given moment: by the calendar, twice as
 * many at the end as at the beginning, and never quite as expected. The sum is exact.
 */
export function spreadOverDays(clicks: number, days: number, until: number, random: SeededRandom): number[] {
  const last = dayAt(until);
  const weights = Array.from({ length: days }, (_, index) => {
    const growth = 0.65 + (0.65 * index) / days;
    const passed = index === days - 1 ? shareBy(until) : 1;
    return weightOfDay(last - days + 1 + index) * growth * passed * (0.88 + 0.24 * random.next());
  });
  const total = sumOf(weights);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const upTo = Math.round((clicks * passed) / total);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
