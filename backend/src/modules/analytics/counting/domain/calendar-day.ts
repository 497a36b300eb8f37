import { DateRefused } from './analytics.errors';

/** A day of the calendar, as the number of days since 1 January 1970. */
export type CalendarDay = number;

export const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const formatDay = (day: CalendarDay): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Reads "2026-11-21"; days that the calendar does not have are refused. @param field what the caller calls it */
export function parseDay(text: string, field = 'date'): CalendarDay {
  const moment = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment)) throw new DateRefused(field);
  const day = moment / DAY_MS;
  if (formatDay(day) !== text) throw new DateRefused(field);
  return day;
}
