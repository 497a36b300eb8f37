import type { HitClass } from '../../../../shared/domain/visitor/hit-class';
import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';
import { type Bucket, bucketOf } from './bucket';
import { CLICK_FACETS, type Facet, type FacetValues } from './facets';
import { packClicks, type QuarterClick, unpackClicks } from './packed-quarter';
import type { PackingRoom } from './packing-room';
import { numberOfGroup, numberOfLink, SITE, type SubjectNumber } from './subject';

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

/** People's clicks of a quarter hour as one text, in place of rows of their facets. */
export interface PackedRow {
  readonly subject: SubjectNumber;
  readonly bucket: Bucket;
  readonly clicks: number;
  /** As `packClicks` wrote them. */
  readonly packed: string;
}

export interface Tally {
  readonly totals: readonly TotalRow[];
  /** Each click is either in these or in a packed row of the same subject. */
  readonly facets: readonly FacetRow[];
  readonly packed: readonly PackedRow[];
}

type Growing<Row> = Row & Counters;

function grow(row: Counters, unique: boolean): void {
  row.hits += 1;
  if (unique) row.uniques += 1;
}

/** What is counted of one subject in one quarter hour. Most are links with a hit or two. */
class Quarter {
  readonly totals: Growing<TotalRow>[] = [];
  readonly clicks: QuarterClick[] = [];

  constructor(
    readonly subject: SubjectNumber,
    readonly bucket: Bucket,
  ) {}

  count({ hitClass, unique, person }: CountedHit, part: string | null): void {
    grow(this.totalOf(hitClass), unique);
    if (hitClass === 'human' && person) this.clicks.push({ unique, facets: person.facets, part });
  }

  private totalOf(hitClass: HitClass): Growing<TotalRow> {
    for (const row of this.totals) if (row.hitClass === hitClass) return row;
    const row = { subject: this.subject, hitClass, bucket: this.bucket, hits: 0, uniques: 0 };
    this.totals.push(row);
    return row;
  }
}

/** Counters of what the clicks of one subject and one stretch of time answer. */
function facetRows(
  { subject, bucket }: { readonly subject: SubjectNumber; readonly bucket: number },
  clicks: readonly QuarterClick[],
): FacetRow[] {
  const rows: FacetRow[] = [];
  const add = (facet: Facet, valueOf: (click: QuarterClick) => string | null): void => {
    const byValue = new Map<string, Growing<FacetRow>>();
    for (const click of clicks) {
      const value = valueOf(click);
      if (value === null) continue;
      let row = byValue.get(value);
      if (!row) byValue.set(value, (row = { subject, facet, bucket, value, hits: 0, uniques: 0 }));
      grow(row, click.unique);
    }
    for (const row of byValue.values()) rows.push(row);
  };
  for (const facet of CLICK_FACETS) add(facet, ({ facets }) => facets[facet]);
  add('part', ({ part }) => part);
  return rows;
}

/** Counters of what packed clicks answer. @param stretchOf the number of the stretch of time that a quarter hour belongs to */
export function facetsOfPacked(
  rows: readonly PackedRow[],
  stretchOf: (bucket: Bucket) => number = (bucket) => bucket,
): readonly FacetRow[] {
  const stretches = new Map<string, { subject: SubjectNumber; bucket: number; clicks: QuarterClick[] }>();
  for (const { subject, bucket, packed } of rows) {
    const stretch = stretchOf(bucket);
    const key = `${String(subject)}/${String(stretch)}`;
    const known = stretches.get(key) ?? { subject, bucket: stretch, clicks: [] };
    stretches.set(key, known);
    for (const click of unpackClicks(packed)) known.clicks.push(click);
  }
  return inOrder([...stretches.values()].flatMap((stretch) => facetRows(stretch, stretch.clicks)));
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

  /** Subjects in order, and what was counted of each by time. */
  sorted(): Quarter[][] {
    // Numbers by themselves are sorted without a call for each pair.
    const subjects = Float64Array.from(this.bySubject.keys()).sort();
    return Array.from(subjects, (subject) => {
      const quarters = this.bySubject.get(subject) ?? [];
      return quarters.length === 1 ? quarters : quarters.sort((one, other) => one.bucket - other.bucket);
    });
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
  one.subject - other.subject ||
  compare(one.facet, other.facet) ||
  one.bucket - other.bucket ||
  compare(one.value, other.value);

/** Rows of facets in the order in which all who write them do, so that two never wait for each other in a circle. */
export const inOrder = (rows: readonly FacetRow[]): readonly FacetRow[] =>
  rows.length === 0 ? rows : [...rows].sort(byFacet);

/**
 * Adds hits up into one row per counter, and packs clicks of quarter hours with few. Rows are in one order, by subject
 * first: two writers then never wait for each other in a circle.
 *
 * @param room for packed clicks; without it all have counters, which can be taken away again
 */
export function tally(hits: readonly CountedHit[], room: PackingRoom | null = null): Tally {
  const counting = new Counting();
  for (const hit of hits) counting.count(hit);
  const [totals, facets, packed]: [TotalRow[], FacetRow[], PackedRow[]] = [[], [], []];
  for (const quarters of counting.sorted()) {
    const ofSubject: FacetRow[] = [];
    for (const { subject, bucket, clicks } of quarters) {
      if (clicks.length === 0) continue;
      const isPacked = room?.take(subject, bucket, clicks.length);
      if (isPacked) packed.push({ subject, bucket, clicks: clicks.length, packed: packClicks(clicks) });
      else ofSubject.push(...facetRows({ subject, bucket }, clicks));
    }
    for (const row of inOrder(ofSubject)) facets.push(row);
    const [first] = quarters;
    const isOne = quarters.length === 1 && first?.totals.length === 1;
    const ofClasses = isOne ? first.totals : quarters.flatMap((each) => each.totals).sort(byTotal);
    for (const row of ofClasses) totals.push(row);
  }
  return { totals, facets, packed };
}
