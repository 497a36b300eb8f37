import { type Bucket, bucketOf } from './bucket';
import { HIT_CLASSES, type HitClass } from '../../../shared/domain/visitor/hit-class';
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

/** Counters by what tells them apart. */
class Counts<Name extends string | number> {
  private readonly byName = new Map<Name, Counters>();

  add(name: Name, unique: boolean): void {
    let counters = this.byName.get(name);
    if (!counters) this.byName.set(name, (counters = { hits: 0, uniques: 0 }));
    counters.hits += 1;
    if (unique) counters.uniques += 1;
  }

  of(name: Name): Counters | undefined {
    return this.byName.get(name);
  }

  sorted(): [Name, Counters][] {
    return inOrder(this.byName);
  }
}

function inOrder<Key extends string | number, Value>(byKey: ReadonlyMap<Key, Value>): [Key, Value][] {
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What is counted of one subject in one quarter hour. */
class Quarter {
  readonly classes = new Counts<HitClass>();
  private readonly facets = new Map<Facet, Counts<string>>();

  count({ hitClass, unique, facets }: CountedHit, part: string | null): void {
    this.classes.add(hitClass, unique);
    if (!facets) return;
    for (const facet of CLICK_FACETS) this.ofFacet(facet).add(facets[facet], unique);
    if (part !== null) this.ofFacet('part').add(part, unique);
  }

  valuesOf(facet: Facet): [string, Counters][] {
    return this.facets.get(facet)?.sorted() ?? [];
  }

  private ofFacet(facet: Facet): Counts<string> {
    let counts = this.facets.get(facet);
    if (!counts) this.facets.set(facet, (counts = new Counts()));
    return counts;
  }
}

/** Adds hits up as they come. Maps in maps: one key made of all that tells counters apart would cost more than counting. */
class Counting {
  private readonly bySubject = new Map<SubjectNumber, Map<Bucket, Quarter>>();

  count(hit: CountedHit): void {
    const { linkId, groupId } = hit;
    const bucket = bucketOf(hit.at);
    this.quarterOf(numberOfLink(linkId), bucket).count(hit, null);
    if (groupId !== null) this.quarterOf(numberOfGroup(groupId), bucket).count(hit, String(linkId));
    this.quarterOf(SITE, bucket).count(hit, groupId === null ? UNKNOWN : String(groupId));
  }

  sorted(): [SubjectNumber, Quarters][] {
    return inOrder(this.bySubject).map(([subject, quarters]) => [subject, inOrder(quarters)]);
  }

  private quarterOf(subject: SubjectNumber, bucket: Bucket): Quarter {
    let quarters = this.bySubject.get(subject);
    if (!quarters) this.bySubject.set(subject, (quarters = new Map<Bucket, Quarter>()));
    let quarter = quarters.get(bucket);
    if (!quarter) quarters.set(bucket, (quarter = new Quarter()));
    return quarter;
  }
}

type Quarters = readonly (readonly [Bucket, Quarter])[];

const totalsOf = (subject: SubjectNumber, quarters: Quarters): TotalRow[] =>
  HIT_CLASSES.flatMap((hitClass) =>
    quarters.flatMap(([bucket, { classes }]) => {
      const counters = classes.of(hitClass);
      return counters ? [{ subject, hitClass, bucket, ...counters }] : [];
    }),
  );

const facetsOf = (subject: SubjectNumber, quarters: Quarters): FacetRow[] =>
  FACETS.flatMap((facet) =>
    quarters.flatMap(([bucket, quarter]) =>
      quarter.valuesOf(facet).map(([value, counters]) => ({ subject, facet, bucket, value, ...counters })),
    ),
  );

/** Adds hits up into one row per counter. Rows are in one order, by subject first: two writers then never wait for each other in a circle. */
export function tally(hits: readonly CountedHit[]): Tally {
  const counting = new Counting();
  for (const hit of hits) counting.count(hit);
  const subjects = counting.sorted();
  return {
    totals: subjects.flatMap(([subject, quarters]) => totalsOf(subject, quarters)),
    facets: subjects.flatMap(([subject, quarters]) => facetsOf(subject, quarters)),
  };
}
