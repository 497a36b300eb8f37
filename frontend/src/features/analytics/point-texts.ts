import { formatDateTime, formatDay, formatMonth } from '../../shared/dates';
import type { ChartRow } from './clicks-chart';
import type { ClickReport, ReportPoint, ReportUnit } from './report';

const monthOf = (locale: string, label: string, month: 'short' | 'long'): string =>
  formatMonth(locale, `${label}-01T00:00:00Z`, month, 'UTC');

/** Below a point of the chart. */
function pointLabel(locale: string, unit: ReportUnit, { label }: ReportPoint): string {
  if (unit === 'hour') return label;
  return unit === 'day' ? formatDay(locale, label, 'short') : monthOf(locale, label, 'short');
}

/** Of a point where there is room for all of it. */
function pointTitle(
  locale: string,
  { unit, timezone }: { readonly unit: ReportUnit; readonly timezone: string },
  { label, start }: ReportPoint,
): string {
  if (unit === 'day') return formatDay(locale, label, 'medium');
  if (unit === 'month') return monthOf(locale, label, 'long');
  return formatDateTime(locale, start, { style: 'short', timeZone: timezone });
}

/** The points of a report as a chart and its table show them. */
export const chartRows = (
  locale: string,
  { points, unit, timezone }: Pick<ClickReport, 'points' | 'unit' | 'timezone'>,
): readonly ChartRow[] =>
  points.map((point) => ({
    key: point.start,
    label: pointLabel(locale, unit, point),
    title: pointTitle(locale, { unit, timezone }, point),
    totalClicks: point.totalClicks,
    uniqueClicks: point.uniqueClicks,
    previousClicks: point.previousClicks,
  }));
