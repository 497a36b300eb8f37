import type { HitClass } from '../../../../shared/domain/visitor/hit-class';

export interface Count {
  readonly total: number;
  /** Those that opened a 24-hour window of their visitor. */
  readonly unique: number;
}

export type ClassCounts = Readonly<Record<HitClass, Count>>;

export const NO_HITS: Count = { total: 0, unique: 0 };

export function sumOf(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { total, unique }) => ({ total: sum.total + total, unique: sum.unique + unique }),
    NO_HITS,
  );
}
