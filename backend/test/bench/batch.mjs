// npm run bench:batch — how many rows of a file are judged and made for each second: a file of 100 000 addresses of one host is
// checked, then run, each without a crash and with nothing else to do. The reference is csv-parse reading the same file in the
// same run. `npm run bench:batch -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse';
import { SERVER_FLAGS } from '../../tools/lib/server-flags.mjs';

const require = createRequire(import.meta.url);
const load = (path) => require(`../../dist/${path}`);
const batch = 'modules/batch/application';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
/** Rows for each second: the goals of docs/performance.md. */
const GOALS = { SQLite: { check: 10_000, run: 3_000 }, MySQL: { check: 10_000, run: 2_000 } };
const MAX_GROWN_MIB = 96;
const MIB = 1024 * 1024;

// With memory to spare, garbage would be left lying: the work is done as on a small machine.
const HEAP = '--max-old-space-size=160';
if (!process.execArgv.includes(HEAP)) {
  const args = [HEAP, ...SERVER_FLAGS, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}

const databaseUrl = process.argv[2];
const engine = databaseUrl ? 'MySQL' : 'SQLite';
const dataDir = mkdtempSync(join(tmpdir(), 'linklet-bench-'));
const spool = join(dataDir, 'spool');
const name = randomUUID();
mkdirSync(spool);
const rows = Array.from(
  { length: ROWS },
  (_, n) => `https://example.com/page/${n}?of=a&long=campaign-address-${n},title ${n}`,
);
writeFileSync(join(spool, name), ['url,note', ...rows].join('\n'));

const seconds = async (work) => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
};
const bare = await seconds(async () => {
  for await (const cells of createReadStream(join(spool, name)).pipe(parse())) if (cells.length === 0) break;
});

const { createApplication } = load('application.js');
const { settingsFrom } = load('config/settings-from-env.js');
const { readEnv } = load('config/env.js');
const { INTERNET } = load('shared/outbound/outbound-network.js');
const { UnitOfWork } = load('shared/database/unit-of-work.js');
const { migrate } = load('shared/database/migrate.js');
const { SignInService } = load('modules/identity/index.js');
const { StartTaskService } = load(`${batch}/start-task.service.js`);
const { ChangeTaskService } = load(`${batch}/change-task.service.js`);
const { WorkOnTaskService } = load(`${batch}/work-on-task.service.js`);

const variables = {
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  METRICS_PORT: '0',
  LOG_LEVEL: 'error',
  PATROL: 'off',
};
const settings = settingsFrom(
  readEnv({ ...variables, ROLE: 'web', PORT: '0', APP_ORIGIN: 'http://localhost' }),
);
await migrate(settings.storage);
const network = { ...INTERNET, resolve: () => Promise.reject(new Error('no network')) };
const app = await createApplication(settings, { network });
await app.init();
const get = (token) => app.get(token, { strict: false });
const { signal } = new AbortController();

const proof = { way: 'email', email: 'bench@example.test' };
const entered = await get(SignInService).enter({
  proof,
  browserUuid: randomUUID(),
  lang: 'en',
  address: '10.0.0.1',
  userAgent: 'Firefox',
});
const member = { kind: 'member', userId: entered.user.userId, groupId: entered.groupId };
await get(UnitOfWork).manager.query('UPDATE user_groups SET plan = ? WHERE id = ?', [
  'classic',
  member.groupId,
]);

const options = { domain: null, tags: ['bench'], utmFormat: null, expireTime: null };
const file = { name, sentAs: 'bench.csv', size: rows.length };
const input = { file, options, name: null, choice: null, currency: 'TWD', lang: 'en' };
const { id, externalId } = await get(StartTaskService).start(member, input);

let peak = 0;
const quiet = process.memoryUsage().rss;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
const check = await seconds(() => get(WorkOnTaskService).work(id, signal));
await get(ChangeTaskService).run({ member, externalId, address: '10.0.0.1' });
const run = await seconds(() => get(WorkOnTaskService).work(id, signal));
clearInterval(watch);

const perSecond = (took) => Math.round(ROWS / took);
const [made] = await get(UnitOfWork).manager.query('SELECT phase, created FROM batch_tasks WHERE id = ?', [
  id,
]);
const grown = Math.round((peak - quiet) / MIB);
console.log(`${engine}, ${ROWS} rows: csv-parse alone ${perSecond(bare)} rows/s`);
console.log(
  `check ${perSecond(check)} rows/s (goal ${GOALS[engine].check}), run ${perSecond(run)} rows/s (goal ${GOALS[engine].run})`,
);
console.log(
  `memory grew by ${grown} MiB (at most ${MAX_GROWN_MIB}); the task is ${made.phase} with ${made.created} links`,
);
await app.close();
rmSync(dataDir, { recursive: true, force: true });
const isGood =
  perSecond(check) >= GOALS[engine].check &&
  perSecond(run) >= GOALS[engine].run &&
  grown <= MAX_GROWN_MIB &&
  Number(made.created) === ROWS;
process.exit(isGood ? 0 : 1);
