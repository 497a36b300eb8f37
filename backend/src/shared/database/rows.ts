import type { EntityManager } from 'typeorm';
import { isUniqueViolation } from './database-errors';
import { type BoundRow, type BoundValue, insertRows, isSqlite } from './dialect';

/** A moment as it was stored: MySQL hands out dates, SQLite text without a zone, which is UTC. */
export const momentOf = (stored: string | Date): Date =>
  typeof stored === 'string' ? new Date(`${stored.replace(' ', 'T')}Z`) : stored;

export const momentOrNull = (stored: string | Date | null): Date | null =>
  stored === null ? null : momentOf(stored);

/** Runs a statement that changes rows and tells how many it found. */
export async function changedBy(
  manager: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const { affected } = await runner.query(sql, [...values], true);
    return affected ?? 0;
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}

type Values = Readonly<Record<string, BoundValue>>;

/** A table whose rows are found by their key columns. */
interface KeyedTable {
  readonly name: string;
  readonly keys: readonly string[];
  readonly values: readonly string[];
}

/** A row by its key, in one statement: made when it is new, changed to these values when it is there. */
export async function putRow(
  manager: EntityManager,
  name: string,
  { key, values }: { readonly key: Values; readonly values: Values },
): Promise<void> {
  const all = Object.values({ ...key, ...values });
  await putRows(manager, { name, keys: Object.keys(key), values: Object.keys(values) }, [all]);
}

/** Rows by their keys, each as `putRow` does it. Key columns first, values behind them. */
export async function putRows(
  manager: EntityManager,
  { name, keys, values }: KeyedTable,
  rows: readonly BoundRow[],
): Promise<void> {
  const onConflict = isSqlite(manager)
    ? `ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${values.map((column) => `${column} = excluded.${column}`).join(', ')}`
    : `ON DUPLICATE KEY UPDATE ${values.map((column) => `${column} = VALUES(${column})`).join(', ')}`;
  await insertRows(manager, { name, columns: [...keys, ...values], onConflict }, rows);
}

/** Rows by their keys, of which those that are there stay as they are. Key columns first, values behind them. */
export async function addMissingRows(
  manager: EntityManager,
  { name, keys, values }: KeyedTable,
  rows: readonly BoundRow[],
): Promise<void> {
  const [key = ''] = keys;
  const onConflict = isSqlite(manager)
    ? `ON CONFLICT (${keys.join(', ')}) DO NOTHING`
    : `ON DUPLICATE KEY UPDATE ${key} = VALUES(${key})`;
  await insertRows(manager, { name, columns: [...keys, ...values], onConflict }, rows);
}

/** Inserts a row unless its key, or another value that must be unique, is there already; tells whether it did. */
export async function addRow(manager: EntityManager, table: string, row: Values): Promise<boolean> {
  const columns = Object.keys(row);
  try {
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      Object.values(row),
    );
    return true;
  } catch (error) {
    // MySQL counts a row that it left as it was like one that it made, so the count tells nothing.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
