import { type Bucket, bucketOf } from './bucket';
import type { HitClass } from './hit-class';

/**
 * The questions that each click answers once, so that every breakdown adds up to the total. What
 * belongs together is one value, coarse part first, because a row less per click is what lets
 * counting keep up: reports add up over the part that they show.
 */
export const FACETS = ['origin', 'device', 'language', 'place'] as const;
export type Facet = (typeof FACETS)[number];
export type FacetValues = Readonly<Record<Facet, string>>;

export interface CountedHit {
  readonly at: number;
  readonly linkId: number;
  readonly hitClass: HitClass;
  /** Opened a window of its visitor. */
  readonly unique: boolean;
  /** Null for hits that are no clicks. */
  readonly facets: FacetValues | null;
}

interface Counters {
  hits: number;
  uniques: number;
}

export interface TotalRow extends Readonly<Counters> {
  readonly linkId: number;
  readonly hitClass: HitClass;
  readonly bucket: Bucket;
}

export interface FacetRow extends Readonly<Counters> {
  readonly linkId: number;
  readonly facet: Facet;
  readonly bucket: Bucket;
  readonly value: string;
}

export interface Tally {
  readonly totals: readonly TotalRow[];
  readonly facets: readonly FacetRow[];
}

/** Rows under one key grow instead of multiplying. */
class Rows<Row extends Counters> {
  private readonly byKey = new Map<string, Row>();

  count(key: string, unique: boolean, make: () => Row): void {
    let row = this.byKey.get(key);
    if (!row) this.byKey.set(key, (row = make()));
    row.hits += 1;
    if (unique) row.uniques += 1;
  }

  sorted(order: (one: Row, other: Row) => number): Row[] {
    return [...this.byKey.values()].sort(order);
  }
}

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Adds hits up into one row per counter. Rows are in the order of their keys: two writers then never wait for each other in a circle. */
export function tally(hits: readonly CountedHit[]): Tally {
  const totals = new Rows<TotalRow & Counters>();
  const facets = new Rows<FacetRow & Counters>();
  for (const { at, linkId, hitClass, unique, facets: values } of hits) {
    const bucket = bucketOf(at);
    const place = `${String(linkId)}\t${String(bucket)}\t`;
    totals.count(place + hitClass, unique, () => ({ linkId, hitClass, bucket, hits: 0, uniques: 0 }));
    if (!values) continue;
    for (const facet of FACETS) {
      const value = values[facet];
      facets.count(`${place}${facet}\t${value}`, unique, () => ({
        linkId,
        facet,
        bucket,
        value,
        hits: 0,
        uniques: 0,
      }));
    }
  }
  return {
    totals: totals.sorted(
      (a, b) => a.linkId - b.linkId || compare(a.hitClass, b.hitClass) || a.bucket - b.bucket,
    ),
    facets: facets.sorted(
      (a, b) =>
        a.linkId - b.linkId || compare(a.facet, b.facet) || a.bucket - b.bucket || compare(a.value, b.value),
    ),
  };
}
