import { type Money, money, split } from '../../../shared/domain/money';
import { type CalendarDate, daysBetween } from './billing-calendar';

/** A time that money was paid for; the day of its end does not belong to it. */
export interface PaidTime {
  readonly from: CalendarDate;
  readonly end: CalendarDate;
}

/** The part of a sum for a time that falls on that day and later: all of it before the time has begun, and nothing after it. */
export function partFrom(day: CalendarDate, sum: Money, { from, end }: PaidTime): Money {
  const whole = daysBetween(from, end);
  const days = Math.max(0, Math.min(daysBetween(day, end), whole));
  return days === 0 ? money(0, sum.currency) : split(sum, days, whole)[0];
}
