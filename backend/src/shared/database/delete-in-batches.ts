import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

const ROWS_AT_ONCE = 500;

/**
 * Deletes by id what fits the condition. One big DELETE would run into the query timeout on a large
 * table, or keep everybody else waiting for as long as it takes.
 */
export async function deleteInBatches(
  manager: EntityManager,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<void> {
  for (;;) {
    const rows = await manager.query<{ id: string | number }[]>(
      `SELECT id FROM ${table} WHERE ${condition} LIMIT ${String(ROWS_AT_ONCE)}`,
      [...values],
    );
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await manager.query(`DELETE FROM ${table} WHERE id IN (${ids.map(() => '?').join(',')})`, ids);
    await setImmediate();
  }
}
