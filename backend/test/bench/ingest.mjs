// npm run bench:ingest — how many hits are counted for each second of one core, over 100 000 links of 1 000 groups: with few
// links that are clicked much and many that are not, with all alike, and with one that everybody clicks. The journal is written
// first and then counted by the ingester itself, and at the end the database must have counted exactly the lines written.
//
// The reference is what a bare `node:http` redirects for each second of processor time in the same run, so that the ratio says
// whether counting costs more than the least that answering does. Both are processor time: a machine that others use slows
// both. What the server of MySQL or MariaDB spends is its own and not in it.
// `npm run bench:ingest -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB instead of SQLite.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareRedirects } from './bare-redirects.mjs';
import { dice, madeUpVisit } from './made-up-visits.mjs';

const require = createRequire(import.meta.url);
const LINKS = 100_000;
const GROUPS = 1_000;
const LINES = Number(process.env.BENCH_LINES ?? 200_000);
const ROWS_AT_ONCE = 1_000;
const QUARTERS = 4;
const QUARTER_MS = 15 * 60_000;

const databaseUrl = process.argv[2] ?? null;
const dataDir = mkdtempSync(join(tmpdir(), 'linklet-bench-'));
const sqliteFile = join(dataDir, 'linklet.db');
if (cpus().length > 1) spawnSync('taskset', ['-acp', '0', String(process.pid)]);

const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
const { migrate } = require('../../dist/shared/database/migrate.js');
const { UnitOfWork } = require('../../dist/shared/database/unit-of-work.js');
const { EventBus } = require('../../dist/shared/events/event-bus.js');
const { JournalWriter } = require('../../dist/shared/journal/journal-writer.js');
const { writeVisit } = require('../../dist/modules/redirects/domain/visit/visit-record.js');
const { OwnHosts } = require('../../dist/shared/own-hosts/own-hosts.js');
const { buildIngester } = require('../../dist/modules/analytics/counting/thread/build-ingester.js');

const random = dice(7);
const LOADS = {
  // The chance of a link is one divided by its rank.
  'few links much': () => Math.min(LINKS, Math.ceil(LINKS ** random())),
  'all links alike': () => 1 + Math.floor(random() * LINKS),
  'one link alone': () => 1,
};

function writeJournal(dir, linkOf) {
  mkdirSync(dir);
  const start = Math.floor(Date.now() / QUARTER_MS - QUARTERS) * QUARTER_MS;
  const journal = new JournalWriter({
    dir,
    durability: 'process',
    onTrouble: (trouble) => {
      if (trouble) throw trouble.error;
    },
  });
  for (let line = 0; line < LINES; line += 1) {
    const at = start + Math.floor((line / LINES) * QUARTERS * QUARTER_MS);
    journal.append(writeVisit(madeUpVisit(random, at, linkOf())), { written: () => undefined });
  }
  journal.close();
}

async function makeLinks(dataSource) {
  for (let from = 0; from < LINKS; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => from + index);
    await dataSource.query(
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at)
       VALUES ${rows.map(() => '(?, 0, ?, ?, ?, 0, ?)').join(',')}`,
      rows.flatMap((row) => [
        row + 1,
        `bench-${row}`,
        'https://example.com/',
        1 + (row % GROUPS),
        new Date(),
      ]),
    );
  }
}

const countedBy = async (dataSource) => {
  const [row] = await dataSource.query(
    'SELECT SUM(hits) AS hits FROM click_totals WHERE subject = 0 AND level = 0',
  );
  return Number(row.hits ?? 0);
};

async function measure(dataSource, name, { linkOf, bare }) {
  const journalDir = join(dataDir, name.replaceAll(' ', '-'));
  writeJournal(journalDir, linkOf);
  const settings = {
    databaseUrl,
    sqliteFile,
    journalDir,
    geoipFile: null,
    mapDir: '/nowhere',
    visitorKey: Buffer.alloc(32, 7),
  };
  const ingester = buildIngester(settings, new UnitOfWork(dataSource, new EventBus()), new OwnHosts([]));
  const before = await countedBy(dataSource);
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  while (await ingester.ingest(Date.now()));
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const counted = (await countedBy(dataSource)) - before;
  const rate = (LINES * 1e6) / (user + system);
  console.log(
    `${name}: ${Math.round(rate)} hits for each second of processor time, ratio ${(rate / bare).toFixed(2)}, ${Math.round(LINES / seconds)} a second by the clock, ledger ${counted === LINES ? 'exact' : `WRONG: ${counted} of ${LINES}`}`,
  );
  return counted === LINES;
}

try {
  await migrate({ databaseUrl, sqliteFile });
  const dataSource = await openDataSource(dataSourceOptions({ databaseUrl, sqliteFile }));
  await makeLinks(dataSource);
  const bare = await bareRedirects();
  console.log(`bare node:http: ${Math.round(bare)} redirects for each second of processor time`);
  console.log(`${LINES} hits on ${LINKS} links, ${databaseUrl ? 'a server' : 'SQLite'}`);
  for (const [name, linkOf] of Object.entries(LOADS)) {
    if (!(await measure(dataSource, name, { linkOf, bare }))) process.exitCode = 1;
  }
  await dataSource.destroy();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
