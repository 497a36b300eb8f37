import type { ClickReport, ReportPoint, ReportUnit } from './report';
import { type DaySpan, RANGE_DAYS, type ReportRange, REPORT_RANGES } from './report-query';

const DAY_MS = 86_400_000;

const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days there are from one to another, both counted. */
const countOfDays = (from: string, to: string): number =>
  Math.round((atMidnight(to) - atMidnight(from)) / DAY_MS) + 1;

/** Whether a range reaches further back than the plan shows; how long a named week or month is depends on the day. */
export const isLocked = (range: ReportRange, firstDay: string | null, today: string): boolean =>
  firstDay !== null && range !== 'month' && RANGE_DAYS[range] > countOfDays(firstDay, today);

/** The ranges to choose from that the plan does not show. */
export const lockedRanges = (shown: ClickReport['range'] | null, today: string): readonly ReportRange[] =>
  REPORT_RANGES.filter((range) => shown !== null && isLocked(range, shown.firstDay, today));

function lastDayOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The days from one point of a chart to another; null where points are shorter than days. */
export function daysBetween(
  unit: ReportUnit,
  first: Pick<ReportPoint, 'label'>,
  last: Pick<ReportPoint, 'label'>,
  report: DaySpan,
): DaySpan | null {
  if (unit === 'hour') return null;
  if (unit === 'day') return { from: first.label, to: last.label };
  const from = `${first.label}-01`;
  const to = lastDayOfMonth(last.label);
  return { from: from < report.from ? report.from : from, to: to > report.to ? report.to : to };
}

/** By how much a number grew, as a share of what it was; null when there is nothing to compare with. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;
