import { isSqlite } from '../../../../shared/database/dialect';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Slot } from '../../counting/domain/bucket';
import { type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import { piecesOf } from '../../counting/domain/level';
import type { SubjectNumber } from '../../counting/domain/subject';
import { type Counters, countersWithin } from './counters';
import { FoldedSubjects } from '../../counting/infrastructure/folded-subjects';
import { PackedReader } from './packed-reader';

/** What SUM yields: MySQL hands large sums over as text, and values that were grouped by their bytes as these. */
interface SumRow {
  readonly name: string | number | Buffer;
  readonly hits: number | string | null;
  readonly uniques: number | string | null;
}

const countOf = ({ hits, uniques }: SumRow): Count => ({
  total: Number(hits ?? 0),
  unique: Number(uniques ?? 0),
});

type Column = 'value' | 'hit_class' | 'subject';

/** Adds up counters over spans of time, from the coarsest that there are. */
export class CounterReader {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly folds = new FoldedSubjects(unitOfWork),
    private readonly packed = new PackedReader(unitOfWork),
  ) {}

  /** Sums over a span by the value of a column. */
  async by(
    column: Column,
    subjects: readonly SubjectNumber[],
    counters: Counters,
    span: Slot,
  ): Promise<ReadonlyMap<string, Count>> {
    const sums = new Map<string, Count>();
    const name = this.grouped(column);
    const add = (value: string, count: Count): unknown =>
      sums.set(value, sumOf([sums.get(value) ?? NO_HITS, count]));
    for (const { subjects: some, foldedTo } of await this.folds.alike(subjects)) {
      const pieces = piecesOf(span, foldedTo);
      const parts = pieces.map((piece) => countersWithin(some, counters, piece));
      if (parts.length === 0) continue;
      const rows = await this.unitOfWork.manager.query<SumRow[]>(
        parts.map(({ from }) => this.summed(name, from)).join(' UNION ALL '),
        parts.flatMap(({ values }) => values),
      );
      for (const row of rows) add(String(row.name), countOf(row));
      if (counters.packed === null) continue;
      for (const piece of pieces.filter(({ level }) => level === 'quarter')) {
        const clicks = await this.packed.sums(
          { subjects: some, span: piece },
          counters.packed,
          ({ subject }, value) => (column === 'subject' ? String(subject) : value),
        );
        for (const [value, count] of clicks) add(value, count);
      }
    }
    // What was counted otherwise later may have left nothing.
    for (const [value, { total }] of sums) if (total === 0) sums.delete(value);
    return sums;
  }

  /** Servers sort what they group unless they are told not to. */
  private summed(name: string, from: string): string {
    const sums = `SELECT ${name} AS name, SUM(hits) AS hits, SUM(uniques) AS uniques ${from} GROUP BY ${name}`;
    return isSqlite(this.unitOfWork.manager) ? sums : `(${sums} ORDER BY NULL)`;
  }

  /** Servers take nearly twice as long to compare texts as to compare their bytes, which mean the same here. */
  private grouped(column: Column): string {
    return column === 'value' && !isSqlite(this.unitOfWork.manager) ? 'CAST(value AS BINARY)' : column;
  }
}
