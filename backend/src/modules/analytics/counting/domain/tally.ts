import { type Bucket, bucketOf } from './bucket';
import type { HitClass } from '../../../../shared/domain/visitor/hit-class';
import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';
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
  /** What it answers, or would as a click; null for what never is one. */
  readonly person: { readonly facets: FacetValues } | null;
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

type Growing<Row> = Row & Counters;

/** A list that is longer than this is not searched from its beginning any more. */
const SHORT = 12;

function grow(row: Counters, unique: boolean): void {
  row.hits += 1;
  if (unique) row.uniques += 1;
}

/**
 * What is counted of one subject in one quarter hour. Most are links with a hit or two, of which a short list costs less than
 * a map; the site's has hundreds of rows.
 */
class Quarter {
  readonly totals: Growing<TotalRow>[] = [];
  readonly facets: Growing<FacetRow>[] = [];
  private index: Record<Facet, Map<string, Growing<FacetRow>>> | null = null;

  constructor(
    private readonly subject: SubjectNumber,
    readonly bucket: Bucket,
  ) {}

  /** Facets in the order of their names, so that those of one hit are in order. */
  count({ hitClass, unique, person }: CountedHit, part: string | null): void {
    grow(this.totalOf(hitClass), unique);
    if (hitClass !== 'human' || !person) return;
    const { facets } = person;
    grow(this.facetOf('mix', facets.mix), unique);
    grow(this.facetOf('origin', facets.origin), unique);
    if (part !== null) grow(this.facetOf('part', part), unique);
    grow(this.facetOf('place', facets.place), unique);
  }

  private totalOf(hitClass: HitClass): Growing<TotalRow> {
    for (const row of this.totals) if (row.hitClass === hitClass) return row;
    const row = { subject: this.subject, hitClass, bucket: this.bucket, hits: 0, uniques: 0 };
    this.totals.push(row);
    return row;
  }

  private facetOf(facet: Facet, value: string): Growing<FacetRow> {
    const known = this.index ? this.index[facet].get(value) : this.listed(facet, value);
    if (known) return known;
    const row = { subject: this.subject, facet, bucket: this.bucket, value, hits: 0, uniques: 0 };
    this.facets.push(row);
    if (this.index) this.index[facet].set(value, row);
    else if (this.facets.length > SHORT) this.index = indexOf(this.facets);
    return row;
  }

  private listed(facet: Facet, value: string): Growing<FacetRow> | null {
    for (const row of this.facets) if (row.facet === facet && row.value === value) return row;
    return null;
  }
}

function indexOf(rows: readonly Growing<FacetRow>[]): Record<Facet, Map<string, Growing<FacetRow>>> {
  const index = { mix: new Map(), origin: new Map(), part: new Map(), place: new Map() };
  for (const row of rows) index[row.facet].set(row.value, row);
  return index;
}

/** Adds hits up as they come. */
class Counting {
  private readonly bySubject = new Map<SubjectNumber, Quarter[]>();

  count(hit: CountedHit): void {
    const { linkId, groupId } = hit;
    const bucket = bucketOf(hit.at);
    this.quarterOf(numberOfLink(linkId), bucket).count(hit, null);
    if (groupId !== null) this.quarterOf(numberOfGroup(groupId), bucket).count(hit, String(linkId));
    this.quarterOf(SITE, bucket).count(hit, groupId === null ? UNKNOWN : String(groupId));
  }

  /** Subjects in order, and what was counted of each. */
  sorted(): Quarter[][] {
    return [...this.bySubject].sort(([one], [other]) => one - other).map(([, quarters]) => quarters);
  }

  private quarterOf(subject: SubjectNumber, bucket: Bucket): Quarter {
    let quarters = this.bySubject.get(subject);
    if (!quarters) this.bySubject.set(subject, (quarters = []));
    // Hits come in about the order of their time.
    const last = quarters.at(-1);
    if (last?.bucket === bucket) return last;
    let quarter = quarters.find((each) => each.bucket === bucket);
    if (!quarter) quarters.push((quarter = new Quarter(subject, bucket)));
    return quarter;
  }
}

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const byTotal = (one: TotalRow, other: TotalRow): number =>
  compare(one.hitClass, other.hitClass) || one.bucket - other.bucket;

const byFacet = (one: FacetRow, other: FacetRow): number =>
  compare(one.facet, other.facet) || one.bucket - other.bucket || compare(one.value, other.value);

/** Appends rows in order; most lists are so short that they are in order already. */
function append<Row>(all: Row[], rows: readonly Row[], by: (one: Row, other: Row) => number): void {
  const isInOrder = rows.every((row, index) => index === 0 || by(rows[index - 1] ?? row, row) < 0);
  for (const row of isInOrder ? rows : [...rows].sort(by)) all.push(row);
}

/** Adds hits up into one row per counter. Rows are in one order, by subject first: two writers then never wait for each other in a circle. */
export function tally(hits: readonly CountedHit[]): Tally {
  const counting = new Counting();
  for (const hit of hits) counting.count(hit);
  const [totals, facets]: [TotalRow[], FacetRow[]] = [[], []];
  for (const quarters of counting.sorted()) {
    const [first] = quarters;
    const isOne = quarters.length === 1 && first;
    append(totals, isOne ? first.totals : quarters.flatMap((each) => each.totals), byTotal);
    append(facets, isOne ? first.facets : quarters.flatMap((each) => each.facets), byFacet);
  }
  return { totals, facets };
}
