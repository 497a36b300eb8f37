import type { HitClass } from '../domain/hit-class';
import type { Facet } from '../domain/tally';

/** Numbers that stand for the words in the tables. A number once given keeps its meaning for good. */
export const CLASS_CODES: Readonly<Record<HitClass, number>> = {
  human: 0,
  preview: 1,
  bot: 2,
  head: 3,
  prefetch: 4,
};

export const FACET_CODES: Readonly<Record<Facet, number>> = { origin: 0, device: 1, language: 2, place: 3 };
