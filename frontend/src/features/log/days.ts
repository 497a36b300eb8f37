import { dayIn } from '../../shared/calendar';
import type { LogEntry } from './log-entry';

export interface Day {
  /** Like `2026-11-21`. */
  readonly day: string;
  readonly entries: readonly LogEntry[];
}

/** Entries, newest first, by the day on which they happened there. */
export function daysOf(entries: readonly LogEntry[], timeZone: string): readonly Day[] {
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = dayIn(timeZone, new Date(entry.time));
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
