import { DateTime } from 'luxon';

/** Calls are counted by the days of Taipei, as payments are. */
const ZONE = 'Asia/Taipei';

/** A day, such as `2026-11-30`. Days compare like texts. */
export type ApiDay = string;

/** A year of calls. */
export interface ApiPeriod {
  readonly from: ApiDay;
  /** The first day of the next one. */
  readonly to: ApiDay;
}

const dayOf = (moment: DateTime): ApiDay => moment.toFormat('yyyy-MM-dd');
const parsed = (day: ApiDay): DateTime => DateTime.fromISO(day, { zone: ZONE });

export const apiDayOf = (at: Date): ApiDay => dayOf(DateTime.fromJSDate(at, { zone: ZONE }));

export const startOfApiDay = (day: ApiDay): Date => parsed(day).toJSDate();

/** The last days up to this one, which is among them; the oldest first. */
export const apiDaysUpTo = (last: ApiDay, count: number): ApiDay[] =>
  Array.from({ length: count }, (_, index) => dayOf(parsed(last).minus({ days: count - 1 - index })));

/**
 * The year that a day belongs to. Years begin on the day on which the plan was enabled; always counted from it: who
 * began on the 29th of February begins on the 28th in years that have no other.
 */
export function apiPeriodAt(startsOn: ApiDay, day: ApiDay): ApiPeriod {
  const yearly = (years: number): ApiDay => dayOf(parsed(startsOn).plus({ years }));
  let years = parsed(day).year - parsed(startsOn).year;
  if (yearly(years) > day) years -= 1;
  return { from: yearly(years), to: yearly(years + 1) };
}
