import type { EntityManager } from 'typeorm';
import { SqliteAdapter } from './sqlite-adapter';

/** The two ways in which the engines spell the same statement. */
export const isSqlite = (manager: EntityManager): boolean =>
  manager.dataSource.options.type === 'better-sqlite3';

/** A table of counters: rows are found by their key columns and grow by their counter columns. */
export interface CounterTable {
  readonly name: string;
  readonly keys: readonly string[];
  readonly counters: readonly string[];
}

/** What can be bound to a place of a statement. */
export type BoundValue = string | number | boolean | Date | null;

/** A row of bound values. */
export type BoundRow = readonly BoundValue[];

/** Places for as many values as there are, to stand between the brackets of an `IN`. */
export const marksFor = (values: readonly unknown[]): string => values.map(() => '?').join(',');

/** Asks for some keys twice, so that SQLite prepares few lengths of the statement. */
export function padded<T>(keys: readonly T[]): T[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...keys.slice(0, length - keys.length)];
}

/** MySQL takes at most 65 535 bound values in one statement. */
const MAX_VALUES = 30_000;
/** SQLite keeps each statement prepared: a few short lengths, used again and again, are its fastest way. */
const SQLITE_ROWS = 64;

/**
 * Adds rows' counters to the stored ones, making rows that are new.
 * @param values of all rows, one after the other: key columns first, counters behind them
 */
export async function addToCounters(
  manager: EntityManager,
  table: CounterTable,
  values: readonly BoundValue[],
): Promise<void> {
  const columns = [...table.keys, ...table.counters];
  await insertValues(manager, { name: table.name, columns, onConflict: growth(manager, table) }, values);
}

export interface RowsTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** What to do with a row whose key is taken, in the engine's words; nothing: it is refused. */
  readonly onConflict?: string;
}

/** Inserts any number of rows in as few statements as the engine likes. */
export const insertRows = (
  manager: EntityManager,
  table: RowsTable,
  rows: readonly BoundRow[],
): Promise<void> => insertValues(manager, table, rows.flat());

/** The same of rows whose values stand one after the other, for who has many. */
async function insertValues(
  manager: EntityManager,
  { name, columns, onConflict = '' }: RowsTable,
  values: readonly BoundValue[],
): Promise<void> {
  const width = columns.length;
  const row = `(${columns.map(() => '?').join(',')})`;
  const insertOf = remembering(
    (size) =>
      `INSERT INTO ${name} (${columns.join(',')}) VALUES ${new Array(size).fill(row).join(',')} ${onConflict}`,
  );
  const rows = values.length / width;
  const most = isSqlite(manager) ? SQLITE_ROWS : Math.floor(MAX_VALUES / width);
  for (let from = 0, size = most; from < rows; from += size) {
    if (isSqlite(manager)) while (size > rows - from) size /= 2;
    const part = values.slice(from * width, (from + size) * width);
    await manager.query(insertOf(part.length / width), part);
  }
}

/**
 * On SQLite, inside a transaction: runs one statement with each row. An update of many rows in one statement goes over
 * them twice there, and takes twice as long.
 */
export async function runEachOnSqlite(
  { queryRunner }: EntityManager,
  sql: string,
  rows: readonly BoundRow[],
): Promise<void> {
  const connection: unknown = await queryRunner?.connect();
  if (!(connection instanceof SqliteAdapter)) throw new Error('only on SQLite and inside a unit of work');
  const statement = connection.prepare(sql);
  for (const row of rows) statement.run(...row);
}

/** A text made anew is looked for by all its letters among the prepared statements. */
function remembering(write: (size: number) => string): (size: number) => string {
  const written = new Map<number, string>();
  return (size) => {
    let text = written.get(size);
    if (text === undefined) written.set(size, (text = write(size)));
    return text;
  };
}

function growth(manager: EntityManager, { keys, counters }: CounterTable): string {
  if (isSqlite(manager)) {
    const sums = counters.map((column) => `${column} = ${column} + excluded.${column}`);
    return `ON CONFLICT (${keys.join(',')}) DO UPDATE SET ${sums.join(', ')}`;
  }
  const sums = counters.map((column) => `${column} = ${column} + VALUES(${column})`);
  return `ON DUPLICATE KEY UPDATE ${sums.join(', ')}`;
}
