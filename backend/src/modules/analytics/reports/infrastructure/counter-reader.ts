import { isSqlite } from '../../../../shared/database/dialect';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Slot } from '../../counting/domain/bucket';
import { type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import { piecesOf } from '../../counting/domain/level';
import type { SubjectNumber } from '../../counting/domain/subject';
import { type Counters, within } from './counters';
import { FoldedSubjects } from '../../counting/infrastructure/folded-subjects';

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
    for (const { subjects: some, foldedTo } of await this.folds.alike(subjects)) {
      const parts = piecesOf(span, foldedTo).map((piece) => within(some, counters, piece));
      if (parts.length === 0) continue;
      const rows = await this.unitOfWork.manager.query<SumRow[]>(
        parts.map(({ from }) => this.summed(name, from)).join(' UNION ALL '),
        parts.flatMap(({ values }) => values),
      );
      for (const row of rows) {
        const value = String(row.name);
        sums.set(value, sumOf([sums.get(value) ?? NO_HITS, countOf(row)]));
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
