// npm run bench:links — what lists, searches, edits and new links cost a group with 100 000 links, against the same of a
// group with 100, taking turns in one run. Everything is a ratio within the run, so that it holds on any machine.
// `npm run bench:links -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB instead of SQLite.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Person } from './person.mjs';

const require = createRequire(import.meta.url);
const MANY = Number(process.env.BENCH_LINKS ?? 100_000);
const FEW = 100;
const BULK = 10_000;
const ROWS_AT_ONCE = 1_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const PORT = 3903;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const MAX_TIMES = 5;
const MIN_GAIN = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'linklet-bench-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: process.argv[2] ?? '',
  PORT: String(PORT),
  METRICS_PORT: '0',
  LOG_LEVEL: 'error',
  PATROL: 'off',
};
const server = spawn(process.execPath, [fileURLToPath(new URL('../../dist/main.js', import.meta.url))], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});

async function whenReady() {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const answer = await fetch(`${ORIGIN}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the product does not answer');
}

async function openDatabase() {
  const { readEnv } = require('../../dist/config/env.js');
  const { settingsFrom } = require('../../dist/config/settings-from-env.js');
  const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
  return openDataSource(dataSourceOptions(settingsFrom(readEnv(env)).storage));
}

/** One of each thousand has the rare word, half of them the common ones, and all are of the campaign. */
const inputOf = (index) => ({
  url: `https://shop.example/${index % 2 ? 'autumn' : 'spring'}/${index}`,
  title: index % 2 ? `秋季新品 ${index}` : `Spring catalogue ${index}`,
  note: index % 1_000 === 7 ? 'needle in the campaign' : 'campaign',
});

/** The same as links that are made one by one. */
const plainInput = (index) => ({ url: `https://shop.example/one/${index}` });

async function fill(person, total, input = inputOf) {
  for (let from = 0; from < total; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, total - from) }, (_, index) =>
      input(from + index),
    );
    const { failed } = await person.call('POST', '/batch/links', { links: rows });
    if (failed > 0) throw new Error(`${failed} links were not made`);
  }
}

