// npm run bench:redirect — our redirect against a bare node:http server that records nothing, taking turns in one run.
// Servers share one core and the load has another. How much one core can answer is told by the processor time that an answer
// takes: by the clock, ratios near 1 say more of the load, which is no faster than the servers, and of whatever else the
// machine does. Where a server waits for the disk, or shares its core with counting, it is the clock that counts. Every click
// is in the journal before its answer leaves; at the end the database must have counted exactly the answers received.
// `npm run bench:redirect -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB.
import { closedLoop, fromBrowsers, openLoop, requestFor } from './load.mjs';
import { processorSeconds } from './processor-time.mjs';
import { answering, median, memoryOf, pins, Stage } from './stage.mjs';

const LINKS = 100_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 50_000);
const PACE = 2_000;
/** Links that everybody clicks. */
const FEW = 100;
/** Visits at one moment of a link that is not at hand. */
const CROWD = 500;
const FLOOD = 30_000;
/** What a flood may add to the memory of a server, in MiB: what is known of unknown slugs is bounded. */
const MAX_GROWTH = 96;
const BARE_PORT = 3901;
const OUR_PORT = 3902;
const SECOND_PORT = 3903;

const stage = new Stage(process.argv[2]);
const paths = Array.from({ length: LINKS }, (_, index) => `/bench-${(index * 7_919) % LINKS}`);
const failures = [];
let answered = 0;
let bareServer;

const demand = (holds, what) => {
  if (!holds) failures.push(what);
};

function load(kind, port, input) {
  const { amount = REQUESTS } = input;
  if (port !== BARE_PORT) answered += amount;
  return kind({ port, amount, paths, ...input });
}

/** One round, and what it took of the server's processor for each answer, in microseconds. */
async function round(kind, server, port, input) {
  const before = processorSeconds(server);
  const result = await load(kind, port, input);
  const spent = processorSeconds(server) - before;
  return { ...result, cost: (spent * 1e6) / (input.amount ?? REQUESTS) };
}

/**
 * Rounds of both in turns; ratios are medians over the rounds, so that a moment of noise decides nothing. What ours has left to
 * do does not run while the other one is measured.
 */
async function against(kind, input, server) {
  const rounds = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    server.kill('SIGSTOP');
    const bare = await round(kind, bareServer, BARE_PORT, input);
    server.kill('SIGCONT');
    rounds.push({ bare, ours: await round(kind, server, OUR_PORT, input) });
  }
  const of = (read) => median(rounds.map(read));
  const both = (read, digits) =>
    `${of(({ ours }) => read(ours)).toFixed(digits)} to ${of(({ bare }) => read(bare)).toFixed(digits)}`;
  return {
    perCore: of(({ ours, bare }) => bare.cost / ours.cost),
    rate: of(({ ours, bare }) => ours.rate / bare.rate),
    tail: of(({ ours, bare }) => ours.p99 / bare.p99),
    text: `${both(({ cost }) => cost, 1)} µs of the processor, ${both(({ rate }) => rate, 0)} a second, p99 ${both(({ p99 }) => p99, 1)} ms`,
  };
}

/** @param by what throughput is told by: `perCore`, the processor's time, or `rate`, the clock's */
async function compare(title, { server, by, least, mostTail = Infinity, ...input }) {
  const { [by]: throughput, tail, text } = await against(closedLoop, input, server);
  console.log(
    `${title}: throughput ${throughput.toFixed(2)} of bare, p99 ${tail.toFixed(2)} of bare (${text})`,
  );
  demand(throughput >= least, `${title}: throughput ${throughput.toFixed(2)}, needs ${least}`);
  demand(tail <= mostTail, `${title}: p99 ${tail.toFixed(2)} of bare, may be ${mostTail}`);
}

/** Starts one of ours with all links at hand, does the work, and ends it. */
async function withOurs(extra, work) {
  const server = stage.startProduct({ PORT: OUR_PORT, ROLE: 'web', ...extra });
  await answering(`http://127.0.0.1:${OUR_PORT}/health/ready`);
  await load(closedLoop, OUR_PORT, { amount: LINKS, connections: 64 });
  await work(server);
  await stage.stop(server);
}

async function inTheProcess() {
  await withOurs({ CLICK_DURABILITY: 'process' }, async (server) => {
    const input = { server, by: 'perCore', least: 1.15 };
    await compare('process, 32 connections', { ...input, connections: 32, mostTail: 3 });
    await compare('process, 128 connections', { ...input, connections: 128, mostTail: 1.2 });
    const nextRequest = fromBrowsers(paths);
    await compare('browsers, 32 connections', { ...input, connections: 32, mostTail: 3, nextRequest });
    await compare('one hot link, 128 connections', { ...input, connections: 128, paths: ['/bench-1'] });
    const paced = { connections: 64, rate: PACE, amount: PACE * 3 };
    const { tail, text } = await against(openLoop, paced, server);
    console.log(
      `${PACE} a second, whether or not they are answered: p99 ${tail.toFixed(2)} of bare (${text})`,
    );
    await manyProcesses();
  });
}

