import type { WeekHour } from './report';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export interface WeekRow {
  readonly weekday: number;
  /** One for each hour. */
  readonly counts: readonly number[];
}

/** The hours of a week, a row for each day. */
export function weekRows(cells: readonly WeekHour[]): readonly WeekRow[] {
  const counts = new Map(cells.map(({ weekday, hour, totalClicks }) => [weekday * 24 + hour, totalClicks]));
  return WEEKDAYS.map((weekday) => ({
    weekday,
    counts: HOURS.map((hour) => counts.get(weekday * 24 + hour) ?? 0),
  }));
}

/** The hour of the week with the most clicks; null when there were none. */
export function busiestHour(cells: readonly WeekHour[]): WeekHour | null {
  const [first, ...others] = cells;
  if (first === undefined) return null;
  const busiest = others.reduce((best, cell) => (cell.totalClicks > best.totalClicks ? cell : best), first);
  return busiest.totalClicks > 0 ? busiest : null;
}

/** A Monday is the fifth day that computers count from. */
const DAYS_TO_MONDAY = 4;
const DAY_MS = 86_400_000;

/** How a language calls a day of the week; 1 is Monday. */
export const weekdayName = (locale: string, weekday: number, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    new Date((DAYS_TO_MONDAY + weekday - 1) * DAY_MS),
  );

export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
