import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { insertRows, marksFor, padded } from '../../../shared/database/dialect';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { NumberedChange } from '../../../shared/domain/change-window';
import { HostChangeLog } from '../application/ports/host-change-log';

const TABLE = { name: 'host_news', columns: ['news'] };

interface Row {
  readonly id: number | string;
  readonly news: string;
}

/** The table `host_news`, whose last row is never deleted. */
@Injectable()
export class SqlHostChangeLog extends HostChangeLog {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  add(host: string): Promise<void> {
    return insertRows(this.unitOfWork.manager, TABLE, [[host]]);
  }

  async latest(count: number): Promise<NumberedChange[]> {
    return (await this.read('1 = 1 ORDER BY id DESC LIMIT ?', [count])).reverse();
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
    const [last] = await this.latest(1);
    if (last) await deleteInBatches(this.unitOfWork.manager, TABLE.name, 'id <= ?', [last.id - count]);
  }

  private async read(condition: string, values: readonly number[]): Promise<NumberedChange[]> {
    const sql = `SELECT id, news FROM host_news WHERE ${condition}`;
    const rows = await this.unitOfWork.manager.query<Row[]>(sql, [...values]);
    return rows.map(({ id, news }) => ({ id: Number(id), change: news }));
  }
}
