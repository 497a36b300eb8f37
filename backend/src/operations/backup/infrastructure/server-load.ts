import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Connection } from 'mysql2/promise';
import { MIGRATIONS_TABLE } from './copied-database';
import { rowsOf, tablesOf, withServer } from './server-connection';
import type { DumpedRow, DumpedTable } from './server-dump';

const ROWS_AT_ONCE = 1_000;
/** Well below what servers take in one packet. */
const TEXT_AT_ONCE = 1024 * 1024;

export const isServerEmpty = (url: string): Promise<boolean> =>
  withServer(url, async (server) => (await tablesOf(server)).length === 0);

export const emptyServer = (url: string): Promise<void> =>
  withServer(url, async (server) => {
    await server.query('SET SESSION FOREIGN_KEY_CHECKS = 0');
    for (const table of await tablesOf(server)) await server.query(`DROP TABLE \`${table}\``);
  });

/** Fills tables that exist with what was dumped of them; how many rows each then has. */
export const loadServer = (url: string, folder: string): Promise<Record<string, number>> =>
  withServer(url, async (server) => {
    await server.query('SET SESSION FOREIGN_KEY_CHECKS = 0');
    // A row numbered 0 is to be numbered 0.
    await server.query("SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO')");
    const rows: Record<string, number> = {};
    for (const file of (await readdir(folder)).sort()) {
      const table = file.replace(/\.ndjson\.gz$/, '');
      if (table !== MIGRATIONS_TABLE) await loadTable(server, join(folder, file));
      const [found] = await rowsOf<{ total: number }>(server, `SELECT COUNT(*) AS total FROM \`${table}\``);
      rows[table] = Number(found?.total);
    }
    return rows;
  });

/** Not by readline, which also breaks lines at signs that texts may hold. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8') as AsyncIterable<string>;
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* portionsOf(lines: AsyncIterable<string>): AsyncGenerator<DumpedRow[]> {
  let rows: DumpedRow[] = [];
  let text = 0;
  for await (const line of lines) {
    rows.push(JSON.parse(line) as DumpedRow);
    text += line.length;
    if (rows.length < ROWS_AT_ONCE && text < TEXT_AT_ONCE) continue;
    yield rows;
    rows = [];
    text = 0;
  }
  if (rows.length > 0) yield rows;
}

async function loadTable(server: Connection, file: string): Promise<void> {
  const lines = linesOf(file);
  const first = await lines.next();
  if (first.done) throw new Error(`${file} is empty`);
  const { table, columns, nextId } = JSON.parse(first.value) as DumpedTable;
  const insert = `INSERT INTO \`${table}\` (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES ?`;
  await server.query('START TRANSACTION');
  // Migrations may have put rows there.
  await server.query(`DELETE FROM \`${table}\``);
  for await (const rows of portionsOf(lines)) await server.query(insert, [rows]);
  await server.query('COMMIT');
  if (nextId !== null) await server.query(`ALTER TABLE \`${table}\` AUTO_INCREMENT = ${nextId}`);
}
