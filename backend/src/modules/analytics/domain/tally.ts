import { type Bucket, bucketOf } from './bucket';
import type { HitClass } from '../../../shared/domain/visitor/hit-class';
import { UNKNOWN } from '../../../shared/domain/visitor/unknown';
import { numberOfGroup, numberOfLink, SITE, type SubjectNumber } from './subject';

/**
 * The questions that each click answers once, so that every breakdown adds up to the total. What
 * belongs together is one value, coarse part first, because a row less per click is what lets
 * counting keep up: reports add up over the part that they show. `mix` is what can be combined,
 * `origin` which page of a source, `place` which city of a country.
 */
export const CLICK_FACETS = ['mix', 'origin', 'place'] as const;
export type ClickFacet = (typeof CLICK_FACETS)[number];
export type FacetValues = Readonly<Record<ClickFacet, string>>;

/** `part` is which link of a group, or which group of the site. */
export const FACETS = [...CLICK_FACETS, 'part'] as const;
export type Facet = (typeof FACETS)[number];

export interface CountedHit {
  readonly at: number;
  readonly linkId: number;
  /** Whose link it is now; 0 for guests, null when the link is gone. */
  readonly groupId: number | null;
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
  readonly subject: SubjectNumber;
  readonly hitClass: HitClass;
  readonly bucket: Bucket;
}

export interface FacetRow extends Readonly<Counters> {
  readonly subject: SubjectNumber;
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

/** Whose counters a hit belongs to, and as what part of them. */
function sharesOf({ linkId, groupId }: CountedHit): { subject: SubjectNumber; part: string | null }[] {
  const ofLink = { subject: numberOfLink(linkId), part: null };
  if (groupId === null) return [ofLink, { subject: SITE, part: UNKNOWN }];
  return [
    ofLink,
    { subject: numberOfGroup(groupId), part: String(linkId) },
    { subject: SITE, part: String(groupId) },
  ];
}

/** Adds hits up as they come. */
class Counting {
  readonly totals = new Rows<TotalRow & Counters>();
  readonly facets = new Rows<FacetRow & Counters>();

  count(hit: CountedHit): void {
    const { hitClass, unique, facets } = hit;
    const bucket = bucketOf(hit.at);
    for (const { subject, part } of sharesOf(hit)) {
      const place = `${String(subject)}\t${String(bucket)}\t`;
      this.totals.count(place + hitClass, unique, () => ({ subject, hitClass, bucket, hits: 0, uniques: 0 }));
      if (!facets) continue;
      for (const facet of FACETS) {
        const value = facet === 'part' ? part : facets[facet];
        if (value === null) continue;
        this.facets.count(`${place}${facet}\t${value}`, unique, () => ({
          subject,
          facet,
          bucket,
          value,
          hits: 0,
          uniques: 0,
        }));
      }
    }
  }
}

/** Adds hits up into one row per counter. Rows are in the order of their keys: two writers then never wait for each other in a circle. */
export function tally(hits: readonly CountedHit[]): Tally {
  const counting = new Counting();
  for (const hit of hits) counting.count(hit);
  return {
    totals: counting.totals.sorted(
      (a, b) => a.subject - b.subject || compare(a.hitClass, b.hitClass) || a.bucket - b.bucket,
    ),
    facets: counting.facets.sorted(
      (a, b) =>
        a.subject - b.subject ||
        compare(a.facet, b.facet) ||
        a.bucket - b.bucket ||
        compare(a.value, b.value),
    ),
  };
}
