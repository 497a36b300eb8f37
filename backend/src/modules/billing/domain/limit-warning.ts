import { UNLIMITED } from './plan-table';

/** Per cent of a limit at which people are told. */
export type WarningLevel = 80 | 100;

const LEVELS: readonly WarningLevel[] = [100, 80];

/** What people are to be told when usage grows: the highest level that it has just reached; null for nothing. */
export function warningAt(limit: number, before: number, after: number): WarningLevel | null {
  if (limit === UNLIMITED) return null;
  return LEVELS.find((level) => after * 100 >= limit * level && before * 100 < limit * level) ?? null;
}
