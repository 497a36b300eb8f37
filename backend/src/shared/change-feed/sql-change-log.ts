import { deleteInBatches } from '../database/delete-in-batches';
import { insertRows, marksFor, padded } from '../database/dialect';
import type { UnitOfWork } from '../database/unit-of-work';
import { ChangeLog } from './change-log';
import type { NumberedChange } from './change-window';

interface Row {
  readonly id: number | string;
  readonly news: string;
}

/** A table of changes, the columns `id` and `news`, whose last row is never deleted. */
export class SqlChangeLog extends ChangeLog {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly table: 'host_news' | 'link_news' | 'program_news',
  ) {
    super();
  }

  add(changes: readonly string[]): Promise<void> {
    return insertRows(
      this.unitOfWork.manager,
      { name: this.table, columns: ['news'] },
      changes.map((change) => [change]),
    );
  }

  async latest(): Promise<number> {
    const [row] = await this.unitOfWork.manager.query<Pick<Row, 'id'>[]>(
      `SELECT MAX(id) AS id FROM ${this.table}`,
    );
    return Number(row?.id ?? 0);
  }

  since(from: number, limit: number): Promise<NumberedChange[]> {
    return this.read('id >= ? ORDER BY id LIMIT ?', [from, limit]);
  }

  async these(ids: readonly number[]): Promise<NumberedChange[]> {
    if (ids.length === 0) return [];
    const keys = padded(ids);
    return this.read(`id IN (${marksFor(keys)}) ORDER BY id`, keys);
  }

  async keepLatest(count: number): Promise<void> {
    const below = (await this.latest()) - count;
    await deleteInBatches(this.unitOfWork.manager, this.table, 'id <= ?', [below]);
  }

  private async read(condition: string, values: readonly number[]): Promise<NumberedChange[]> {
    const sql = `SELECT id, news FROM ${this.table} WHERE ${condition}`;
    const rows = await this.unitOfWork.manager.query<Row[]>(sql, [...values]);
    return rows.map(({ id, news: change }) => ({ id: Number(id), change }));
  }
}
