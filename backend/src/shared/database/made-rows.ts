import { momentOf } from './rows';
import type { UnitOfWork } from './unit-of-work';

interface Row {
  readonly id: number | string;
  readonly created_at: string | Date;
}

/** Ids and moments of the rows of a table that were made after one, by its primary key. */
export async function rowsMadeAfter(
  { manager }: UnitOfWork,
  table: 'links' | 'users',
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly id: number; readonly createdAt: Date }[]> {
  const sql = `SELECT id, created_at FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`;
  const rows = await manager.query<Row[]>(sql, [after, limit]);
  return rows.map((row) => ({ id: Number(row.id), createdAt: momentOf(row.created_at) }));
}
