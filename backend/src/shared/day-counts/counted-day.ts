import { DateTime } from 'luxon';

/** All days of the site's numbers are those of one zone, so that they can stand side by side. */
export const COUNTED_ZONE = 'Asia/Taipei';

/** A day, such as `2026-11-30`. Days compare like texts. */
export type CountedDay = string;

const local = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: COUNTED_ZONE });

export const countedDayOf = (at: Date): CountedDay => local(at).toFormat('yyyy-MM-dd');

/** The last days up to that moment's, oldest first. */
export function countedDaysUpTo(at: Date, days: number): readonly CountedDay[] {
  const last = local(at).startOf('day');
  return Array.from({ length: days }, (_, n) => last.minus({ days: days - 1 - n }).toFormat('yyyy-MM-dd'));
}
