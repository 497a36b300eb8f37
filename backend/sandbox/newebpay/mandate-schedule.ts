import { DateTime } from 'luxon';

/** How often a mandate charges, in the gateway's letters: D with a number of days, W, M and Y with a day. */
export interface Rhythm {
  readonly periodType: string;
  readonly periodPoint: string;
}

const dated = (date: DateTime): string => date.toISODate() ?? '';

/** A missing day is the last one of its month. */
const dayIn = (month: DateTime, day: number): DateTime =>
  month.set({ day: Math.min(day, month.daysInMonth ?? 28) });

/** The first charge after a date. */
export function nextDateAfter(date: string, { periodType, periodPoint }: Rhythm): string {
  const from = DateTime.fromISO(date);
  const point = Number(periodPoint);
  if (periodType === 'D') return dated(from.plus({ days: point }));
  if (periodType === 'W') return dated(from.plus({ days: (point - from.weekday + 7) % 7 || 7 }));
  if (periodType === 'M') {
    const inMonth = dayIn(from, point);
    return dated(inMonth > from ? inMonth : dayIn(from.set({ day: 1 }).plus({ months: 1 }), point));
  }
  const [month, day] = [Math.floor(point / 100), point % 100];
  const inYear = dayIn(from.set({ day: 1, month }), day);
  return dated(inYear > from ? inYear : dayIn(from.set({ day: 1, month }).plus({ years: 1 }), day));
}

interface Plan extends Rhythm {
  /** The first charge, or the first date after `since`. */
  readonly first?: string;
  readonly since: string;
  readonly times: number;
  /** `2912`: no charge after that month. */
  readonly cardExpiry: string;
}

/** Every charge until the number is reached or the card ends. */
export function chargeDates({ first, since, times, cardExpiry, ...rhythm }: Plan): string[] {
  const dates: string[] = [];
  let date = first ?? nextDateAfter(since, rhythm);
  while (dates.length < times && isBeforeExpiry(date, cardExpiry)) {
    dates.push(date);
    date = nextDateAfter(date, rhythm);
  }
  return dates;
}

export const isBeforeExpiry = (date: string, expiry: string): boolean =>
  `${date.slice(2, 4)}${date.slice(5, 7)}` <= expiry;

/** Whether the day exists: 1–31 for a month, MMDD for a year. */
export function isPoint({ periodType, periodPoint }: Rhythm): boolean {
  const point = Number(periodPoint);
  if (periodType === 'D') return /^\d{1,3}$/.test(periodPoint) && point >= 2 && point <= 364;
  if (periodType === 'W') return /^[1-7]$/.test(periodPoint);
  if (periodType === 'M') return /^(0[1-9]|[12]\d|3[01])$/.test(periodPoint);
  // A leap year, so that 29 February exists.
  return /^\d{4}$/.test(periodPoint) && DateTime.fromFormat(`2024${periodPoint}`, 'yyyyMMdd').isValid;
}