async function whenIndexed(database) {
  for (;;) {
    const [row] = await database.query('SELECT COUNT(*) AS total FROM unindexed_links');
    if (Number(row.total) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

async function timed(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const results = [];
function judge(name, ratio, isMet, detail) {
  results.push(isMet);
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${name.padEnd(34)} ${ratio.toFixed(2).padStart(7)}  ${detail}`);
}

/** The same of both groups, by turns. */
async function compare(name, few, many, work) {
  const times = { few: [], many: [] };
  for (let round = -3; round < ROUNDS; round += 1) {
    const less = await timed(() => work(few, round));
    const more = await timed(() => work(many, round));
    if (round < 0) continue;
    times.few.push(less);
    times.many.push(more);
  }
  const [less, more] = [at(times.few, 0.5), at(times.many, 0.5)];
  judge(
    name,
    more / less,
    more <= MAX_TIMES * less,
    `${less.toFixed(1)} ms with ${FEW}, ${more.toFixed(1)} ms with ${MANY} links`,
  );
}

const list =
  (more = {}) =>
  ({ person }) =>
    person.call('POST', '/links/overview/query', { limit: 10, start: -1, ...more });
const looking = (...filters) => list({ filters });
const text = (value) => ({ key: 'text', value });

async function compareLists(few, many) {
  const tagged = ({ person, tagId }) => looking({ key: 'tagIds', value: [tagId] })({ person });
  const today = { from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) };
  const searches = {
    'first page': list(),
    'first page by clicks': list({ sort: 'clicks' }),
    'oldest first': list({ sort: 'oldest' }),
    stars: list({ tab: 'star' }),
    'a rare word': looking(text('needle')),
    'a common word': looking(text('campaign')),
    'two words': looking(text('spring campaign')),
    'a rare and a common word': looking(text('needle campaign')),
    'the beginning of a word': looking(text('cata')),
    Chinese: looking(text('新品')),
    nothing: looking(text('nowhere')),
    'two words never together': looking(text('spring 秋季')),
    'a tag': tagged,
    'a tag and a word': ({ person, tagId }) =>
      looking({ key: 'tagIds', value: [tagId] }, text('campaign'))({ person }),
    'a day': looking({ key: 'createdTime', value: today }),
    'what has a note': looking({ key: 'has', value: ['note'] }),
    'what nobody has': looking({ key: 'has', value: ['targets'] }),
    totals: ({ person }) => person.call('POST', '/my/links/summary/query', {}),
  };
  for (const [name, work] of Object.entries(searches)) await compare(name, few, many, work);
}

async function compareEdits(few, many) {
  const slugOf = ({ slugs }, round) => slugs[(round + slugs.length) % slugs.length];
  const edits = {
    'a link': ({ person, ...group }, round) => person.call('GET', `/links/${slugOf(group, round)}`),
    'a note': ({ person, ...group }, round) =>
      person.call('POST', `/links/${slugOf(group, round)}/note`, {
        value: `note ${round} ${Math.trunc(performance.now())}`,
      }),
    'a star': ({ person, ...group }, round) =>
      person.call('POST', `/links/${slugOf(group, round)}/star`, { value: round % 2 === 0 }),
    tags: ({ person, ...group }, round) =>
      person.call('POST', `/links/${slugOf(group, round)}/tags`, { value: [round % 2 ? 'even' : 'odd'] }),
    'a title': ({ person, ...group }, round) =>
      person.call('POST', `/links/${slugOf(group, round)}/preview`, {
        title: `title ${round} ${Math.trunc(performance.now())}`,
      }),
    'a new link': ({ person }, round) =>
      person.call('POST', '/links', { url: `https://shop.example/new/${round}` }),
  };
  for (const [name, work] of Object.entries(edits)) await compare(name, few, many, work);
}

async function compareNewLinks(person, database) {
  const single = [];
  const empty = [];
  for (let round = -20; round < 300; round += 1) {
    const create = await timed(() => person.call('POST', '/links', plainInput(round)));
    const live = await timed(async () => (await fetch(`${ORIGIN}/health/live`)).json());
    if (round < 0) continue;
    single.push(create);
    empty.push(live);
  }
  const [create, live] = [at(single, 0.95), at(empty, 0.95)];
  judge(
    'POST /links against an empty route',
    create / live,
    create <= MAX_TIMES * live,
    `p95 ${create.toFixed(1)} to ${live.toFixed(1)} ms`,
  );

  const oneByOne = 1_000 / (single.reduce((sum, each) => sum + each, 0) / single.length);
  await whenIndexed(database);
  const bulk = (BULK * 1_000) / (await timed(() => fill(person, BULK, plainInput)));
  const detail = `${Math.round(bulk)} a second in bulk, ${Math.round(oneByOne)} one by one`;
  judge('POST /batch/links', bulk / oneByOne, bulk >= MIN_GAIN * oneByOne, detail);
}

/** A tag on every other link, by hand: it is not putting them on that is measured. */
async function tag({ person, database }) {
  const { tagId } = await person.call('POST', '/my/tags', { value: 'half' });
  await database.query(
    'INSERT INTO link_tags (link_id, tag_id) SELECT id, ? FROM links WHERE group_id = ? AND id % 2 = 0',
    [tagId, person.groupId],
  );
  return tagId;
}

async function groupOf({ person, database }, total) {
  await fill(person, total);
  await whenIndexed(database);
  const tagId = await tag({ person, database });
  const { linksData } = await person.call('POST', '/links/overview/query', { limit: 100, start: -1 });
  return { person, slugs: linksData.map(({ encodeId }) => encodeId), tagId };
}

async function run() {
  await whenReady();
  const people = [];
  for (const name of ['few', 'many', 'bulk']) {
    people.push(await Person.join(ORIGIN, `${name}@bench.example`, join(dataDir, 'outbox')));
  }
  const database = await openDatabase();
  await database.query(
    `INSERT INTO plan_grants (group_id, plan, source, reference, valid_from)
     SELECT id, 'classic', 'admin', CAST(id AS CHAR), created_at FROM user_groups`,
  );
  await database.query(`UPDATE user_groups SET plan = 'classic'`);
  console.log(
    `${MANY} links against ${FEW}, ${ROUNDS} rounds each, ${process.argv[2] ? 'MySQL or MariaDB' : 'SQLite'}`,
  );
  const few = await groupOf({ person: people[0], database }, FEW);
  const many = await groupOf({ person: people[1], database }, MANY);
  await compareLists(few, many);
  await compareEdits(few, many);
  await compareNewLinks(people[2], database);
  await database.destroy();
}

try {
  await run();
  console.log(`${results.filter(Boolean).length} of ${results.length} within bounds`);
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
