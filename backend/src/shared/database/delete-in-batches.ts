import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

const ROWS_AT_ONCE = 500;

/** A table of which fewer rows are deleted at once: SQLite writes zeros over them while all other writers wait. */
export interface LargeRows {
  readonly name: string;
  readonly atOnce: number;
}

/**
 * Deletes by id what fits the condition. One big DELETE would run into the query timeout on a large
 * table, or keep everybody else waiting for as long as it takes.
 */
export async function deleteInBatches(
  manager: EntityManager,
  table: string | LargeRows,
  condition: string,
  values: readonly unknown[],
): Promise<void> {
  const { name, atOnce } = typeof table === 'string' ? { name: table, atOnce: ROWS_AT_ONCE } : table;
  for (;;) {
    const rows = await manager.query<{ id: string | number }[]>(
      `SELECT id FROM ${name} WHERE ${condition} LIMIT ${String(atOnce)}`,
      [...values],
    );
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await manager.query(`DELETE FROM ${name} WHERE id IN (${ids.map(() => '?').join(',')})`, ids);
    await setImmediate();
  }
}
