// npm run bench:redirect — our redirect against a bare node:http server, taking turns in one run.
// Each server has one core to itself and the load generator the other. Every click is in the journal before its answer
// leaves. The ingester would take the load generator's core away, so it pauses while a round is measured; at the end the
// database must have counted exactly the answers received.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Agent, get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const require = createRequire(import.meta.url);
const LINKS = 100_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000);
const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? '32,128').split(',').map(Number);
const DURABILITY = process.env.CLICK_DURABILITY ?? 'process';
const BARE_PORT = 3901;
const OUR_PORT = 3902;
const LEAST_RATIO = 0.9;

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const pins = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;
const dataDir = mkdtempSync(join(tmpdir(), 'linklet-bench-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(OUR_PORT),
  METRICS_PORT: '0',
  LOG_LEVEL: 'error',
  CLICK_DURABILITY: DURABILITY,
};
const running = [];

function start(core, args, extra = {}) {
  const [command, ...rest] = pins
    ? ['taskset', '-c', String(core), process.execPath, ...args]
    : [process.execPath, ...args];
  const child = spawn(command, rest, { env: { ...env, ...extra }, stdio: ['ignore', 'ignore', 'inherit'] });
  running.push(child);
  return child;
}

async function answering(url) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (response && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

async function load(port, connections, amount) {
  const requests = Array.from({ length: 5_000 }, () => ({
    path: `/bench-${Math.floor(Math.random() * LINKS)}`,
  }));
  const headers = {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    requests,
    headers,
  });
  if (result.non2xx !== amount || result['3xx'] !== amount) {
    throw new Error(`not every answer was a redirect: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return { rate: amount / ((result.finish - result.start) / 1_000), p99: result.latency.p99 };
}

/** Visits every link once, so that all of them are at hand when measuring begins. */
async function visitAll(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let next = 0;
  const visitor = async () => {
    while (next < LINKS) {
      const path = `/bench-${next++}`;
      await new Promise((resolve, reject) => {
        get({ agent, port, path, host: '127.0.0.1' }, (response) => response.resume().on('end', resolve)).on(
          'error',
          reject,
        );
      });
    }
  };
  await Promise.all(Array.from({ length: 64 }, visitor));
  agent.destroy();
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function counted() {
  const { readEnv } = require('../../dist/config/env.js');
  const { settingsFrom } = require('../../dist/config/settings.js');
  const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
  const dataSource = await openDataSource(dataSourceOptions(settingsFrom(readEnv(env)).storage));
  const [row] = await dataSource.query('SELECT SUM(hits) AS hits FROM click_totals');
  await dataSource.destroy();
  return Number(row.hits ?? 0);
}

async function run() {
  console.log(
    `${LINKS} links, ${ROUNDS} rounds of ${REQUESTS} requests each, CLICK_DURABILITY=${DURABILITY}, ${pins ? 'one core per side' : 'cores shared'}`,
  );
  if (pins) spawnSync('taskset', ['-cp', '1', String(process.pid)]);
  spawnSync(process.execPath, [here('./seed-links.mjs'), String(LINKS)], { env, stdio: 'inherit' });
  start(0, [here('./bare-server.mjs'), String(BARE_PORT), String(LINKS)]);
  start(0, [here('../../dist/main.js')], { ROLE: 'web' });
  const worker = start(1, [here('../../dist/main.js')], { ROLE: 'worker' });
  await answering(`http://127.0.0.1:${BARE_PORT}/`);
  await answering(`http://127.0.0.1:${OUR_PORT}/health/ready`);

  let answered = 0;
  const loadOurs = async (connections, amount) => {
    answered += amount;
    return load(OUR_PORT, connections, amount);
  };
  worker.kill('SIGSTOP');
  await load(BARE_PORT, 32, REQUESTS);
  await visitAll(OUR_PORT);
  answered += LINKS;
  await loadOurs(32, REQUESTS);

  let worst = Infinity;
  for (const connections of CONNECTIONS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await load(BARE_PORT, connections, REQUESTS);
      const ours = await loadOurs(connections, REQUESTS);
      rounds.push({ bare, ours });
    }
    const rates = median(rounds.map(({ bare, ours }) => ours.rate / bare.rate));
    const tails = median(rounds.map(({ bare, ours }) => ours.p99 / Math.max(bare.p99, 1)));
    worst = Math.min(worst, rates);
    console.log(
      `${connections} connections: throughput ${rates.toFixed(2)} of bare (${Math.round(median(rounds.map(({ ours }) => ours.rate)))} to ${Math.round(median(rounds.map(({ bare }) => bare.rate)))} a second), p99 ${tails.toFixed(2)} of bare (${median(rounds.map(({ ours }) => ours.p99))} to ${median(rounds.map(({ bare }) => bare.p99))} ms)`,
    );
  }
  worker.kill('SIGCONT');
  return { worst, answered };
}

async function ledger(answered) {
  const deadline = Date.now() + 300_000;
  let found = await counted();
  while (found < answered && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    found = await counted();
  }
  console.log(`ledger: ${answered} redirects answered, ${found} counted`);
  return found === answered;
}

try {
  const { worst, answered } = await run();
  const exact = await ledger(answered);
  console.log(
    `worst throughput ratio ${worst.toFixed(2)} (needs ${LEAST_RATIO}), ledger ${exact ? 'exact' : 'WRONG'}`,
  );
  process.exitCode = worst >= LEAST_RATIO && exact ? 0 : 1;
} finally {
  await Promise.all(
    running.map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve);
          child.kill('SIGTERM');
        }),
    ),
  );
  rmSync(dataDir, { recursive: true, force: true });
}
