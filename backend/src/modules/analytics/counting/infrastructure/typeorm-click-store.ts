import {
  addToCounters,
  type BoundValue,
  insertRows,
  marksFor,
  padded,
} from '../../../../shared/database/dialect';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import {
  type CardFetches,
  type LinkRanking,
  linkRankingIn,
  type NewClicks,
  cardFetchesIn,
} from '../../../links/thread';
import { ClickStore, type JournalPlace, PlaceMoved } from '../application/ports/click-store';
import type { CardRow } from '../domain/card-tally';
import { dayOfBucket, type FoldedTo, foldedMoments, type Moment, NOTHING_FOLDED } from '../domain/level';
import { SITE, type SubjectNumber } from '../domain/subject';
import {
  type FacetRow,
  facetsOfPacked,
  inOrder,
  type PackedRow,
  type Tally,
  type TotalRow,
} from '../domain/tally';
import { CHUNK, chunks } from './bound-values';
import { bindFacet, bindTotal, FACET_COUNTERS, TOTAL_COUNTERS } from './counter-tables';
import { FoldedSubjects } from './folded-subjects';
import { PackedDays, type SubjectDay } from './packed-days';
import { PackedQuarters } from './packed-quarters';

const WINDOWS = { name: 'visitor_windows', columns: ['visitor', 'opened_at'] };

/** What people's clicks mean to each link. */
function clicksOf(totals: Tally['totals']): NewClicks[] {
  const byLink = new Map<number, NewClicks>();
  for (const { subject: linkId, hitClass, bucket, hits } of totals) {
    if (hitClass !== 'human' || linkId <= SITE) continue;
    const { clicks, lastClick } = byLink.get(linkId) ?? { clicks: 0, lastClick: 0 };
    byLink.set(linkId, { linkId, clicks: clicks + hits, lastClick: Math.max(lastClick, bucket) });
  }
  return [...byLink.values()];
}

/** Goes through the rows, each at its quarter hour and at whatever has been folded of it. */
function atEachLevel<Row extends TotalRow | FacetRow>(
  rows: readonly Row[],
  folded: ReadonlyMap<SubjectNumber, FoldedTo>,
  bind: (row: Row, place: Moment) => void,
): void {
  for (const row of rows) {
    bind(row, { level: 'quarter', bucket: row.bucket });
    const foldedTo = folded.get(row.subject) ?? NOTHING_FOLDED;
    if (foldedTo === NOTHING_FOLDED) continue;
    for (const moment of foldedMoments(row.bucket, foldedTo)) bind(row, moment);
  }
}

/** The folded days that the rows are of, each once. */
function foldedDays(rows: readonly TotalRow[], folded: ReadonlyMap<SubjectNumber, FoldedTo>): SubjectDay[] {
  const days = new Map<string, SubjectDay>();
  for (const { subject, bucket } of folded.size === 0 ? [] : rows) {
    const day = dayOfBucket(bucket);
    if (day < (folded.get(subject) ?? NOTHING_FOLDED)) {
      days.set(`${String(subject)}/${String(day)}`, { subject, day });
    }
  }
  return [...days.values()];
}

