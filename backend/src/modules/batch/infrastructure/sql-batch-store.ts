import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { insertRows, marksFor } from '../../../shared/database/dialect';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { updateById } from '../../../shared/database/update-by-id';
import { BatchStore, type RowGroup, type StoredRow } from '../application/ports/batch-store';
import type { BatchPhase } from '../domain/batch-phase';
import { BatchTask } from '../domain/batch-task.entity';
import type { JudgedRow, RowFlag, RowOutcome, RowResult, RowVerdict } from '../domain/row-verdict';

const ROWS = {
  name: 'batch_rows',
  columns: ['task_id', 'n', 'cells', 'verdict', 'code', 'message', 'flag', 'place'],
};
const OUTCOMES = {
  name: 'batch_outcomes',
  columns: ['task_id', 'n', 'result', 'code', 'message', 'link_id', 'short_url'],
};
const MAX_MESSAGE = 500;
const MAX_PLACES = 250;
const REMOVED_AT_ONCE = 500;

interface JoinedRow {
  readonly n: number | string;
  readonly cells: string;
  readonly verdict: RowVerdict;
  readonly code: string | null;
  readonly message: string | null;
  readonly flag: RowFlag | null;
  readonly place: string | null;
  readonly result: RowResult | null;
  readonly outcome_code: string | null;
  readonly outcome_message: string | null;
  readonly link_id: number | string | null;
  readonly short_url: string | null;
}

interface GroupedRows extends Pick<JoinedRow, 'verdict' | 'code' | 'flag' | 'result'> {
  readonly row_count: number | string;
  readonly first_row: number | string;
}

const briefly = (message: string | null): string | null => message?.slice(0, MAX_MESSAGE) ?? null;

