import type { QueryRunner, TableColumnOptions } from 'typeorm';

const isSqlite = (runner: QueryRunner): boolean => runner.dataSource.options.type === 'better-sqlite3';

/** The id that the database hands out; SQLite counts only in columns of the exact type INTEGER. */
export const generatedId = (runner: QueryRunner): TableColumnOptions => ({
  name: 'id',
  type: isSqlite(runner) ? 'integer' : 'bigint',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

/** A moment to the millisecond, UTC. */
export const moment = (name: string, nullable = false): TableColumnOptions => ({
  name,
  type: 'datetime',
  isNullable: nullable,
  precision: 3,
});

/** Text that may be longer than the 64 KiB of MySQL's TEXT. */
export const longText = (runner: QueryRunner, name: string): TableColumnOptions =>
  isSqlite(runner) ? { name, type: 'text' } : { name, type: 'mediumtext', charset: 'utf8mb4' };

/**
 * Text compared byte for byte. Every default collation of MySQL and MariaDB folds case, accents or
 * trailing spaces; the one that folds nothing has another name on each.
 */
export async function exactText(
  runner: QueryRunner,
  name: string,
  length: number,
): Promise<TableColumnOptions> {
  const column = { name, type: 'varchar', length: String(length) };
  if (isSqlite(runner)) return column;
  const rows = (await runner.query('SELECT VERSION() AS version')) as { version: string }[];
  const collation = rows[0]?.version.includes('MariaDB') ? 'utf8mb4_nopad_bin' : 'utf8mb4_0900_bin';
  return { ...column, charset: 'utf8mb4', collation };
}
