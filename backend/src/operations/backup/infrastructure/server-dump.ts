import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection as PlainConnection } from 'mysql2';
import type { Connection } from 'mysql2/promise';
import { type CopiedDatabase, describeCopy } from './copied-database';
import { rowsOf, tablesOf, withServer } from './server-connection';

/** First line of a dumped table; each line after it is a row, as texts and nulls in the order of the columns. */
export interface DumpedTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** The number that the next row gets; null where the database hands out none. */
  readonly nextId: string | null;
}

export type DumpedRow = readonly (string | null)[];

/** A slow disk here must not make the server hang up. */
const TIMEOUT_S = 3_600;

/**
 * Writes every table to a file of its own, all as they were at one moment, while others go on writing. Through our own
 * driver, because then no other program has to be installed, MySQL and MariaDB give the same, and the place up to which
 * clicks were counted is of the same moment.
 */
export const dumpServer = (url: string, folder: string): Promise<CopiedDatabase> =>
  withServer(url, async (server, plain) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await server.query(`SET SESSION net_write_timeout = ${String(TIMEOUT_S)}`);
    await server.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await server.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const rows: Record<string, number> = {};
    for (const table of await tablesOf(server)) {
      const head = await headOf(server, table);
      rows[table] = await dumpTable(plain, head, join(folder, `${table}.ndjson.gz`));
    }
    return describeCopy((sql) => rowsOf(server, sql), rows);
  });

async function headOf(server: Connection, table: string): Promise<DumpedTable> {
  const columns = await rowsOf<{ name: string }>(
    server,
    `SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS
     WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND EXTRA NOT LIKE '%GENERATED%' ORDER BY ORDINAL_POSITION`,
    [table],
  );
  const [made] = await rowsOf<{ 'Create Table': string }>(server, `SHOW CREATE TABLE \`${table}\``);
  const nextId = /\bAUTO_INCREMENT=(\d+)/.exec(made?.['Create Table'] ?? '')?.[1] ?? null;
  return { table, columns: columns.map(({ name }) => name), nextId };
}

/** How many rows it has. */
async function dumpTable(plain: PlainConnection, head: DumpedTable, file: string): Promise<number> {
  const rows = plain
    .query({
      sql: `SELECT ${head.columns.map((name) => `\`${name}\``).join(', ')} FROM \`${head.table}\``,
      rowsAsArray: true,
      // As the server writes them: what it is given back is then what it gave.
      typeCast: (field) => field.string(),
    })
    .stream({ highWaterMark: 1_000 });
  let total = 0;
  await pipeline(
    rows,
    async function* (found: AsyncIterable<DumpedRow>) {
      yield `${JSON.stringify(head)}\n`;
      for await (const row of found) {
        total += 1;
        yield `${JSON.stringify(row)}\n`;
      }
    },
    createGzip({ level: 3 }),
    createWriteStream(file, { mode: 0o600 }),
  );
  return total;
}