/** Counters in the tables of either engine. */
export class TypeormClickStore extends ClickStore {
  private readonly ranking: LinkRanking;
  private readonly cards: CardFetches;
  private readonly folds: FoldedSubjects;
  private readonly days: PackedDays;
  private readonly quarters: PackedQuarters;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.ranking = linkRankingIn(unitOfWork);
    this.cards = cardFetchesIn(unitOfWork);
    this.folds = new FoldedSubjects(unitOfWork);
    this.days = new PackedDays(unitOfWork);
    this.quarters = new PackedQuarters(unitOfWork);
  }

  async placesOf(segments: readonly string[]): Promise<JournalPlace[]> {
    const places: JournalPlace[] = [];
    for (const part of chunks(segments)) {
      const rows: { segment: string; place: number | string }[] = await this.query(
        `SELECT segment, place FROM journal_places WHERE segment IN (${marksFor(part)})`,
        part,
      );
      places.push(...rows.map(({ segment, place }) => ({ segment, place: Number(place) })));
    }
    return places;
  }

  async movePlace(from: JournalPlace, to: number): Promise<void> {
    if (from.place === 0) {
      await this.query('INSERT INTO journal_places (segment, place) VALUES (?, ?)', [from.segment, to]);
      return;
    }
    const moved = await this.affected('UPDATE journal_places SET place = ? WHERE segment = ? AND place = ?', [
      to,
      from.segment,
      from.place,
    ]);
    if (moved !== 1) throw new PlaceMoved(from);
  }

  async finishSegment(segment: string, now: number): Promise<void> {
    await this.query('UPDATE journal_places SET finished_at = ? WHERE segment = ?', [now, segment]);
  }

  async windowsOf(marks: readonly number[]): Promise<Map<number, number>> {
    const windows = new Map<number, number>();
    for (const part of chunks(marks)) {
      const keys = padded(part);
      const rows: { visitor: number | string; opened_at: number | string }[] = await this.query(
        `SELECT visitor, opened_at FROM visitor_windows WHERE visitor IN (${marksFor(keys)})`,
        keys,
      );
      for (const row of rows) windows.set(Number(row.visitor), Number(row.opened_at));
    }
    return windows;
  }

  async openWindows(opened: ReadonlyMap<number, number>): Promise<void> {
    // In the order of their keys, so that two ingesters never wait for each other in a circle.
    const marks = Float64Array.from(opened.keys()).sort();
    const rows = Array.from(marks, (mark) => [mark, opened.get(mark) ?? 0]);
    await insertRows(this.unitOfWork.manager, WINDOWS, rows);
  }

  async closeWindows(marks: readonly number[]): Promise<void> {
    for (const part of chunks([...marks].sort((one, other) => one - other))) {
      await this.query(`DELETE FROM visitor_windows WHERE visitor IN (${marksFor(part)})`, part);
    }
  }

  async groupsOf(linkIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const groups = new Map<number, number>();
    for (const part of chunks(linkIds)) {
      for (const [linkId, groupId] of await this.ranking.groupsOf(padded(part))) {
        groups.set(linkId, groupId);
      }
    }
    return groups;
  }

  async add({ totals, facets, packed }: Tally): Promise<void> {
    const { manager } = this.unitOfWork;
    const folded = await this.foldedOf(totals);
    const ofTotals: BoundValue[] = [];
    atEachLevel(totals, folded, (row, place) => bindTotal(ofTotals, row, place));
    await addToCounters(manager, TOTAL_COUNTERS, ofTotals);
    // What belongs to folded days as well is added to these, too, which packed clicks are not.
    const isLate = ({ subject, bucket }: PackedRow): boolean =>
      dayOfBucket(bucket) < (folded.get(subject) ?? NOTHING_FOLDED);
    const late = folded.size === 0 ? [] : packed.filter(isLate);
    const all = late.length === 0 ? facets : inOrder([...facets, ...facetsOfPacked(late)]);
    const ofFacets: BoundValue[] = [];
    atEachLevel(all, folded, (row, place) => bindFacet(ofFacets, row, place));
    await addToCounters(manager, FACET_COUNTERS, ofFacets);
    await this.quarters.append(late.length === 0 ? packed : packed.filter((row) => !isLate(row)));
    await this.days.outdate(foldedDays(totals, folded));
    await this.ranking.note(clicksOf(totals));
  }

  /** Only late hits ask: what is counted on its own day is not folded yet. */
  private async foldedOf(totals: readonly TotalRow[]): Promise<ReadonlyMap<SubjectNumber, FoldedTo>> {
    const through = await this.folds.throughDay();
    const late = totals.filter(({ bucket }) => dayOfBucket(bucket) < through);
    return this.folds.foldsOf([...new Set(late.map(({ subject }) => subject))]);
  }

  addCards(rows: readonly CardRow[]): Promise<void> {
    return this.cards.note(rows);
  }

  async purge(windowsBefore: number, segmentsBefore: number): Promise<void> {
    await this.query('DELETE FROM journal_places WHERE finished_at < ?', [segmentsBefore]);
    // A part at a time: others do not wait long for the writer.
    for (let left = true; left;) left = (await this.purgeWindows(windowsBefore)) === CHUNK;
  }

  private async purgeWindows(before: number): Promise<number> {
    const rows: { visitor: number | string }[] = await this.query(
      `SELECT visitor FROM visitor_windows WHERE opened_at < ? ORDER BY opened_at LIMIT ${String(CHUNK)}`,
      [before],
    );
    if (rows.length === 0) return 0;
    const visitors = rows.map(({ visitor }) => visitor);
    await this.query(`DELETE FROM visitor_windows WHERE visitor IN (${marksFor(visitors)})`, visitors);
    return rows.length;
  }

  private query<T>(sql: string, values: readonly unknown[]): Promise<T> {
    return this.unitOfWork.manager.query(sql, [...values]);
  }

  private async affected(sql: string, values: readonly unknown[]): Promise<number> {
    const { queryRunner } = this.unitOfWork.manager;
    if (!queryRunner) throw new Error('a place moves only inside a unit of work');
    const { affected } = await queryRunner.query(sql, [...values], true);
    return affected ?? 0;
  }
}
