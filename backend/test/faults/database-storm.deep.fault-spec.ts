import { setTimeout as sleep } from 'node:timers/promises';
import { migratedStorage, type TestStorage } from '../support/database';
import { rounds } from '../support/depth';
import { freePort, ProductProcess } from '../support/processes';
import { TcpProxy } from '../support/tcp-proxy';
import { VisitLedger } from '../support/visit-ledger';

/** Links in memory answer for as long as the database is away. */
const AWAY_MS = rounds(1, 60) * 1_000;
/** Before it goes, and when it is back. */
const VISITS = 200;

describe('a MariaDB that goes away under redirects', () => {
  let made: TestStorage;
  let proxy: TcpProxy;
  let product: ProductProcess;
  let ledger: VisitLedger;
  let origin: string;

  beforeAll(async () => {
    made = await migratedStorage('MariaDB');
    const database = new URL(made.storage.databaseUrl ?? '');
    proxy = new TcpProxy(database.hostname, Number(database.port || 3306));
    await proxy.open();
    database.hostname = '127.0.0.1';
    database.port = String(proxy.port);
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    const variables = { DATA_DIR: made.storage.dataDir, DATABASE_URL: database.href };
    product = new ProductProcess({
      DATABASE_TIMEOUT_FACTOR: '1',
      ...variables,
      PORT: port,
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      PATROL: 'off',
    });
    await product.start();
    // The books are not kept through what is broken.
    ledger = await VisitLedger.open({ ...variables, DATABASE_URL: made.storage.databaseUrl ?? '' });
    await ledger.visitAll(origin);
  });
  afterAll(async () => {
    await proxy.open();
    await product.end('SIGTERM');
    await ledger.close();
    await proxy.cut();
    await made.drop();
  });

  it.each(['freeze', 'cut'] as const)(
    'loses no visitor and no click: %s',
    async (fault) => {
      await ledger.during(
        () => origin,
        async () => {
          await ledger.visited(VISITS);
          await proxy[fault]();
          await sleep(AWAY_MS);
          await proxy.open();
          await ledger.visited(VISITS);
        },
      );
      expect(ledger.failures).toEqual([]);
      expect(ledger.total).toBeGreaterThan(100);
      expect(await ledger.wrongs()).toEqual([]);
    },
    300_000,
  );
});
