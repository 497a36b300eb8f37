/** A day and a time on the clocks of some place. */
export interface WallTime {
  /** Like `2026-11-21`. */
  readonly day: string;
  /** Like `18:30`. */
  readonly time: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What people choose most, by how long it is from now. */
export const PRESETS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type Preset = keyof typeof PRESETS;

/** What the clocks of a zone show at a moment (ms since 1970). */
export function wallTimeAt(moment: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** As if the place were in UTC (ms since 1970); NaN while it is incomplete. */
const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment (ms since 1970) at which the clocks of a zone show this; null while it is incomplete. An hour that clocks
 * skip in spring is read as the one after it, and of one that comes twice in autumn the first is meant.
 */
export function momentOf(wall: WallTime, timeZone: string): number | null {
  const wanted = asUtc(wall);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (moment: number): number => asUtc(wallTimeAt(moment, timeZone)) - moment;
  // Offsets change at most once within a day: the one before and the one after are all that can hold.
  const candidates = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset);
  const exact = candidates.filter((moment) => asUtc(wallTimeAt(moment, timeZone)) === wanted);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}
