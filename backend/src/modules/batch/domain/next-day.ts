import { DateTime } from 'luxon';

/** When the next day begins in the zone (IANA name); in UTC when there is no such zone. */
export function nextDay(moment: Date, timeZone: string): Date {
  const there = DateTime.fromJSDate(moment, { zone: timeZone });
  const local = there.isValid ? there : DateTime.fromJSDate(moment, { zone: 'utc' });
  return local.startOf('day').plus({ days: 1 }).startOf('day').toJSDate();
}
