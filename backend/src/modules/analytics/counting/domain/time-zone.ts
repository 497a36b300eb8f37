import { IANAZone } from 'luxon';
import { TimeZoneRefused } from './analytics.errors';

/** Clocks of one place. */
export interface TimeZone {
  /** As the caller named it. */
  readonly name: string;
  /** Minutes that its clocks are ahead of UTC at a moment in milliseconds. */
  offsetAt(moment: number): number;
}

const MAX_NAME_LENGTH = 64;
// A plus sign that was not encoded in a query string arrives as a space.
const OFFSET = /^([+\- ])(\d{1,2})(?::?(\d{2}))?$/;
const MAX_MINUTES = 14 * 60;
const WEEK_MS = 7 * 86_400_000;

const fixedZone = (name: string, minutes: number): TimeZone => ({ name, offsetAt: () => minutes });

export const UTC = fixedZone('UTC', 0);

/** An IANA name ("Asia/Taipei"), an offset ("+08:00", "-3", "+0545") or "Z". */
export function parseTimeZone(text: string): TimeZone {
  if (text === 'Z') return UTC;
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  if (hours !== undefined) return offsetZone(sign === '-' ? -1 : 1, Number(hours), Number(minutes ?? 0));
  return namedZone(text);
}

function offsetZone(sign: 1 | -1, hours: number, minutes: number): TimeZone {
  const total = hours * 60 + minutes;
  // Roll-ups are kept by the quarter hour; every zone in use today fits.
  if (minutes >= 60 || total > MAX_MINUTES || total % 15 !== 0) throw new TimeZoneRefused();
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return fixedZone(`${sign === 1 ? '+' : '-'}${twoDigits(hours)}:${twoDigits(minutes)}`, sign * total);
}

function namedZone(name: string): TimeZone {
  const zone = IANAZone.create(canonicalName(name));
  const ofWeek = new Map<number, number | null>();
  const weekOffset = (week: number): number | null => {
    const [first, last] = [zone.offset(week * WEEK_MS), zone.offset((week + 1) * WEEK_MS)];
    return first === last ? first : null;
  };
  return {
    name,
    // Asking the system costs microseconds and reports ask hundreds of times; clocks change a few times a year.
    offsetAt: (moment) => {
      const week = Math.floor(moment / WEEK_MS);
      let offset = ofWeek.get(week);
      if (offset === undefined) ofWeek.set(week, (offset = weekOffset(week)));
      return offset ?? zone.offset(moment);
    },
  };
}

/** Zones are cached by name, and names may be written in any mixture of cases: one spelling keeps the cache small. */
function canonicalName(name: string): string {
  if (name.length > MAX_NAME_LENGTH) throw new TimeZoneRefused();
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new TimeZoneRefused();
  }
}
