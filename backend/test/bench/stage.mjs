// What benchmarks of the running product stand on: a database with links, servers pinned to a core, and an end to them.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../../tools/lib/server-flags.mjs';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const PRODUCT = here('../../dist/main.js');
const LAUNCHER = here('../../tools/start.mjs');
const READY_MS = 60_000;
const COUNTED_MS = 600_000;

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether servers and the load on them can have a core each. */
export const pins = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Servers stand on core 0; this process, which makes the load, on another. */
export const SERVER_CORE = 0;
const LOAD_CORE = 1;
const pinTo = (cores) => pins && spawnSync('taskset', ['-acp', cores, String(process.pid)]);
pinTo(String(LOAD_CORE));

/** Gives this process, and whatever it starts from now on, every core: a browser is no load, but several processes. */
export const useEveryCore = () => pinTo(`0-${cpus().length - 1}`);

/** A data folder (or the database given), and the processes started on it. */
export class Stage {
  #dataDir = mkdtempSync(join(tmpdir(), 'linklet-bench-'));
  #running = new Set();

  /** @param databaseUrl of an empty database; undefined for SQLite */
  constructor(databaseUrl) {
    this.env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: this.#dataDir,
      DATABASE_URL: databaseUrl ?? '',
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      PATROL: 'off',
    };
  }

  /** Links that are called `/bench-0` and so on; as many as are said on the host of a group, too. */
  seed(links, ...brand) {
    const args = [links, ...brand].map(String);
    const { status } = spawnSync(process.execPath, [here('./seed-links.mjs'), ...args], {
      env: this.env,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('the links could not be made');
  }

  startBare(port, links, core = SERVER_CORE) {
    return this.#start([here('./bare-server.mjs'), String(port), String(links)], core, {});
  }

  startBareTls(port, identityFile, core = SERVER_CORE) {
    return this.#start([here('./bare-tls.mjs'), String(port), identityFile], core, {});
  }

  startProduct(extra, core = SERVER_CORE) {
    return this.#start(
      [...SERVER_FLAGS, PRODUCT],
      core,
      Object.fromEntries(Object.entries(extra).map(([k, v]) => [k, String(v)])),
    );
  }

  /** As `npm start` does: with the process that looks after the server. */
  startAll(extra, core = SERVER_CORE) {
    return this.#start(
      [LAUNCHER],
      core,
      Object.fromEntries(Object.entries(extra).map(([k, v]) => [k, String(v)])),
    );
  }

  async stop(child) {
    if (!this.#running.delete(child)) return;
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async end() {
    await Promise.all([...this.#running].map((child) => this.stop(child)));
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Clicks of people that have been counted. */
  async counted() {
    const { readEnv } = require('../../dist/config/env.js');
    const { settingsFrom } = require('../../dist/config/settings-from-env.js');
    const { dataSourceOptions, openDataSource } = require('../../dist/shared/database/data-source.js');
    const dataSource = await openDataSource(dataSourceOptions(settingsFrom(readEnv(this.env)).storage));
    const [row] = await dataSource.query('SELECT SUM(click_count) AS clicks FROM links');
    await dataSource.destroy();
    return Number(row.clicks ?? 0);
  }

  /** Waits until as many have been counted, and says whether it is no more than that. */
  async agrees(answered) {
    const deadline = Date.now() + COUNTED_MS;
    let found = await this.counted();
    while (found < answered && Date.now() < deadline) {
      await sleep(500);
      found = await this.counted();
    }
    return { found, isExact: found === answered };
  }

  #start(args, core, extra) {
    const [command, ...rest] = pins
      ? ['taskset', '-c', String(core), process.execPath, ...args]
      : [process.execPath, ...args];
    const child = spawn(command, rest, {
      env: { ...this.env, ...extra },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#running.add(child);
    return child;
  }
}

/** Waits for a server that answers, with whatever it has to say. */
export async function answering(url) {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(100)) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (response && response.status < 500) return;
  }
  throw new Error(`${url} does not answer`);
}

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** What a process and those that it has started hold of the machine's memory, in MiB; what they share counts once. */
export function memoryOf({ pid }) {
  const [, kib] = /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf({ pid: child }), Number(kib) / 1_024);
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
