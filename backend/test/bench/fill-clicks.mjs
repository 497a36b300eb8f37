// Writes a history of clicks into the tables of either engine as counting would have left them, and folds it by the
// product's own code. What is written is compared with what counting itself makes of a small history first.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ClickHistory, visitorOf } from './click-history.mjs';
import {
  countersOf,
  facetRows,
  lineOf,
  packedRows,
  readKinds,
  subjectsOf,
  totalRows,
} from './click-rows.mjs';

const require = createRequire(import.meta.url);
const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
const { migrate } = require('../../dist/shared/database/migrate.js');
const { UnitOfWork } = require('../../dist/shared/database/unit-of-work.js');
const { EventBus } = require('../../dist/shared/events/event-bus.js');
const { JournalWriter } = require('../../dist/shared/journal/journal-writer.js');
const { OwnHosts } = require('../../dist/shared/own-hosts/own-hosts.js');
const { buildIngester } = require('../../dist/modules/analytics/counting/thread/build-ingester.js');
const { ClickFolding } = require('../../dist/modules/analytics/counting/application/click-folding.js');
const { SqlFoldStore } = require('../../dist/modules/analytics/counting/infrastructure/sql-fold-store.js');

const QUARTER_MS = 15 * 60_000;
const ROWS_AT_ONCE = 64;
const SUBJECTS_AT_ONCE = 16;
const CHUNKS_OF_TRANSACTION = 4_096;
const TABLES = {
  click_totals: ['subject', 'hit_class', 'level', 'bucket', 'hits', 'uniques'],
  click_facets: ['subject', 'facet', 'level', 'bucket', 'value', 'hits', 'uniques'],
  click_quarters: ['subject', 'bucket', 'clicks', 'packed'],
};

function* chunksOf(rows, size) {
  let chunk = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Rows go into SQLite through the plain driver, without waiting for the disk: a run that is cut off is thrown away. */
class SqliteWriter {
  #database;
  #statements = new Map();
  #chunks = 0;

  constructor({ sqliteFile }) {
    const { DatabaseSync } = require('@photostructure/sqlite');
    this.#database = new DatabaseSync(sqliteFile);
    this.#database.exec('PRAGMA synchronous = OFF');
    this.#database.exec('BEGIN');
  }

  async write(table, rows) {
    for (const chunk of chunksOf(rows, ROWS_AT_ONCE)) {
      this.#statement(table, chunk.length).run(...chunk.flat());
      this.#chunks += 1;
      if (this.#chunks % CHUNKS_OF_TRANSACTION === 0) this.#database.exec('COMMIT; BEGIN');
    }
  }

  async end() {
    this.#database.exec('COMMIT');
    this.#database.close();
  }

  #statement(table, length) {
    const key = `${table} ${length}`;
    let statement = this.#statements.get(key);
    if (!statement) {
      const columns = TABLES[table];
      const row = `(${columns.map(() => '?').join(',')})`;
      statement = this.#database.prepare(
        `INSERT INTO ${table} (${columns.join(',')}) VALUES ${Array(length).fill(row).join(',')}`,
      );
      this.#statements.set(key, statement);
    }
    return statement;
  }
}

/** As the server reads it: packed clicks have tabs and ends of lines in them. */
const escaped = (value) =>
  typeof value === 'string' ? value.replaceAll('\t', '\\t').replaceAll('\n', '\\n') : value;

function* linesOf(rows) {
  for (const chunk of chunksOf(rows, 1_000)) {
    yield chunk.map((row) => `${row.map(escaped).join('\t')}\n`).join('');
  }
}

/** Rows go to a server as a file that is read while it is made. */
class ServerWriter {
  #connection;

  constructor({ databaseUrl }) {
    this.#connection = require('mysql2').createConnection({ uri: databaseUrl, charset: 'utf8mb4' });
    // Some rows take long to work out, for which servers wait half a minute by themselves.
    this.#connection.query('SET unique_checks = 0, foreign_key_checks = 0, net_read_timeout = 600');
  }

  async write(table, rows) {
    await this.#connection.promise().query({
      sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4 (${TABLES[table].join(',')})`,
      infileStreamFactory: () => Readable.from(linesOf(rows), { objectMode: false }),
    });
  }

  async end() {
    this.#connection.end();
    await once(this.#connection, 'end');
  }
}

async function writeClicks(storage, history) {
  const kinds = await readKinds();
  const writer = storage.databaseUrl ? new ServerWriter(storage) : new SqliteWriter(storage);
  const totals = [];
  let rows = 0;
  for (const subjects of chunksOf(subjectsOf(history), SUBJECTS_AT_ONCE)) {
    const counters = subjects.map((subject) => [subject.subject, countersOf(history, subject, kinds)]);
    for (const [subject, of] of counters) totals.push(...totalRows(subject, of));
    const facets = counters.flatMap(([subject, of]) => [...facetRows(subject, of)]);
    const packed = counters.flatMap(([subject, of]) => [...packedRows(subject, of)]);
    await writer.write('click_facets', facets);
    await writer.write('click_quarters', packed);
    rows += facets.length + packed.length;
  }
  await writer.write('click_totals', totals);
  await writer.end();
  return rows + totals.length;
}

async function makeLinks(dataSource, { links }, createdAt) {
  for (const chunk of chunksOf(links, 500)) {
    await dataSource.query(
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at)
       VALUES ${chunk.map(() => '(?, 0, ?, ?, ?, 0, ?)').join(',')}`,
      chunk.flatMap(({ id, groupId }) => [id, `bench-${id}`, 'https://example.com/', groupId, createdAt]),
    );
  }
}

