import { marksFor } from '../../../../shared/database/dialect';
import type { HitClass } from '../../../../shared/domain/visitor/hit-class';
import type { Piece } from '../../counting/domain/level';
import type { SubjectNumber } from '../../counting/domain/subject';
import type { Facet } from '../../counting/domain/facets';
import type { Condition } from './mix-pattern';
import { CLASS_CODES, FACET_CODES, LEVEL_CODES } from '../../counting/infrastructure/stored-codes';

type Bound = string | number;

/** Which counters of a subject. */
export interface Counters {
  readonly table: 'click_totals' | 'click_facets';
  /** Conditions besides those on subject and time. */
  readonly where: string;
  readonly values: readonly Bound[];
  /** Which of the packed clicks they are; null for hits by class, which are never packed. */
  readonly packed: PackedChoice | null;
}

export interface PackedChoice {
  readonly facet: Facet;
  readonly holds: (value: string) => boolean;
}

export const totals = (classes: readonly HitClass[]): Counters => ({
  table: 'click_totals',
  where: `hit_class IN (${classes.map((hitClass) => CLASS_CODES[hitClass]).join(',')})`,
  values: [],
  packed: null,
});

export const facet = (name: Facet, only: Condition | null): Counters => ({
  table: 'click_facets',
  where: `facet = ${String(FACET_CODES[name])}${only ? ` AND ${only.sql}` : ''}`,
  values: only?.values ?? [],
  packed: { facet: name, holds: only?.holds ?? (() => true) },
});

/** The counters of one level in a stretch of time. */
export function countersWithin(
  subjects: readonly SubjectNumber[],
  { table, where, values }: Pick<Counters, 'table' | 'where' | 'values'>,
  { level, from, to }: Piece,
): { from: string; values: Bound[] } {
  return {
    from: `FROM ${table} WHERE subject IN (${marksFor(subjects)}) AND ${where} AND level = ? AND bucket >= ? AND bucket < ?`,
    values: [...subjects, ...values, LEVEL_CODES[level], from, to],
  };
}
