import { marksFor } from '../../../shared/database/dialect';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type Bucket, runsOf, type Slot, type SlotRun } from '../domain/bucket';
import { type Count, NO_HITS, sumOf } from '../domain/click-count';
import { type FoldedTo, NOTHING_FOLDED, type Piece, piecesOf } from '../domain/level';
import type { SubjectNumber } from '../domain/subject';
import { type EvenStretch, HOURS_PER_WEEK, QUARTERS_PER_WEEK } from '../domain/week-hours';
import { chunks } from './bound-values';
import { FoldedSubjects } from './folded-subjects';
import { LEVEL_CODES } from './stored-codes';

/** What SUM yields: MySQL hands large sums over as text. */
interface SumRow {
  readonly hits: number | string | null;
  readonly uniques: number | string | null;
}

type Bound = string | number;

/** Which counters of a subject. */
export interface Counters {
  readonly table: 'click_totals' | 'click_facets';
  /** Conditions besides those on subject and time. */
  readonly where: string;
  readonly values: readonly Bound[];
}

/** Subjects that are folded up to the same day. */
interface Alike {
  readonly subjects: readonly SubjectNumber[];
  readonly foldedTo: FoldedTo;
}

const SUMS = 'SUM(hits) AS hits, SUM(uniques) AS uniques';
/** Parts of one statement; SQLite takes at most 500. */
const MOST_PARTS = 200;

const countOf = ({ hits, uniques }: SumRow): Count => ({
  total: Number(hits ?? 0),
  unique: Number(uniques ?? 0),
});

/** Adds up counters over spans of time, from the coarsest that there are. */
export class CounterReader {
  private readonly folds: FoldedSubjects;

  constructor(private readonly unitOfWork: UnitOfWork) {
    this.folds = new FoldedSubjects(unitOfWork);
  }

  /** Sums over a span by the value of a column. */
  async by(
    column: 'value' | 'hit_class' | 'subject',
    subjects: readonly SubjectNumber[],
    counters: Counters,
    span: Slot,
  ): Promise<ReadonlyMap<string, Count>> {
    const sums = new Map<string, Count>();
    for (const { subjects: some, foldedTo } of await this.alike(subjects)) {
      const parts = piecesOf(span, foldedTo).map((piece) => within(some, counters, piece));
      const rows = await this.union(parts, ({ from, values }) => ({
        sql: `SELECT ${column} AS name, ${SUMS} ${from} GROUP BY ${column}`,
        values,
      }));
      for (const row of rows) {
        const name = String(row.name);
        sums.set(name, sumOf([sums.get(name) ?? NO_HITS, countOf(row)]));
      }
    }
    // What was counted otherwise later may have left nothing.
    for (const [name, { total }] of sums) if (total === 0) sums.delete(name);
    return sums;
  }

  /** Sums in each of these slots, which follow each other. */
  async perSlot(
    subjects: readonly SubjectNumber[],
    counters: Counters,
    slots: readonly Slot[],
  ): Promise<Count[]> {
    const found: ReadonlyMap<Bucket, Count>[] = [];
    const present = slots.filter(({ from, to }) => to > from);
    for (const alike of await this.alike(subjects)) {
      const isFine = ({ from, to }: Slot): boolean =>
        piecesOf({ from, to }, alike.foldedTo).every(({ level }) => level === 'quarter');
      for (const run of runsOf(present.filter(isFine))) found.push(await this.ofRun(alike, counters, run));
      found.push(
        await this.ofCoarse(
          alike,
          counters,
          present.filter((slot) => !isFine(slot)),
        ),
      );
    }
    return slots.map(({ from, to }) =>
      to > from ? sumOf(found.map((counts) => counts.get(from) ?? NO_HITS)) : NO_HITS,
    );
  }

