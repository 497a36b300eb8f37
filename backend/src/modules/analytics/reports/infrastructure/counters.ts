import { marksFor } from '../../../../shared/database/dialect';
import type { HitClass } from '../../../../shared/domain/visitor/hit-class';
import type { Piece } from '../../counting/domain/level';
import type { SubjectNumber } from '../../counting/domain/subject';
import type { Facet } from '../../counting/domain/tally';
import type { Condition } from './mix-pattern';
import { CLASS_CODES, FACET_CODES, LEVEL_CODES } from '../../counting/infrastructure/stored-codes';

type Bound = string | number;

/** Which counters of a subject. */
export interface Counters {
  readonly table: 'click_totals' | 'click_facets';
  /** Conditions besides those on subject and time. */
  readonly where: string;
  readonly values: readonly Bound[];
}

export const totals = (classes: readonly HitClass[]): Counters => ({
  table: 'click_totals',
  where: `hit_class IN (${classes.map((hitClass) => CLASS_CODES[hitClass]).join(',')})`,
  values: [],
});

export const facet = (name: Facet, only: Condition | null): Counters => ({
  table: 'click_facets',
  where: `facet = ${String(FACET_CODES[name])}${only ? ` AND ${only.sql}` : ''}`,
  values: only?.values ?? [],
});

/** The counters of one level in a stretch of time. */
export function within(
  subjects: readonly SubjectNumber[],
  { table, where, values }: Counters,
  { level, from, to }: Piece,
): { from: string; values: Bound[] } {
  return {
    from: `FROM ${table} WHERE subject IN (${marksFor(subjects)}) AND ${where} AND level = ? AND bucket >= ? AND bucket < ?`,
    values: [...subjects, ...values, LEVEL_CODES[level], from, to],
  };
}