/** What counting keeps of the clicks beside each link. */
async function noteClicks(dataSource) {
  await dataSource.query(
    `UPDATE links SET
       click_count = (SELECT COALESCE(SUM(hits), 0) FROM click_totals WHERE subject = links.id AND hit_class = 0 AND level = 0),
       last_click = (SELECT COALESCE(MAX(bucket), 0) FROM click_totals WHERE subject = links.id AND hit_class = 0 AND level = 0)`,
  );
}

async function fold(dataSource, now) {
  const folding = new ClickFolding(new SqlFoldStore(new UnitOfWork(dataSource, new EventBus())));
  while (await folding.step(now));
}

/** Fills the tables of a migrated database without links. Tells how many rows there are, and how long it took. */
export async function fillClicks(storage, history, { now, createdAt }) {
  const began = performance.now();
  const dataSource = await openDataSource(dataSourceOptions(storage));
  await makeLinks(dataSource, history, createdAt);
  await dataSource.destroy();
  const rows = await writeClicks(storage, history);
  const written = performance.now();
  const again = await openDataSource(dataSourceOptions(storage));
  await noteClicks(again);
  await fold(again, now);
  await again.destroy();
  return { rows, writeMs: written - began, foldMs: performance.now() - written };
}

const QUARTERS_OF_SAMPLE = 40;

/** Few enough that each visitor has an address of their own: none returns. */
const sampleOf = (first) =>
  new ClickHistory({
    returning: 0,
    links: [
      { id: 1, groupId: 1, from: first, to: first + QUARTERS_OF_SAMPLE, perQuarter: 20 },
      { id: 2, groupId: 1, from: first + 3, to: first + 30, perQuarter: 0.4 },
      { id: 3, groupId: 2, from: first + 7, to: first + 9, perQuarter: 300 },
    ],
  });

function writeJournal(dir, history) {
  const journal = new JournalWriter({
    dir,
    durability: 'process',
    onTrouble: (trouble) => {
      if (trouble) throw trouble.error;
    },
  });
  const hosts = new Map();
  history.forEachHit(history.links, ({ id }, quarter, kind) => {
    const { network, userAgent } = visitorOf(kind);
    const visitor = `${id} ${network} ${userAgent}`;
    const host = (hosts.get(visitor) ?? 0) + 1;
    hosts.set(visitor, host);
    journal.append(lineOf({ at: quarter * QUARTER_MS, linkId: id, kind, host }), {
      written: () => undefined,
    });
  });
  journal.close();
}

async function dump(storage) {
  const dataSource = await openDataSource(dataSourceOptions(storage));
  const rows = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const found = await dataSource.query(`SELECT ${columns.join(',')} FROM ${table}`);
    rows[table] = found.map((row) => Object.values(row).join('\t')).sort();
  }
  await dataSource.destroy();
  return rows;
}

async function countSample(storage, dir, history) {
  const journalDir = join(dir, 'journal');
  mkdirSync(journalDir);
  writeJournal(journalDir, history);
  const dataSource = await openDataSource(dataSourceOptions(storage));
  await makeLinks(dataSource, history, new Date(0));
  const settings = {
    ...storage,
    journalDir,
    geoipFile: null,
    mapDir: '/nowhere',
    visitorKey: Buffer.alloc(32, 7),
  };
  const ingester = buildIngester(settings, new UnitOfWork(dataSource, new EventBus()), new OwnHosts([]));
  while (await ingester.ingest(Date.now()));
  await dataSource.destroy();
}

/** Throws unless what is written for a small history is, row by row, what counting its journal makes. */
export async function requireSameAsCounting(now) {
  const dir = mkdtempSync(join(tmpdir(), 'linklet-bench-'));
  try {
    const history = sampleOf(Math.floor(now / QUARTER_MS) - QUARTERS_OF_SAMPLE);
    const [counted, written] = ['counted', 'written'].map((name) => ({
      databaseUrl: null,
      sqliteFile: join(dir, `${name}.db`),
    }));
    await migrate(counted);
    await migrate(written);
    await countSample(counted, dir, history);
    await writeClicks(written, history);
    const [found, expected] = [await dump(written), await dump(counted)];
    for (const table of Object.keys(TABLES)) {
      const differ = found[table].filter((row, index) => row !== expected[table][index]);
      if (found[table].length === 0 || found[table].length !== expected[table].length || differ.length > 0) {
        throw new Error(`${table} is not filled as counting fills it: ${differ[0] ?? 'rows are missing'}`);
      }
    }
    return found.click_facets.length + found.click_totals.length + found.click_quarters.length;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
