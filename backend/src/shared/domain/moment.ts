import { DateTime } from 'luxon';

/** A day, a time and how far that is from UTC: without the last, it is unknown which moment is meant. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i;
/** Databases count no further than the end of 9999. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** A moment as ISO 8601 writes it, with its offset; null for any other text. */
export function readMoment(raw: string): Date | null {
  const text = raw.trim();
  const moment = MOMENT.test(text) ? DateTime.fromISO(text) : null;
  return moment?.isValid && moment.toMillis() < LAST_MOMENT ? moment.toJSDate() : null;
}
