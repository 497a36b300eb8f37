// npm run bench:background — what visitors of others notice of long work: redirects come at a constant rate, quiet at first, then
// while the 50 000 links of one guest's browser are disabled and enabled again, and while a file of 100 000 rows is checked and
// made into links. One process does it all, as on a small machine; with BENCH_APART=1 a worker of its own does, on the same
// core. At last, how soon another process refuses the session of a person who was suspended.
// `npm run bench:background -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB. BENCH_LINKS and
// BENCH_ROWS set how many.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openLoop } from './load.mjs';
import { Person } from './person.mjs';
import { answering, median, sleep, Stage } from './stage.mjs';

const require = createRequire(import.meta.url);

const PORT = 3906;
const SECOND_PORT = 3907;
const originAt = (port) => `http://127.0.0.1:${port}`;
const ORIGIN = originAt(PORT);
const OTHERS = 1_000;
const LINKS = Number(process.env.BENCH_LINKS ?? 50_000);
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const PACE = 500;
/** Seconds of quiet that are measured; everything is told by windows of one second. */
const QUIET_SECONDS = 15;
const MAX_SWEEP_SECONDS = 60;
const MAX_RATIO = 2;
const MAX_REFUSED_MS = 1_000;
const MAX_WAIT_MS = 600_000;
const ADMIN = 'root@bench.example';
const ASK_MS = 100;
const LINKS_AT_ONCE = 500;

const stage = new Stage(process.argv[2]);
const failures = [];
const demand = (holds, text) => holds || failures.push(text);

