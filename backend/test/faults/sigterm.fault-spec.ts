import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { migratedStorage, type TestStorage } from '../support/database';
import { enginesFor } from '../support/deployments';
import { rounds } from '../support/depth';
import { freePort, ProductProcess } from '../support/processes';
import { VisitLedger } from '../support/visit-ledger';
import { eventually } from '../support/waiting';

const ROUNDS = rounds(1, 20);
/** How often load balancers ask. */
const LOOK_MS = 50;
/** Between one that goes and the next. */
const VISITS = 100;

/** One of two processes behind a load balancer. */
class Backend {
  isReady = false;

  private constructor(
    readonly origin: string,
    readonly product: ProductProcess,
  ) {}

  static async start(database: Readonly<Record<string, string>>): Promise<Backend> {
    const port = String(await freePort());
    const more = { PORT: port, METRICS_PORT: '0', LOG_LEVEL: 'warn', PATROL: 'off' };
    const backend = new Backend(`http://127.0.0.1:${port}`, new ProductProcess({ ...database, ...more }));
    await backend.product.start();
    await backend.look();
    return backend;
  }

  async look(): Promise<void> {
    const answer = await fetch(`${this.origin}/health/ready`, { headers: { connection: 'close' } }).catch(
      () => null,
    );
    this.isReady = answer?.status === 200;
  }
}

/** What Linux gives the threads of a process, by how much they give way to others: 0 not at all, 19 as much as possible. */
async function nicenessOfThreads(pid: number): Promise<readonly number[]> {
  const folder = `/proc/${String(pid)}/task`;
  const lines = await Promise.all(
    (await readdir(folder)).map((id) => readFile(`${folder}/${id}/stat`, 'utf8')),
  );
  // Behind the name, which is in brackets and may hold blanks: the 19th field of proc_pid_stat(5).
  return lines.map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]));
}

describe.each(enginesFor(1))('SIGTERM to one of two processes on %s', (engine) => {
  let made: TestStorage;
  let backends: readonly Backend[];
  let ledger: VisitLedger;
  let looking: NodeJS.Timeout;

  beforeAll(async () => {
    made = await migratedStorage(engine);
    const database = { DATA_DIR: made.storage.dataDir, DATABASE_URL: made.storage.databaseUrl ?? '' };
    backends = await Promise.all([Backend.start(database), Backend.start(database)]);
    ledger = await VisitLedger.open(database);
    looking = setInterval(() => {
      for (const backend of backends) void backend.look();
    }, LOOK_MS);
  });
  afterAll(async () => {
    clearInterval(looking);
    await Promise.all(backends.map(({ product }) => product.end('SIGTERM')));
    await ledger.close();
    await made.drop();
  });

  it('finds two that count in a thread which lets those that answer go first', async () => {
    for (const { product } of backends) {
      const low = (all: readonly number[]) => all.filter((each) => each === 19);
      const niceness = await eventually(
        () => nicenessOfThreads(product.pid),
        (all) => low(all).length > 0,
      );
      expect([niceness[0], low(niceness)]).toEqual([getPriority(), [19]]);
    }
  });

  it(`is noticed by no visitor, ${String(ROUNDS)} times, and costs no click`, async () => {
    let turn = 0;
    const originOf = (): string => {
      const ready = backends.filter(({ isReady }) => isReady);
      turn += 1;
      return (ready[turn % Math.max(1, ready.length)] ?? backends[0])?.origin ?? '';
    };
    await ledger.during(originOf, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const leaving = backends[round % 2];
        if (!leaving) throw new Error('no backend');
        await ledger.visited(VISITS);
        expect(await leaving.product.end('SIGTERM')).toBe(0);
        await leaving.product.start();
        await eventually(
          () => Promise.resolve(leaving.isReady),
          (isReady) => isReady,
        );
      }
    });
    expect(ledger.failures).toEqual([]);
    expect(ledger.total).toBeGreaterThan(100);
    expect(await ledger.wrongs()).toEqual([]);
  }, 600_000);
});
