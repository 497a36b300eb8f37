import type { BoundValue, CounterTable } from '../../../../shared/database/dialect';
import type { Moment } from '../domain/level';
import type { FacetRow, TotalRow } from '../domain/tally';
import { CLASS_CODES, FACET_CODES, LEVEL_CODES } from './stored-codes';

const COUNTERS = ['hits', 'uniques'];
export const TOTAL_COUNTERS: CounterTable = {
  name: 'click_totals',
  keys: ['subject', 'hit_class', 'level', 'bucket'],
  counters: COUNTERS,
};
export const FACET_COUNTERS: CounterTable = {
  name: 'click_facets',
  keys: ['subject', 'facet', 'level', 'bucket', 'value'],
  counters: COUNTERS,
};

/** Appends the values of a row of `TOTAL_COUNTERS`, which counts at its quarter hour or at what that was folded into. */
export function bindTotal(
  values: BoundValue[],
  { subject, hitClass, hits, uniques }: TotalRow,
  { level, bucket }: Moment,
): void {
  values.push(subject, CLASS_CODES[hitClass], LEVEL_CODES[level], bucket, hits, uniques);
}

/** Appends the values of a row of `FACET_COUNTERS`. */
export function bindFacet(
  values: BoundValue[],
  { subject, facet, value, hits, uniques }: FacetRow,
  { level, bucket }: Moment,
): void {
  values.push(subject, FACET_CODES[facet], LEVEL_CODES[level], bucket, value, hits, uniques);
}
