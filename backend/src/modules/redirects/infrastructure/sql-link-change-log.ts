import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { insertRows, marksFor, padded } from '../../../shared/database/dialect';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { LinkChangeLog } from '../application/ports/link-change-log';
import type { NumberedChange } from '../../../shared/domain/change-window';

const TABLE = { name: 'link_news', columns: ['news'] };

interface Row {
  readonly id: number | string;
  readonly news: string;
}

/** The table `link_news`, whose last row is never deleted. */
@Injectable()
export class SqlLinkChangeLog extends LinkChangeLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  add(change: readonly string[]): Promise<void> {
    return insertRows(
      this.unitOfWork.manager,
      TABLE,
      change.map((each) => [each]),
    );
  }

  async latest(): Promise<number> {
    const [row] = await this.unitOfWork.manager.query<Pick<Row, 'id'>[]>(
      'SELECT MAX(id) AS id FROM link_news',
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
    await deleteInBatches(this.unitOfWork.manager, TABLE.name, 'id <= ?', [below]);
  }

  private async read(condition: string, values: readonly number[]): Promise<NumberedChange[]> {
    const sql = `SELECT id, news FROM link_news WHERE ${condition}`;
    const rows = await this.unitOfWork.manager.query<Row[]>(sql, [...values]);
    return rows.map(({ id, news: change }) => ({ id: Number(id), change }));
  }
}
