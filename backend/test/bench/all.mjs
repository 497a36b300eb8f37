// npm run bench — every benchmark after the other, and at the end what each of them said in one table. Fails when one of them
// misses a limit. `npm run bench -- mysql://root@127.0.0.1:3306/name` runs them on MySQL or MariaDB, each in an empty database
// of its own (`name_ingest` and so on), which is dropped afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, URL } from 'node:url';

const require = createRequire(import.meta.url);
const BENCHES = [
  'redirect',
  'ingest',
  'links',
  'batch',
  'background',
  'reports',
  'payments',
  'programs',
  'domains',
  'memory',
  'screens',
];
const server = process.argv[2] ? new URL(process.argv[2]) : null;

/** Gives a benchmark an empty database on the server, for as long as it runs. */
async function withDatabase(name, work) {
  const database = `${server.pathname.slice(1)}_${name}`;
  const address = new URL(server);
  address.pathname = '';
  const connection = await require('mysql2/promise').createConnection({ uri: address.href });
  await connection.query(`CREATE DATABASE \`${database}\``);
  try {
    address.pathname = database;
    return await work(address.href);
  } finally {
    await connection.query(`DROP DATABASE \`${database}\``);
    await connection.end();
  }
}

/** Shows what a benchmark says while it runs, and keeps it. */
async function run(name, args) {
  const file = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    lines.push(line);
  }
  const [code] = await ended;
  return { name, isMet: code === 0, lines };
}

const results = [];
for (const name of BENCHES) {
  console.log(`\n---- ${name} ----`);
  results.push(await (server ? withDatabase(name, (url) => run(name, [url])) : run(name, [])));
}
console.log('\n---- all ----');
for (const { name, isMet, lines } of results) {
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${name}`);
  for (const line of lines) console.log(`     ${name.padEnd(9)} ${line}`);
}
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