@Injectable()
export class SqlBatchStore extends BatchStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(task: BatchTask): Promise<void> {
    await this.tasks.insert(task);
  }

  async save(task: BatchTask): Promise<void> {
    await updateById(this.tasks, task);
  }

  find(externalId: string): Promise<BatchTask | null> {
    return this.tasks.findOneBy({ externalId });
  }

  findById(id: number): Promise<BatchTask | null> {
    return this.tasks.findOneBy({ id });
  }

  async hold(id: number): Promise<BatchTask | null> {
    await this.manager.query('UPDATE batch_tasks SET group_id = group_id WHERE id = ?', [id]);
    return this.findById(id);
  }

  ofGroup(groupId: number, limit: number): Promise<BatchTask[]> {
    return this.tasks.find({ where: { groupId }, order: { id: 'DESC' }, take: limit });
  }

  countIn(groupId: number, phases: readonly BatchPhase[]): Promise<number> {
    return this.tasks.countBy({ groupId, phase: In(phases) });
  }

  async rowsKeptOf(groupId: number): Promise<number> {
    return (await this.tasks.sum('rows', { groupId, purgedAt: IsNull() })) ?? 0;
  }

  untouchedSince(moment: Date, phases: readonly BatchPhase[]): Promise<BatchTask[]> {
    return this.tasks.findBy({ phase: In(phases), touchedAt: LessThanOrEqual(moment) });
  }

  pausedUntil(moment: Date): Promise<BatchTask[]> {
    return this.tasks.findBy({ phase: 'paused', resumesAt: LessThanOrEqual(moment) });
  }

  madeBefore(moment: Date, limit: number): Promise<BatchTask[]> {
    return this.tasks.find({ where: { createdAt: LessThan(moment), purgedAt: IsNull() }, take: limit });
  }

  ofGroups(groupIds: readonly number[]): Promise<BatchTask[]> {
    return this.tasks.findBy({ groupId: In(groupIds) });
  }

  ofUser(userId: number): Promise<BatchTask[]> {
    return this.tasks.find({ where: { userId }, order: { id: 'ASC' } });
  }

  async remove(id: number): Promise<void> {
    await this.tasks.delete({ id });
  }

  async addRows(taskId: number, rows: readonly JudgedRow[]): Promise<void> {
    await insertRows(
      this.manager,
      ROWS,
      rows.map(({ n, cells, verdict, code, message, flag, place }) => [
        taskId,
        n,
        JSON.stringify(cells),
        verdict,
        code,
        briefly(message),
        flag,
        place,
      ]),
    );
  }

  async rowsAfter(taskId: number, n: number, limit: number): Promise<StoredRow[]> {
    const rows = await this.manager.query<JoinedRow[]>(
      `SELECT judged.n AS n, cells, verdict, judged.code AS code, judged.message AS message, flag, place, result,
              made.code AS outcome_code, made.message AS outcome_message, link_id, short_url
         FROM batch_rows judged
         LEFT JOIN batch_outcomes made ON made.task_id = judged.task_id AND made.n = judged.n
        WHERE judged.task_id = ? AND judged.n > ? ORDER BY judged.n LIMIT ${String(limit)}`,
      [taskId, n],
    );
    return rows.map(rowOf);
  }

  async countToCreateAfter(taskId: number, n: number): Promise<number> {
    const [found] = await this.manager.query<{ row_count: number | string }[]>(
      `SELECT COUNT(*) AS row_count FROM batch_rows WHERE task_id = ? AND n > ? AND verdict = 'create'`,
      [taskId, n],
    );
    return Number(found?.row_count ?? 0);
  }

  async placesIn(taskId: number, places: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let from = 0; from < places.length; from += MAX_PLACES) {
      const part = places.slice(from, from + MAX_PLACES);
      const rows = await this.manager.query<{ place: string }[]>(
        `SELECT place FROM batch_rows WHERE task_id = ? AND place IN (${marksFor(part)})`,
        [taskId, ...part],
      );
      for (const { place } of rows) found.add(place);
    }
    return found;
  }

  async addOutcomes(taskId: number, outcomes: readonly RowOutcome[]): Promise<void> {
    await insertRows(
      this.manager,
      OUTCOMES,
      outcomes.map(({ n, result, code, message, linkId, shortUrl }) => [
        taskId,
        n,
        result,
        code,
        briefly(message),
        linkId,
        shortUrl,
      ]),
    );
  }

  async changeResults(taskId: number, ns: readonly number[], result: RowResult): Promise<void> {
    if (ns.length === 0) return;
    await this.manager.query(
      `UPDATE batch_outcomes SET result = ? WHERE task_id = ? AND n IN (${marksFor(ns)})`,
      [result, taskId, ...ns],
    );
  }

  async groupsOf(taskId: number): Promise<RowGroup[]> {
    const rows = await this.manager.query<GroupedRows[]>(
      `SELECT verdict, result, COALESCE(made.code, judged.code) AS code, flag,
              COUNT(*) AS row_count, MIN(judged.n) AS first_row
         FROM batch_rows judged
         LEFT JOIN batch_outcomes made ON made.task_id = judged.task_id AND made.n = judged.n
        WHERE judged.task_id = ?
        GROUP BY verdict, result, COALESCE(made.code, judged.code), flag`,
      [taskId],
    );
    return rows.map(({ row_count, first_row, ...group }) => ({
      ...group,
      rows: Number(row_count),
      firstRow: Number(first_row),
    }));
  }

  async removeSomeRows(taskId: number): Promise<boolean> {
    const rows = await this.manager.query<{ n: number | string }[]>(
      `SELECT n FROM batch_rows WHERE task_id = ? ORDER BY n LIMIT ${String(REMOVED_AT_ONCE)}`,
      [taskId],
    );
    const last = rows.at(-1);
    if (!last) return false;
    for (const table of ['batch_outcomes', 'batch_rows']) {
      await this.manager.query(`DELETE FROM ${table} WHERE task_id = ? AND n <= ?`, [taskId, last.n]);
    }
    return true;
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get tasks() {
    return this.manager.getRepository(BatchTask);
  }
}

function rowOf(row: JoinedRow): StoredRow {
  const { n, cells, verdict, code, message, flag, place, result } = row;
  const outcome: RowOutcome | null = result && {
    n: Number(n),
    result,
    code: row.outcome_code,
    message: row.outcome_message,
    linkId: row.link_id === null ? null : Number(row.link_id),
    shortUrl: row.short_url,
  };
  return { n: Number(n), cells: JSON.parse(cells) as string[], verdict, code, message, flag, place, outcome };
}
