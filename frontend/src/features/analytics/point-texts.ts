import { formatDay } from '../../shared/format';
import type { ReportPoint, ReportUnit } from './report';

const monthOf = (locale: string, label: string, month: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month, timeZone: 'UTC' }).format(
    new Date(`${label}-01T00:00:00Z`),
  );

/** Below a point of the chart. */
export function pointLabel(locale: string, unit: ReportUnit, { label }: ReportPoint): string {
  if (unit === 'hour') return label;
  return unit === 'day' ? formatDay(locale, label, 'short') : monthOf(locale, label, 'short');
}

/** Of a point where there is room for all of it. */
export function pointTitle(
  locale: string,
  { unit, timezone }: { readonly unit: ReportUnit; readonly timezone: string },
  { label, start }: ReportPoint,
): string {
  if (unit === 'day') return formatDay(locale, label, 'medium');
  if (unit === 'month') return monthOf(locale, label, 'long');
  return new Intl.DateTimeFormat(locale, {
    timeZone: timezone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(start));
}
