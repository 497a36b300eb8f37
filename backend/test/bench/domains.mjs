// npm run bench:domains — ten thousand hosts with certificates of their own: how much longer the start takes, what memory they
// need once each has been visited, and how many handshakes a second of the processor is good for, against a bare
// `tls.createServer` with one certificate in the same run. Then whether a session that began at one process resumes at another,
// and redirects on the host of a group, in turns with the same slugs on the shared one.
// `npm run bench:domains -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { AGENT, closedLoop, requestFor } from './load.mjs';
import { processorSeconds } from './processor-time.mjs';
import { answering, median, memoryOf, Stage } from './stage.mjs';

const require = createRequire(import.meta.url);
const load = (path) => require(`../../dist/${path}`);

const HOSTS = Number(process.env.BENCH_HOSTS ?? 10_000);
const HANDSHAKES = Number(process.env.BENCH_HANDSHAKES ?? 4_000);
/** So many hosts are asked for again and again while handshakes are counted: their contexts are at hand. */
const BUSY_HOSTS = 500;
const CONNECTIONS = 16;
const BRAND_HOST = 'go.bench.example';
const LINKS = 10_000;
const REDIRECTS = 50_000;
const VISITORS = 32;
const STARTS = 3;
const ROUNDS = 7;
const SETTLE_MS = 3_000;
const DAY_MS = 24 * 3_600_000;
/** The goals of docs/performance.md. */
const MAX_LATER_S = 0.5;
const MAX_MORE_MIB = 100;
const MIN_SHARE = 0.8;
const MIN_REDIRECT_SHARE = 0.95;
const PORTS = { http: 3931, tls: 3932, otherHttp: 3933, otherTls: 3934, bare: 3935 };

const hostOf = (index) => `go.shop-${index}.example`;
const failures = [];
const demand = (holds, what) => holds || failures.push(what);
const stage = new Stage(process.argv[2]);
Object.assign(stage.env, {
  SECRET: `${'k'.repeat(20)}bench-of-tls-keys-0`,
  ACME_DIRECTORY_URL: 'http://127.0.0.1:9/dir',
});

/** A leaf and what stands for its intermediate. */
async function makeIdentity() {
  const { crypto } = await import('acme-client');
  const key = await crypto.createPrivateEcdsaKey();
  const [, leaf] = await crypto.createAlpnCertificate(
    { identifier: { value: 'bench.example' } },
    'bench',
    key,
  );
  return { key: key.toString(), cert: `${leaf}\n${leaf}` };
}

/** Rows as the product stores them, with the same certificate for all: who asks does not look. */
async function fill({ key, cert }) {
  const { createApplication } = load('application.js');
  const { settingsFrom } = load('config/settings-from-env.js');
  const { readEnv } = load('config/env.js');
  const { migrate } = load('shared/database/migrate.js');
  const settings = settingsFrom(readEnv({ ...stage.env, ROLE: 'web' }));
  await migrate(settings.storage);
  const app = await createApplication(settings);
  await app.init();
  const get = (path, name) => app.get(load(path)[name], { strict: false });
  const part = 'modules/domains/certificates';
  const { Certificate } = load(`${part}/domain/certificate.entity.js`);
  const store = get(`${part}/application/ports/certificate-store.js`, 'CertificateStore');
  const keys = get(`${part}/application/sealed-keys.js`, 'SealedKeys');
  const database = get('shared/database/unit-of-work.js', 'UnitOfWork');
  const hosts = get('modules/domains/application/hosts/known-hosts.service.js', 'KnownHostsService');
  const now = new Date();
  const issued = {
    chain: cert,
    issuer: 'bench',
    notBefore: now,
    notAfter: new Date(now.getTime() + 300 * DAY_MS),
  };
  for (let index = 0; index < HOSTS; index += 100) {
    await database.run(async () => {
      for (let host = index; host < index + 100; host += 1) {
        const certificate = new Certificate(hostOf(host), now);
        certificate.beginOrder(keys.seal('certificates', key), now);
        certificate.goLive(issued, now);
        await store.add(certificate);
        await hosts.add(hostOf(host), { kind: 'group', groupId: host + 1 });
      }
    });
  }
  await app.close();
}

const start = (http, tls) =>
  stage.startProduct({ ROLE: 'web', PORT: http, TLS_PORT: tls, APP_ORIGIN: `http://localhost:${http}` });

async function secondsToStart() {
  const times = [];
  for (let round = 0; round < STARTS; round += 1) {
    const begun = performance.now();
    const child = start(PORTS.http, PORTS.tls);
    await answering(`http://127.0.0.1:${PORTS.http}/health/ready`);
    times.push((performance.now() - begun) / 1_000);
    await stage.stop(child);
  }
  return median(times);
}

let callers = 0;

/** Each from an address of its own: one alone may not have so many. */
async function shake(port, servername, more = {}) {
  callers += 1;
  const localAddress = `127.${1 + ((callers >> 16) & 63)}.${(callers >> 8) & 255}.${1 + (callers & 127)}`;
  const socket = connect({
    host: '127.0.0.1',
    port,
    servername,
    localAddress,
    rejectUnauthorized: false,
    ...more,
  });
  await once(socket, 'secureConnect');
  return socket;
}

