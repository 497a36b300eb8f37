/** A day and a time on the clock of this device. */
export interface LocalTime {
  /** Like `2026-11-21`; empty for now. */
  readonly day: string;
  /** Like `18:30`. */
  readonly time: string;
}

const NOW: LocalTime = { day: '', time: '' };
const two = (number: number): string => String(number).padStart(2, '0');

/** What the clock of this device shows at a moment as ISO 8601 writes it. */
export function localTimeOf(iso: string | null): LocalTime {
  const at = iso === null ? null : new Date(iso);
  if (at === null || Number.isNaN(at.getTime())) return NOW;
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return { day, time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/** The moment in UTC as ISO 8601 writes it; a day without a time begins at midnight, and without a day it is now. */
export function isoOf({ day, time }: LocalTime): string | null {
  const at = new Date(`${day}T${time === '' ? '00:00' : time}`);
  return day === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
