// The database and Redis that tests talk to: the ones named by the environment, else (except in CI, which shares nothing)
// those that already run here, else ones of our own, started from the machine's binaries in a temporary folder on a free
// port and ended afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';
import { SERVICE_PID, serviceFolder } from './leftovers.mjs';
import { root } from './paths.mjs';
import { Explained, say, step } from './progress.mjs';
import { mustRun } from './run.mjs';

const startTimeoutMs = 60_000;

async function mysqlAnswers(url) {
  const { createConnection } = createRequire(`${root}/`)('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2000 });
    await connection.query('SELECT 1');
    connection.destroy();
    return true;
  } catch {
    return false;
  }
}

function redisAnswers(url) {
  const { hostname, port, username, password } = new URL(url);
  const login = password
    ? `AUTH ${[username, password].filter(Boolean).map(decodeURIComponent).join(' ')}\r\n`
    : '';
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname.replace(/^\[|\]$/g, ''), () =>
      socket.write(`${login}PING\r\n`),
    );
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    let heard = '';
    socket.setTimeout(2000, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.on('data', (chunk) => {
      heard += chunk;
      if (heard.includes('PONG')) end(true);
      else if (heard.includes('-')) end(false);
    });
  });
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const asOurselves = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/** Nothing in it outlives the tests, so that no commit needs to wait for the disk. */
const FORGETFUL = ['--skip-log-bin', '--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0'];

async function mysqlCommand(binary, folder, port) {
  const data = `--datadir=${join(folder, 'data')}`;
  const installer = findProgram('mariadb-install-db');
  if (binary.endsWith('mariadbd') && installer) {
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db', ...asOurselves()];
    await mustRun([installer, '--no-defaults', data, ...options]);
  } else {
    await mustRun([binary, '--no-defaults', '--initialize-insecure', data, ...asOurselves()]);
  }
  const socket = `--socket=${join(folder, 'socket')}`;
  return [
    binary,
    '--no-defaults',
    data,
    socket,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    ...FORGETFUL,
    ...asOurselves(),
  ];
}

const redisCommand = (binary, folder, port) =>
  [binary, '--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder].map(
    String,
  );

const kinds = {
  mysql: {
    title: 'MariaDB or MySQL',
    setting: 'TEST_MYSQL_URL',
    usual: 'mysql://root@127.0.0.1:3306',
    own: (port) => `mysql://root@127.0.0.1:${port}`,
    answers: mysqlAnswers,
    binaries: ['mariadbd', 'mysqld'],
    command: mysqlCommand,
    remedy: 'apt-get install mariadb-server',
  },
  redis: {
    title: 'Redis',
    setting: 'TEST_REDIS_URL',
    // A numbered database, so that tests never write among the data of the owner of this Redis.
    usual: 'redis://127.0.0.1:6379/15',
    own: (port) => `redis://127.0.0.1:${port}/15`,
    answers: redisAnswers,
    binaries: ['redis-server', 'valkey-server'],
    command: redisCommand,
    remedy: 'apt-get install redis-server',
  },
};

/** What to say, and do about it, when a service is missing. */
export const serviceHelp = (name) =>
  `no ${kinds[name].title} answers (${kinds[name].remedy}, or set ${kinds[name].setting})`;

const own = new Set();

function remove({ child, folder }) {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Ends what was started for the tests. Nothing in those servers outlives them, so it is done without ceremony. */
export async function endOwnServices() {
  for (const server of own) {
    const ended = server.child.exitCode === null && once(server.child, 'exit');
    server.child.ref();
    remove(server);
    await ended;
    own.delete(server);
  }
}

// However we end ourselves.
process.once('exit', () => own.forEach(remove));

async function startOwn(kind, binary) {
  const folder = mkdtempSync(join(tmpdir(), serviceFolder(process.pid)));
  const port = await freePort();
  const [command, ...args] = await kind.command(binary, folder, port);
  const child = spawn(command, args, { stdio: 'ignore', cwd: folder });
  child.once('error', (error) => say(`${binary}: ${error.message}`));
  child.unref();
  own.add({ child, folder });
  writeFileSync(join(folder, SERVICE_PID), String(child.pid));
  const url = kind.own(port);
  for (const began = Date.now(); Date.now() - began < startTimeoutMs; await sleep(100)) {
    if (child.exitCode !== null) throw new Explained(`${binary} ended at once with code ${child.exitCode}`);
    if (await kind.answers(url)) return url;
  }
  throw new Explained(`${binary} did not answer within ${startTimeoutMs / 1000} s`);
}

/** The address of a service for tests, or undefined when this machine has none. */
export async function findService(name) {
  const kind = kinds[name];
  const named = process.env[kind.setting];
  if (named) {
    if (await kind.answers(named)) return named;
    throw new Explained(`${kind.setting} is set, but nothing answers there`);
  }
  if (!process.env.CI && (await kind.answers(kind.usual))) return kind.usual;
  const binary = findProgram(...kind.binaries);
  if (!binary) return undefined;
  return step(`Starting ${kind.title} for the tests`, () => startOwn(kind, binary));
}
