import { DateTime } from 'luxon';
import type { BillingCycle } from './billing-cycle';

/** Gateways charge, and the law counts, by the days of Taipei. */
const ZONE = 'Asia/Taipei';

/** A day, such as `2026-11-30`. Days compare like texts. */
export type CalendarDate = string;

const dateOf = (moment: DateTime): CalendarDate => moment.toFormat('yyyy-MM-dd');

export const taipeiDateOf = (at: Date): CalendarDate => dateOf(DateTime.fromJSDate(at, { zone: ZONE }));

export const startOfTaipeiDay = (date: CalendarDate): Date =>
  DateTime.fromISO(date, { zone: ZONE }).toJSDate();

/** A day such as `2026-11-30`; null for what is none. */
export const calendarDateIn = (text: string): CalendarDate | null =>
  DateTime.fromFormat(text, 'yyyy-MM-dd').isValid ? text : null;

/** The moments between which a year lies; the second does not belong to it. */
export const taipeiYear = (year: number): { readonly from: Date; readonly until: Date } => ({
  from: startOfTaipeiDay(`${year}-01-01`),
  until: startOfTaipeiDay(`${year + 1}-01-01`),
});

/** Providers of Taiwan write times in both forms, sometimes in one and the same message. */
const TIME_FORMS = ['yyyy-MM-dd HH:mm:ss', 'yyyyMMddHHmmss'] as const;

/** A time of Taipei such as `2026-11-30 10:00:00` or `20261130100000`; null for what is none. */
export function taipeiMomentOf(text: string): Date | null {
  const read = TIME_FORMS.map((form) => DateTime.fromFormat(text, form, { zone: ZONE }));
  return read.find(({ isValid }) => isValid)?.toJSDate() ?? null;
}

/** From one day to another, which is not earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  DateTime.fromISO(to, { zone: ZONE }).diff(DateTime.fromISO(from, { zone: ZONE }), 'days').days;

export const daysAfter = (date: CalendarDate, days: number): CalendarDate =>
  dateOf(DateTime.fromISO(date, { zone: ZONE }).plus({ days }));

/**
 * The day that many cycles after the anchor; the last day of a month that is too short. Always counted from the anchor:
 * who began on the 31st pays on the 28th of February, and on the 31st of March.
 */
export function cyclesAfter(anchor: CalendarDate, cycle: BillingCycle, times: number): CalendarDate {
  const unit = cycle === 'monthly' ? { months: times } : { years: times };
  return dateOf(DateTime.fromISO(anchor, { zone: ZONE }).plus(unit));
}