/** From so many networks that none of them asks too often. */
function fromEverywhere(paths) {
  const requests = paths.map((path, at) => requestFor(path, { 'X-Forwarded-For': `10.0.${at % 250}.1` }));
  let asked = 0;
  return () => requests[asked++ % requests.length];
}

/** What the database has to be asked for: once for a crowd, and without end by a flood of slugs that no link has. */
async function notAtHand() {
  const server = stage.startProduct({ PORT: OUR_PORT, ROLE: 'web', TRUSTED_PROXIES: '127.0.0.1' });
  await answering(`http://127.0.0.1:${OUR_PORT}/health/ready`);
  const crowd = { connections: CROWD, amount: CROWD, paths: ['/bench-1'] };
  const { max } = await load(closedLoop, OUR_PORT, crowd);
  console.log(
    `${CROWD} at once for a link that nobody has asked for: the last has its answer after ${max.toFixed(0)} ms`,
  );
  const unknown = (from) => ({
    port: OUR_PORT,
    connections: 32,
    amount: FLOOD,
    expected: 404,
    nextRequest: fromEverywhere(Array.from({ length: FLOOD }, (_, index) => `/unknown-${from + index}`)),
  });
  await closedLoop(unknown(0));
  const before = memoryOf(server);
  const [flood, spared] = await Promise.all([
    closedLoop(unknown(FLOOD)),
    load(openLoop, OUR_PORT, { connections: 64, rate: 100, amount: 200, paths: ['/bench-1'] }),
  ]);
  const growth = memoryOf(server) - before;
  console.log(
    `flood of unknown slugs: ${Math.round(flood.rate)} a second, p99 of others ${spared.p99.toFixed(1)} ms, ${growth.toFixed(0)} MiB more in memory`,
  );
  demand(growth <= MAX_GROWTH, `flood of unknown slugs: ${growth.toFixed(0)} MiB more, may be ${MAX_GROWTH}`);
  await stage.stop(server);
}

/** Two processes on the core of one: what they share must not hold them back. With a core each they do twice as much. */
async function manyProcesses() {
  const second = stage.startProduct({ PORT: SECOND_PORT, ROLE: 'web' });
  await answering(`http://127.0.0.1:${SECOND_PORT}/health/ready`);
  await load(closedLoop, SECOND_PORT, { amount: LINKS, connections: 64 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await load(closedLoop, OUR_PORT, { connections: 128 });
    const both = await Promise.all(
      [OUR_PORT, SECOND_PORT].map((port) =>
        load(closedLoop, port, { connections: 64, amount: REQUESTS / 2 }),
      ),
    );
    rounds.push(REQUESTS / Math.max(...both.map(({ rate }) => REQUESTS / 2 / rate)) / alone.rate);
  }
  const ratio = median(rounds);
  console.log(`two processes on one core: throughput ${ratio.toFixed(2)} of one`);
  demand(ratio >= 0.9, `two processes: throughput ${ratio.toFixed(2)} of one, needs 0.9`);
  await stage.stop(second);
}

const onTheDisk = () =>
  withOurs({ CLICK_DURABILITY: 'power' }, (server) =>
    compare('power, 128 connections', { server, by: 'rate', least: 1, connections: 128 }),
  );

/** What was left in the journal is counted first, so that no more is counted than comes. */
const everythingOnOneCore = () =>
  withOurs({ ROLE: 'all' }, async (server) => {
    for (const connections of [32, 128]) {
      for (const [kind, asked] of [
        ['all links in turn', paths],
        ['few links', paths.slice(0, FEW)],
      ]) {
        await stage.agrees(answered);
        await compare(`everything on one core, ${kind}, ${connections} connections`, {
          ...{ server, by: 'rate', least: 0.6, mostTail: 2, connections },
          nextRequest: fromBrowsers(asked),
        });
        const since = performance.now();
        await stage.agrees(answered);
        console.log(`  counted ${((performance.now() - since) / 1_000).toFixed(1)} s after the last answer`);
      }
    }
  });

try {
  console.log(
    `${LINKS} links, ${ROUNDS} rounds of ${REQUESTS} requests each, ${pins ? 'servers on one core, load on another' : 'cores shared'}`,
  );
  stage.seed(LINKS);
  bareServer = stage.startBare(BARE_PORT, LINKS);
  await answering(`http://127.0.0.1:${BARE_PORT}/`);
  await load(closedLoop, BARE_PORT, { connections: 64 });
  await notAtHand();
  await inTheProcess();
  await onTheDisk();
  await everythingOnOneCore();
  await withOurs({ ROLE: 'all' }, async () => {
    const { found, isExact } = await stage.agrees(answered);
    console.log(`ledger: ${answered} redirects answered, ${found} counted`);
    demand(isExact, 'the ledger is wrong');
  });
  for (const failure of failures) console.log(`NOT MET  ${failure}`);
  console.log(failures.length === 0 ? 'every ratio is met' : `${failures.length} not met`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await stage.end();
}
