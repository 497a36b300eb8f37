import type { EntityManager } from 'typeorm';

/** The two ways in which the engines spell the same statement. */
export const isSqlite = (manager: EntityManager): boolean => manager.connection.options.type === 'better-sqlite3';

/** A table of counters: rows are found by their key columns and grow by their counter columns. */
export interface CounterTable {
  readonly name: string;
  readonly keys: readonly string[];
  readonly counters: readonly string[];
}

/** SQLite takes at most 32 766 bound values in one statement, MySQL 65 535. */
const MOST_VALUES = 30_000;

/** Adds each row's counters to the stored ones, making rows that are new. Key columns first, counters behind them. */
export async function addToCounters(
  manager: EntityManager,
  table: CounterTable,
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const columns = [...table.keys, ...table.counters];
  const rowsAtOnce = Math.floor(MOST_VALUES / columns.length);
  const row = `(${columns.map(() => '?').join(',')})`;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    await manager.query(
      `INSERT INTO ${table.name} (${columns.join(',')}) VALUES ${part.map(() => row).join(',')} ${growth(manager, table)}`,
      part.flat(),
    );
  }
}

function growth(manager: EntityManager, { keys, counters }: CounterTable): string {
  if (isSqlite(manager)) {
    const sums = counters.map((column) => `${column} = ${column} + excluded.${column}`);
    return `ON CONFLICT (${keys.join(',')}) DO UPDATE SET ${sums.join(', ')}`;
  }
  const sums = counters.map((column) => `${column} = ${column} + VALUES(${column})`);
  return `ON DUPLICATE KEY UPDATE ${sums.join(', ')}`;
}