/** Handshakes with these hosts in turn, some at the same time. */
async function shakeAll(port, count, nameOf) {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const socket = await shake(port, nameOf(next++));
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/** Handshakes for each second of processor time of the server. */
async function rate(child, port, nameOf) {
  const before = processorSeconds(child);
  await shakeAll(port, HANDSHAKES, nameOf);
  return HANDSHAKES / (processorSeconds(child) - before);
}

const busyHost = (index) => hostOf(index % BUSY_HOSTS);

async function resumes() {
  const other = start(PORTS.otherHttp, PORTS.otherTls);
  await answering(`http://127.0.0.1:${PORTS.otherHttp}/health/ready`);
  const socket = await shake(PORTS.tls, hostOf(1));
  const [session] = await once(socket.resume(), 'session');
  socket.destroy();
  const again = await shake(PORTS.otherTls, hostOf(1), { session });
  const isReused = again.isSessionReused();
  again.destroy();
  await stage.stop(other);
  return isReused;
}

/** What an answer costs on the shared host, over what it costs on the host of a group. */
async function redirectShare() {
  stage.seed(LINKS, BRAND_HOST, LINKS);
  const server = start(PORTS.http, PORTS.tls);
  await answering(`http://127.0.0.1:${PORTS.http}/health/ready`);
  const requestsOn = (more) => {
    const requests = Array.from({ length: LINKS }, (_, index) =>
      requestFor(`/bench-${index}`, { 'User-Agent': AGENT, ...more }),
    );
    let asked = 0;
    return () => requests[asked++ % requests.length];
  };
  const [shared, brand] = [requestsOn({ Host: `localhost:${PORTS.http}` }), requestsOn({ Host: BRAND_HOST })];
  const costOf = async (nextRequest, amount = REDIRECTS) => {
    const before = processorSeconds(server);
    await closedLoop({ port: PORTS.http, connections: VISITORS, amount, nextRequest });
    return processorSeconds(server) - before;
  };
  for (const requests of [shared, brand]) await costOf(requests, LINKS);
  const shares = [];
  for (let round = 0; round < ROUNDS; round += 1) shares.push((await costOf(shared)) / (await costOf(brand)));
  await stage.stop(server);
  return median(shares);
}

try {
  const identity = await makeIdentity();
  const file = join(stage.env.DATA_DIR, 'bench-identity.json');
  writeFileSync(file, JSON.stringify(identity));
  const empty = await secondsToStart();
  await fill(identity);
  const full = await secondsToStart();
  const later = full - empty;
  console.log(
    `start with ${HOSTS} hosts: ${full.toFixed(2)} s, ${later.toFixed(2)} s later than with none (at most ${MAX_LATER_S})`,
  );
  demand(later <= MAX_LATER_S, 'the start');

  const product = start(PORTS.http, PORTS.tls);
  await answering(`http://127.0.0.1:${PORTS.http}/health/ready`);
  await shakeAll(PORTS.tls, 100, busyHost);
  await sleep(SETTLE_MS);
  const before = memoryOf(product);
  await shakeAll(PORTS.tls, HOSTS, hostOf);
  await sleep(SETTLE_MS);
  const more = memoryOf(product) - before;
  console.log(
    `a handshake with each: ${more.toFixed(0)} MiB more than ${before.toFixed(0)} (at most ${MAX_MORE_MIB})`,
  );
  demand(more <= MAX_MORE_MIB, 'memory');

  const bare = stage.startBareTls(PORTS.bare, file);
  await sleep(SETTLE_MS);
  await shakeAll(PORTS.tls, BUSY_HOSTS, busyHost);
  await shakeAll(PORTS.bare, BUSY_HOSTS, busyHost);
  const shares = [];
  for (let round = 0; round < STARTS; round += 1) {
    const reference = await rate(bare, PORTS.bare, busyHost);
    const own = await rate(product, PORTS.tls, busyHost);
    shares.push({ own, reference, share: own / reference });
  }
  const { own, reference, share } = shares.toSorted((a, b) => a.share - b.share)[1];
  console.log(
    `full handshakes: ${own.toFixed(0)} for each second of the processor, ${share.toFixed(2)} of a bare server's ${reference.toFixed(0)} (at least ${MIN_SHARE})`,
  );
  demand(share >= MIN_SHARE, 'handshakes');
  const isReused = await resumes();
  console.log(`a session that began at one process ${isReused ? 'resumes' : 'does not resume'} at another`);
  demand(isReused, 'sessions');
  await stage.stop(bare);
  await stage.stop(product);
  const redirects = await redirectShare();
  console.log(
    `redirects on the host of a group: ${redirects.toFixed(2)} of the shared host (at least ${MIN_REDIRECT_SHARE})`,
  );
  demand(redirects >= MIN_REDIRECT_SHARE, 'redirects on the host of a group');
} finally {
  await stage.end();
}
if (failures.length > 0) {
  console.error(`missed: ${failures.join(', ')}`);
  process.exitCode = 1;
}
