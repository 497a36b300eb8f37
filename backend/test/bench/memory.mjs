// npm run bench:memory — how much memory `npm start` takes with all its processes, idle and under visits, and whether that stays so: ROLE=all under
// visits that come at an even pace, of a million visitors and some thousand pages that they come from, to 100 000 links. After
// a warm-up its memory, what waits to be counted and the journal's files are looked at every few seconds. None may grow, and at
// the end the database must have counted exactly the answers received.
// `npm run bench:memory -- mysql://root@127.0.0.1:3306/name` runs on an empty database of MySQL or MariaDB.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closedLoop, openLoop, requestFor } from './load.mjs';
import { dice } from './made-up-visits.mjs';
import { answering, median, memoryOf, Stage } from './stage.mjs';

const LINKS = 100_000;
const VISITORS = 1_000_000;
const PAGES = 5_000;
const PACE = Number(process.env.BENCH_PACE ?? 2_000);
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
/** Until code that runs often is compiled, and caches are as full as they get. */
const WARM_MINUTES = 2;
const CONNECTIONS = 64;
/** Who asks for links that are not at hand yet: a crowd of them would be told to come again. */
const FIRST_CONNECTIONS = 8;
const LOOK_SECONDS = 5;
/** What the last third of the minutes may have more than the first, in MiB: collecting garbage moves it by as much. */
const MAX_GROWTH = 32;
/** MiB, of all processes of `npm start`: before the first request, and under the visits. */
const MAX_IDLE = 200;
const MAX_BUSY = 450;
/** Until what starting has left behind is swept. */
const SETTLE_MS = 30_000;
/** Clicks that are older than this and not counted say that counting does not keep up. */
const MAX_LAG_SECONDS = 10;
const PORT = 3904;
const METRICS_PORT = 3905;
const MIB = 2 ** 20;

const stage = new Stage(process.argv[2]);
const random = dice(11);
const below = (limit) => Math.floor(random() * limit);
let asked = 0;

/** A visitor at a desk, on the next link. */
function nextRequest() {
  asked += 1;
  const visitor = below(VISITORS);
  const browser = 100 + (visitor % 40);
  return requestFor(`/bench-${(asked * 7_919) % LINKS}`, {
    'User-Agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${browser}.0) Gecko/20100101 Firefox/${browser}.0`,
    'X-Forwarded-For': `126.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    Referer: `https://blog-${below(PAGES)}.example/`,
  });
}

function journalBytes() {
  const dir = join(stage.env.DATA_DIR, 'journal');
  return readdirSync(dir)
    .map((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

async function metrics() {
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

async function look(server) {
  const read = await metrics();
  return {
    memory: memoryOf(server),
    heap: read('nodejs_heap_size_used_bytes') / MIB,
    lag: read('linklet_ingest_lag_seconds'),
    journal: journalBytes() / MIB,
  };
}

/** A minute of visits: the middle of what was seen in it, how many came, and the slowest hundredth of their answers. */
async function minute(server) {
  const looks = [];
  for (let second = 0; second < 60; second += LOOK_SECONDS) {
    const { rate, p99 } = await openLoop({
      port: PORT,
      connections: CONNECTIONS,
      rate: PACE,
      amount: PACE * LOOK_SECONDS,
      nextRequest,
    });
    looks.push({ ...(await look(server)), rate, p99 });
  }
  return Object.fromEntries(
    Object.keys(looks[0]).map((name) => [name, median(looks.map((each) => each[name]))]),
  );
}

async function minutes(server) {
  const rows = [];
  console.log('minute  all MiB  heap MiB  lag s  journal MiB  visits/s  p99 ms');
  for (let number = 1 - WARM_MINUTES; number <= MINUTES; number += 1) {
    const row = await minute(server);
    console.log(
      [
        (number > 0 ? String(number) : 'warm').padStart(6),
        row.memory.toFixed(0).padStart(7),
        row.heap.toFixed(0).padStart(8),
        row.lag.toFixed(1).padStart(5),
        row.journal.toFixed(1).padStart(11),
        row.rate.toFixed(0).padStart(8),
        row.p99.toFixed(1).padStart(6),
      ].join('  '),
    );
    if (number > 0) rows.push(row);
  }
  return rows;
}

/** How much more there is in the last third than in the first. */
function growth(rows, name) {
  const third = Math.ceil(rows.length / 3);
  const middle = (some) => median(some.map((row) => row[name]));
  return middle(rows.slice(-third)) - middle(rows.slice(0, third));
}

try {
  console.log(
    `${LINKS} links, ${PACE} visits a second, ${WARM_MINUTES} minutes to warm up and ${MINUTES} more`,
  );
  stage.seed(LINKS);
  const server = stage.startAll({ PORT, METRICS_PORT, ROLE: 'all', TRUSTED_PROXIES: '127.0.0.1' });
  await answering(`http://127.0.0.1:${PORT}/health/ready`);
  await sleep(SETTLE_MS);
  const idle = memoryOf(server);
  console.log(`idle: ${idle.toFixed(0)} MiB, may be ${MAX_IDLE}`);
  await closedLoop({ port: PORT, connections: FIRST_CONNECTIONS, amount: LINKS, nextRequest });
  const rows = await minutes(server);
  const { found, isExact } = await stage.agrees(asked);
  const more = growth(rows, 'memory');
  const lag = Math.max(...rows.map((row) => row.lag));
  const busy = Math.max(...rows.map((row) => row.memory));
  console.log(`under ${PACE} visits a second: ${busy.toFixed(0)} MiB, may be ${MAX_BUSY}`);
  console.log(
    `memory ${more.toFixed(0)} MiB more, may be ${MAX_GROWTH}; oldest uncounted click ${lag.toFixed(1)} s, may be ${MAX_LAG_SECONDS}; ledger: ${asked} answered, ${found} counted`,
  );
  const isSmall = idle <= MAX_IDLE && busy <= MAX_BUSY && more <= MAX_GROWTH;
  process.exitCode = isSmall && lag <= MAX_LAG_SECONDS && isExact ? 0 : 1;
} finally {
  await stage.end();
}
