import { DateTime } from 'luxon';

const ZONE = 'Asia/Taipei';

/** The gateways of Taiwan write local time without a zone. */
export const inTaipei = (at: number): DateTime => DateTime.fromMillis(at, { zone: ZONE });

/** `2026-11-23 02:10:00` */
export const taipeiTime = (at: number): string => inTaipei(at).toFormat('yyyy-MM-dd HH:mm:ss');

/** `20261123021000`, as times stand in the result of making a mandate. */
export const taipeiDigits = (at: number): string => inTaipei(at).toFormat('yyyyMMddHHmmss');

/** `2026-11-23` */
export const taipeiDate = (at: number): string => inTaipei(at).toISODate() ?? '';

/** The moment of a time of day on a date such as `2026-11-23`. */
export const taipeiMoment = (date: string, hour: number, minute = 0): number =>
  DateTime.fromISO(date, { zone: ZONE }).set({ hour, minute }).toMillis();

/** The next time that it is `hour` o'clock there, after `at`. */
export function nextTaipeiHour(at: number, hour: number): number {
  const today = inTaipei(at).set({ hour, minute: 0, second: 0, millisecond: 0 });
  return (today.toMillis() > at ? today : today.plus({ days: 1 })).toMillis();
}
