import { Injectable } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/domain/csv';
import type { Member } from '../../../shared/domain/actor';
import type { Language } from '../../../shared/domain/language';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import type { BatchTask } from '../domain/batch-task.entity';
import { resultCells, resultHeads } from '../domain/result-table';
import { OwnBatchesService } from './own-batches.service';
import { BatchStore } from './ports/batch-store';

const LIMIT = { name: 'batch.export', points: 60, seconds: 3_600 };
const ROWS_AT_ONCE = 1_000;

/** The rows of a task as a table: its own columns, and what has come of each. */
@Injectable()
export class ExportTaskService {
  constructor(
    private readonly own: OwnBatchesService,
    private readonly store: BatchStore,
    private readonly limits: RateLimits,
  ) {}

  /** A task whose rows can be exported. Throws `BatchDoesNotExist`, `RowsPurged`, `RateLimited`. */
  async find(member: Member, externalId: string): Promise<BatchTask> {
    const task = await this.own.withRows(member, externalId);
    await this.limits.take(LIMIT, member.userId);
    return task;
  }

  /** A part of the file at a time. */
  async *lines(task: BatchTask, lang: Language | null): AsyncGenerator<string> {
    let text = BYTE_ORDER_MARK;
    for await (const rows of this.rows(task, lang)) {
      yield text + rows.map(csvLine).join('');
      text = '';
    }
  }

  /** Heading first; each row as long as the longest heading. */
  async *rows(
    { id, head }: BatchTask,
    lang: Language | null,
  ): AsyncGenerator<readonly (readonly string[])[]> {
    let after = 0;
    let width = head.names?.length ?? 0;
    for (;;) {
      const rows = await this.store.rowsAfter(id, after, ROWS_AT_ONCE);
      if (after === 0) {
        width = Math.max(width, ...rows.map(({ cells }) => cells.length));
        const names = Array.from({ length: width }, (_, index) => head.names?.[index] ?? '');
        yield [[...names, ...resultHeads(lang)]];
      }
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => [...padded(row.cells, width), ...resultCells(row, head, lang)]);
      after = last.n;
    }
  }
}

const padded = (cells: readonly string[], width: number): readonly string[] =>
  Array.from({ length: width }, (_, index) => cells[index] ?? '');
