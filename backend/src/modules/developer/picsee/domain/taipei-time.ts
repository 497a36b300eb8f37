import { DateTime } from 'luxon';

export const TAIPEI = 'Asia/Taipei';
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/;

/** A time as PicSee's clients write it, which is the time of Taipei where it names no zone; other texts stay as they are. */
export function readTaipeiTime(text: string): string {
  if (!WITHOUT_ZONE.test(text)) return text;
  return `${text.replace(' ', 'T')}+08:00`;
}

/** Its day in Taipei; other texts stay as they are. */
export function dayInTaipei(text: string): string {
  const read = DateTime.fromISO(readTaipeiTime(text), { zone: TAIPEI });
  return read.isValid ? read.toFormat('yyyy-MM-dd') : text;
}

/** Such as `2018-04-11T15:24:19+08:00`. */
export const writeTaipeiTime = (iso: string): string =>
  DateTime.fromISO(iso, { zone: TAIPEI }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");

const clockOf = (time: DateTime): string => time.toFormat('yyyy-MM-dd HH:mm:ss');

/** Such as `2024-03-23 11:39:00`. */
export const writeTaipeiClock = (iso: string): string => clockOf(DateTime.fromISO(iso, { zone: TAIPEI }));

/** The last second before a time, such as `2024-03-23 23:59:59`. */
export const writeLastSecond = (iso: string): string =>
  clockOf(DateTime.fromISO(iso, { zone: TAIPEI }).minus({ seconds: 1 }));
