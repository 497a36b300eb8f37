import type { HitClass } from '../../../../shared/domain/visitor/hit-class';
import type { Level } from '../domain/level';
import type { Dimension } from '../domain/mix';
import type { Facet } from '../domain/facets';

/** Numbers that stand for the words in the tables. A number once given keeps its meaning for good. */
export const CLASS_CODES: Readonly<Record<HitClass, number>> = {
  human: 0,
  preview: 1,
  bot: 2,
  head: 3,
  prefetch: 4,
};

/** 1 and 2 were devices and languages by themselves. */
export const FACET_CODES: Readonly<Record<Facet, number>> = { origin: 0, place: 3, mix: 4, part: 5 };

export const LEVEL_CODES: Readonly<Record<Level, number>> = { quarter: 0, day: 1, month: 2 };

/** Packed days: hits by class, people's clicks by their answer to one question, and by all of them. */
export type PackedKind = 'totals' | Dimension | 'mix';

export const PACKED_CODES: Readonly<Record<PackedKind, number>> = {
  totals: 0,
  source: 1,
  platform: 2,
  browser: 3,
  language: 4,
  country: 5,
  mix: 6,
};
