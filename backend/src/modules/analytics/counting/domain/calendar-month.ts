import { type CalendarDay, DAY_MS, formatDay } from './calendar-day';

/** A month of the calendar, as the number of months since January 1970. */
export type CalendarMonth = number;

const MONTHS_OF_YEAR = 12;

export function monthOf(day: CalendarDay): CalendarMonth {
  const date = new Date(day * DAY_MS);
  return (date.getUTCFullYear() - 1970) * MONTHS_OF_YEAR + date.getUTCMonth();
}

export const firstDayOf = (month: CalendarMonth): CalendarDay => Date.UTC(1970, month) / DAY_MS;

/** The days of one month that belong to a range. */
export interface DaysOfMonth {
  /** "2026-11". */
  readonly label: string;
  readonly first: CalendarDay;
  /** Itself included. */
  readonly last: CalendarDay;
}

/** The months of a range of days, the first and the last of them cut to it. */
export function monthsOf(first: CalendarDay, last: CalendarDay): DaysOfMonth[] {
  const months = Array.from(
    { length: monthOf(last) - monthOf(first) + 1 },
    (_, index) => monthOf(first) + index,
  );
  return months.map((month) => ({
    label: formatDay(firstDayOf(month)).slice(0, 7),
    first: Math.max(first, firstDayOf(month)),
    last: Math.min(last, firstDayOf(month + 1) - 1),
  }));
}
