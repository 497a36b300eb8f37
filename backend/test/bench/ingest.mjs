// npm run bench:ingest — how many hits a second are counted on one core, over 100 000 links of 1 000 groups: once with few
// links that are clicked much and many that are not, once with all alike. The journal is written first and then counted by
// the ingester itself, and at the end the database must have counted exactly the lines written.
// `npm run bench:ingest -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB instead of SQLite.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const LINKS = 100_000;
const GROUPS = 1_000;
const LINES = Number(process.env.BENCH_LINES ?? 200_000);
const ROWS_AT_ONCE = 1_000;
const QUARTERS = 4;
const QUARTER_MS = 15 * 60_000;
const VISITORS = 60_000;
const BOTS_IN_HUNDRED = 8;

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PEOPLE = [
  `${PHONE} Version/17.6 Mobile/15E148 Safari/604.1`,
  `${PHONE} Mobile/15E148 Safari Line/14.9.0`,
  `${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.107]`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
];
const BOTS = [
  'facebookexternalhit/1.1;line-poker/1.0',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
];
const REFERRERS = [
  undefined,
  undefined,
  'https://l.facebook.com/',
  'https://www.google.com/',
  'https://blog.example/a',
];
const LANGUAGES = ['zh-TW,zh;q=0.9', 'en-US,en;q=0.9', 'ja', 'vi-VN,vi;q=0.9', 'id'];
const NETWORKS = ['140.112', '203.69', '1.34', '126.12', '14.160', '36.68', '8.8'];

const databaseUrl = process.argv[2] ?? null;
const dataDir = mkdtempSync(join(tmpdir(), 'linklet-bench-'));
const sqliteFile = join(dataDir, 'linklet.db');
if (cpus().length > 1) spawnSync('taskset', ['-acp', '0', String(process.pid)]);

const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
const { migrate } = require('../../dist/shared/database/migrate.js');
const { UnitOfWork } = require('../../dist/shared/database/unit-of-work.js');
const { EventBus } = require('../../dist/shared/events/event-bus.js');
const { JournalWriter } = require('../../dist/shared/journal/journal-writer.js');
const { writeVisit } = require('../../dist/modules/links/domain/visit/visit-record.js');
const { buildIngester } = require('../../dist/modules/analytics/wiring/build-ingester.js');

/** The same numbers in each run. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = dice(7);
const below = (limit) => Math.floor(random() * limit);
const anyOf = (values) => values[below(values.length)];
const CHOICES = {
  // The chance of a link is one divided by its rank.
  'few links much': () => Math.min(LINKS, Math.ceil(LINKS ** random())),
  'all links alike': () => 1 + below(LINKS),
};

function visitAt(at, linkId) {
  const visitor = below(VISITORS);
  return {
    at,
    linkId,
    kind: 'visit',
    fromQr: below(20) === 0,
    campaignSource: null,
    ip: `${NETWORKS[visitor % NETWORKS.length]}.${visitor >> 8}.${visitor & 255}`,
    userAgent: below(100) < BOTS_IN_HUNDRED ? anyOf(BOTS) : PEOPLE[visitor % PEOPLE.length],
    referrer: anyOf(REFERRERS),
    acceptLanguage: LANGUAGES[visitor % LANGUAGES.length],
  };
}

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
    journal.append(writeVisit(visitAt(at, linkOf())), { written: () => undefined });
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

async function measure(dataSource, name, linkOf) {
  const journalDir = join(dataDir, name.replaceAll(' ', '-'));
  writeJournal(journalDir, linkOf);
  const settings = {
    databaseUrl,
    sqliteFile,
    journalDir,
    geoipFile: null,
    visitorKey: Buffer.alloc(32, 7),
    ownHosts: [],
  };
  const ingester = await buildIngester(settings, new UnitOfWork(dataSource, new EventBus()));
  const before = await countedBy(dataSource);
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  while (await ingester.ingest(Date.now()));
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const counted = (await countedBy(dataSource)) - before;
  console.log(
    `${name}: ${Math.round(LINES / seconds)} hits a second, ${Math.round((LINES * 1e6) / (user + system))} for each second of our own processor time, ledger ${counted === LINES ? 'exact' : `WRONG: ${counted} of ${LINES}`}`,
  );
  return counted === LINES;
}

try {
  await migrate({ databaseUrl, sqliteFile });
  const dataSource = await openDataSource(dataSourceOptions({ databaseUrl, sqliteFile }));
  await makeLinks(dataSource);
  console.log(`${LINES} hits on ${LINKS} links, ${databaseUrl ? 'a server' : 'SQLite'}`);
  for (const [name, linkOf] of Object.entries(CHOICES)) {
    if (!(await measure(dataSource, name, linkOf))) process.exitCode = 1;
  }
  await dataSource.destroy();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
