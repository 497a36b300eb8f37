import { isDay } from '../../shared/calendar';

export const DAY_RANGES = [7, 30, 90] as const;
export type DayRange = (typeof DAY_RANGES)[number];

const DEFAULT_RANGE: DayRange = 30;

/** What the page shows, as its address says it. */
export interface ReportRange {
  readonly days: DayRange;
  /** The day of the hourly chart. */
  readonly date: string;
}

export function rangeOf(query: URLSearchParams, today: string): ReportRange {
  const days = DAY_RANGES.find((range) => String(range) === query.get('days'));
  const date = query.get('date') ?? '';
  return { days: days ?? DEFAULT_RANGE, date: isDay(date) && date <= today ? date : today };
}

/** The query of another range; what is usual is left out, so that addresses stay short. */
export function queryOf({ days, date }: ReportRange, today: string): URLSearchParams {
  const query = new URLSearchParams();
  if (days !== DEFAULT_RANGE) query.set('days', String(days));
  if (date !== today) query.set('date', date);
  return query;
}
