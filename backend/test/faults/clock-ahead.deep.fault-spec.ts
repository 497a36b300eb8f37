import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migratedStorage, type TestStorage } from '../support/database';
import { enginesFor } from '../support/deployments';
import { freePort, ProductProcess } from '../support/processes';
import { VisitLedger } from '../support/visit-ledger';

const AHEAD_MS = 20 * 60_000 + 10_000;
const VISITS = 100;
/** As long as a worker takes to read to the end and clear up. */
const LOOKS_MS = 2_000;

describe.each(enginesFor(0))('a worker whose clock is twenty minutes ahead, on %s', (engine) => {
  let database: TestStorage;
  let web: ProductProcess;
  let worker: ProductProcess;
  let ledger: VisitLedger;
  let origin: string;

  beforeAll(async () => {
    database = await migratedStorage(engine);
    const { dataDir, databaseUrl } = database.storage;
    const clock = join(dataDir, 'clock');
    mkdirSync(clock);
    writeFileSync(join(clock, 'offset'), String(AHEAD_MS));
    const port = await freePort();
    origin = `http://127.0.0.1:${String(port)}`;
    const common = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', METRICS_PORT: '0', PATROL: 'off' };
    web = new ProductProcess({ ...common, ROLE: 'web', PORT: String(port) });
    worker = new ProductProcess({
      ...common,
      ROLE: 'worker',
      CLOCK_OFFSET_FILE: join(clock, 'offset'),
      NODE_OPTIONS: `--require ${require.resolve('../support/shifted-clock.cjs')}`,
    });
    await web.start();
    await worker.start();
    ledger = await VisitLedger.open(common);
  });
  afterAll(async () => {
    await Promise.all([web, worker].map((each) => each.end('SIGTERM')));
    await ledger.close();
    await database.drop();
  });

  it('loses no click of another process', async () => {
    await ledger.during(
      () => origin,
      async () => {
        for (let round = 0; round < 3; round += 1) {
          await ledger.visited(VISITS);
          await sleep(LOOKS_MS);
        }
      },
    );
    await ledger.visitAll(origin);
    expect(ledger.failures).toEqual([]);
    expect(await ledger.wrongs()).toEqual([]);
  });
});