  /** Sums of quarter hours by the hour of the week that they are in, Monday's first. */
  async perWeekHour(
    subjects: readonly SubjectNumber[],
    counters: Counters,
    stretches: readonly EvenStretch[],
  ): Promise<Count[]> {
    const sums = new Array<Count>(HOURS_PER_WEEK).fill(NO_HITS);
    for (const some of chunks(subjects)) {
      for (const { shift, ...span } of stretches) {
        const { from, values } = within(some, counters, { level: 'quarter', ...span });
        const quarter = `(bucket + ${String(shift)}) % ${String(QUARTERS_PER_WEEK)}`;
        const rows = await this.unitOfWork.manager.query<(SumRow & { readonly quarter: number | string })[]>(
          `SELECT ${quarter} - ${quarter} % 4 AS quarter, ${SUMS} ${from} GROUP BY quarter`,
          values,
        );
        for (const row of rows) {
          const hour = Number(row.quarter) / 4;
          sums[hour] = sumOf([sums[hour] ?? NO_HITS, countOf(row)]);
        }
      }
    }
    return sums;
  }

  private async alike(subjects: readonly SubjectNumber[]): Promise<Alike[]> {
    const folded = await this.folds.of(subjects);
    const byDay = new Map<FoldedTo, SubjectNumber[]>();
    for (const subject of subjects) {
      const foldedTo = folded.get(subject) ?? NOTHING_FOLDED;
      byDay.set(foldedTo, [...(byDay.get(foldedTo) ?? []), subject]);
    }
    return [...byDay].flatMap(([foldedTo, same]) =>
      chunks(same).map((part) => ({ subjects: part, foldedTo })),
    );
  }

  /** Slots of one length and of quarter hours: the database adds up, so a year of a link travels as 365 rows. */
  private async ofRun(
    { subjects }: Alike,
    counters: Counters,
    { from, to, size }: SlotRun,
  ): Promise<Map<Bucket, Count>> {
    const part = within(subjects, counters, { level: 'quarter', from, to });
    const rows = await this.unitOfWork.manager.query<(SumRow & { readonly slot: number | string })[]>(
      `SELECT bucket - (bucket - ?) % ? AS slot, ${SUMS} ${part.from} GROUP BY slot`,
      [from, size, ...part.values],
    );
    return new Map(rows.map((row) => [Number(row.slot), countOf(row)]));
  }

  /** Slots that have whole days in them, which are few. */
  private async ofCoarse(
    { subjects, foldedTo }: Alike,
    counters: Counters,
    slots: readonly Slot[],
  ): Promise<Map<Bucket, Count>> {
    const parts = slots.flatMap((slot) =>
      piecesOf(slot, foldedTo).map((piece) => ({ slot: slot.from, ...within(subjects, counters, piece) })),
    );
    const rows = await this.union(parts, ({ slot, from, values }) => ({
      sql: `SELECT ${String(slot)} AS name, ${SUMS} ${from}`,
      values,
    }));
    const sums = new Map<Bucket, Count>();
    for (const row of rows) {
      const slot = Number(row.name);
      sums.set(slot, sumOf([sums.get(slot) ?? NO_HITS, countOf(row)]));
    }
    return sums;
  }

  private async union<Part>(
    parts: readonly Part[],
    write: (part: Part) => { sql: string; values: readonly Bound[] },
  ): Promise<(SumRow & { readonly name: string | number })[]> {
    const rows: (SumRow & { readonly name: string | number })[] = [];
    for (let at = 0; at < parts.length; at += MOST_PARTS) {
      const written = parts.slice(at, at + MOST_PARTS).map(write);
      rows.push(
        ...(await this.unitOfWork.manager.query<typeof rows>(
          written.map(({ sql }) => sql).join(' UNION ALL '),
          written.flatMap(({ values }) => values),
        )),
      );
    }
    return rows;
  }
}

/** The counters of one level in a stretch of time. */
function within(
  subjects: readonly SubjectNumber[],
  { table, where, values }: Counters,
  { level, from, to }: Piece,
): { from: string; values: Bound[] } {
  return {
    from: `FROM ${table} WHERE subject IN (${marksFor(subjects)}) AND ${where} AND level = ? AND bucket >= ? AND bucket < ?`,
    values: [...subjects, ...values, LEVEL_CODES[level], from, to],
  };
}