async function withDatabase(work) {
  const { readEnv } = require('../../dist/config/env.js');
  const { settingsFrom } = require('../../dist/config/settings-from-env.js');
  const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
  const dataSource = await openDataSource(dataSourceOptions(settingsFrom(readEnv(stage.env)).storage));
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const guestsLinks = (browser) =>
  withDatabase((dataSource) =>
    dataSource.transaction(async (manager) => {
      for (let made = 0; made < LINKS; made += LINKS_AT_ONCE) {
        const count = Math.min(LINKS_AT_ONCE, LINKS - made);
        const rows = Array.from({ length: count }, () => [randomUUID(), new Date(), browser]);
        await manager.query(
          `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, browser_uuid)
           VALUES ${rows.map(() => "(0, ?, 'https://example.com/', 0, 0, ?, ?)").join(',')}`,
          rows.flat(),
        );
      }
    }),
  );

const windowOfVisits = () =>
  openLoop({
    port: PORT,
    connections: 64,
    rate: PACE,
    amount: PACE,
    paths: Array.from({ length: OTHERS }, (_, n) => `/bench-${n}`),
  });

/** What visitors wait in each second of the work; and how long it takes. */
async function during(work) {
  const begun = performance.now();
  let isOver = false;
  // A visitor who fails meanwhile is heard after the window.
  const ended = work().then(
    () => null,
    (error) => error,
  );
  void ended.then(() => (isOver = true));
  const tails = [];
  while (!isOver) tails.push((await windowOfVisits()).p99);
  const error = await ended;
  if (error !== null) throw error;
  return { tails, seconds: (performance.now() - begun) / 1_000 };
}

/** Asks until it holds. */
async function once(ask, holds) {
  for (const deadline = Date.now() + MAX_WAIT_MS; Date.now() < deadline; await sleep(ASK_MS)) {
    const answer = await ask();
    if (holds(answer)) return answer;
  }
  throw new Error('the work does not end');
}

function compare(title, { tails, seconds }, quiet) {
  const ratio = median(tails) / quiet;
  console.log(
    `${title}: ${seconds.toFixed(1)} s, p99 of others ${ratio.toFixed(2)} of quiet ` +
      `(${median(tails).toFixed(1)} to ${quiet.toFixed(1)} ms; slowest second ${Math.max(...tails).toFixed(1)} ms)`,
  );
  demand(ratio <= MAX_RATIO, `${title}: p99 of others ${ratio.toFixed(2)} of quiet, may be ${MAX_RATIO}`);
}

async function sweep(admin, quiet) {
  const browser = randomUUID();
  await guestsLinks(browser);
  let actionId;
  const followed = (state) =>
    once(
      () => admin.call('GET', `/admin/actions/${actionId}`),
      (action) => action.state === state,
    );
  const disabling = await during(async () => {
    ({ actionId } = await admin.call('DELETE', `/admin/link/browser/${browser}`));
    const { disabled } = await followed('done');
    demand(disabled === LINKS, `${disabled} of ${LINKS} links were disabled`);
  });
  compare(`${LINKS} links of a browser disabled`, disabling, quiet);
  demand(disabling.seconds <= MAX_SWEEP_SECONDS, `the sweep took more than ${MAX_SWEEP_SECONDS} s`);
  const enabling = await during(async () => {
    await admin.call('POST', `/admin/actions/${actionId}/undo`);
    await followed('undone');
  });
  compare('and enabled again', enabling, quiet);
}

async function batch(member, quiet) {
  const rows = Array.from(
    { length: ROWS },
    (_, n) => `https://example.com/page/${n}?of=a-campaign,title ${n}`,
  );
  const file = new File([['url,note', ...rows].join('\n')], 'bench.csv', { type: 'text/csv' });
  await withDatabase((dataSource) =>
    dataSource.query('UPDATE user_groups SET plan = ? WHERE id = ?', ['classic', member.groupId]),
  );
  let path;
  const followed = (phase) =>
    once(
      () => member.call('GET', path),
      (task) => task.phase === phase,
    );
  const checking = await during(async () => {
    const form = new FormData();
    form.set('file', file);
    const { externalId } = await member.call('POST', '/batch/task/security_check/start', form);
    path = `/batch/task/${externalId}`;
    await followed('ready');
  });
  compare(`${ROWS} rows checked`, checking, quiet);
  const running = await during(async () => {
    await member.call('POST', `${path}/run`);
    const { created } = await followed('done');
    demand(created === ROWS, `${created} of ${ROWS} links were made`);
  });
  compare('and made into links', running, quiet);
}

/** Milliseconds after the suspension until the other process answers no call of the member. */
async function suspension(admin, member) {
  start(SECOND_PORT, 'web');
  await answering(`${originAt(SECOND_PORT)}/health/ready`);
  const { userId } = await member.call('GET', '/my/info');
  member.origin = originAt(SECOND_PORT);
  await member.call('GET', '/my/info');
  await admin.call('DELETE', `/admin/user/${userId}`);
  const begun = performance.now();
  await once(
    () =>
      member.call('GET', '/my/info').then(
        () => null,
        (error) => error,
      ),
    (refusal) => refusal !== null,
  );
  const took = performance.now() - begun;
  console.log(`a suspended person is refused by another process after ${took.toFixed(0)} ms`);
  demand(took <= MAX_REFUSED_MS, `suspension: ${took.toFixed(0)} ms, may be ${MAX_REFUSED_MS}`);
}

const start = (port, role) =>
  stage.startProduct({ PORT: port, APP_ORIGIN: ORIGIN, ROLE: role, ADMIN_EMAILS: ADMIN });

try {
  stage.seed(OTHERS);
  const isApart = process.env.BENCH_APART === '1';
  start(PORT, isApart ? 'web' : 'all');
  if (isApart) start(0, 'worker');
  await answering(`${ORIGIN}/health/ready`);
  const outbox = join(stage.env.DATA_DIR, 'outbox');
  const admin = await Person.join(ORIGIN, ADMIN, outbox);
  const member = await Person.join(ORIGIN, 'batch@bench.example', outbox);
  const quiet = [];
  await windowOfVisits();
  for (let second = 0; second < QUIET_SECONDS; second += 1) quiet.push((await windowOfVisits()).p99);
  console.log(`quiet, ${PACE} redirects a second: p99 ${median(quiet).toFixed(1)} ms`);
  await sweep(admin, median(quiet));
  await batch(member, median(quiet));
  await suspension(admin, member);
} finally {
  await stage.end();
}
for (const failure of failures) console.log(`NOT MET  ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
