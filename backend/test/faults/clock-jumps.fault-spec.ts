import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINE_NAMES, migratedStorage, type TestStorage } from '../support/database';
import { freePort, ProductProcess } from '../support/processes';
import { VisitLedger } from '../support/visit-ledger';

const ROUNDS = Math.ceil(Number(process.env['FAULT_ROUNDS'] ?? 20) / 10);
const HOUR_MS = 3_600_000;
const JUMPS = [1, -1, 48, -48, 0].map((hours) => hours * HOUR_MS);
const BETWEEN_MS = 600;

describe.each(ENGINE_NAMES)('a clock that jumps, on %s', (engine) => {
  let made: TestStorage;
  let product: ProductProcess;
  let ledger: VisitLedger;
  let origin: string;
  let setClock: (offset: number) => void;

  beforeAll(async () => {
    made = await migratedStorage(engine);
    const { dataDir, databaseUrl } = made.storage;
    const file = join(dataDir, 'clock-offset');
    setClock = (offset) => {
      writeFileSync(file, String(offset));
    };
    setClock(0);
    const port = await freePort();
    origin = `http://127.0.0.1:${String(port)}`;
    const database = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    product = new ProductProcess({
      ...database,
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      PATROL: 'off',
      CLOCK_OFFSET_FILE: file,
      NODE_OPTIONS: `--require ${require.resolve('../support/shifted-clock.cjs')}`,
    });
    await product.start();
    ledger = await VisitLedger.open(database);
  });
  afterAll(async () => {
    await product.end('SIGTERM');
    await ledger.close();
    await made.drop();
  });

  it('loses no click, counts none twice and keeps nobody waiting', async () => {
    await ledger.during(
      () => origin,
      async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const jump of JUMPS) {
            setClock(jump);
            await sleep(BETWEEN_MS);
          }
        }
      },
    );
    expect(ledger.failures).toEqual([]);
    expect(ledger.total).toBeGreaterThan(100);
    expect(await ledger.wrongs()).toEqual([]);
  });

  it('lets guests come and make links an hour away, in either direction', async () => {
    for (const jump of [HOUR_MS, -HOUR_MS, 0]) {
      setClock(jump);
      await sleep(100);
      const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: '1' });
      const token = await fetch(`${origin}/api/v1/token`, { method: 'POST', body: form });
      const { access_token } = (await token.json()) as { access_token: string };
      const made201 = await fetch(`${origin}/api/v1/links`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ url: 'https://example.com/' }),
      });
      expect(made201.status).toBe(201);
    }
  });
});
