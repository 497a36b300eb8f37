import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import { emptyStorage, type TestStorage } from '../support/database';
import { enginesFor } from '../support/deployments';
import { freePort, Product, ProductProcess } from '../support/processes';
import { countedHits, openProductDatabase, VisitLedger } from '../support/visit-ledger';
import { eventually } from '../support/waiting';

const OPERATE = join(__dirname, '../../dist/operate.js');
const VISITS = 300;
const SECRET = 'vJ2mXw8Q4rTz'.repeat(4);

const operate = (variables: Readonly<Record<string, string>>, ...args: string[]): Promise<unknown> =>
  promisify(execFile)(process.execPath, [OPERATE, ...args], {
    env: { PATH: process.env['PATH'], SECRET, ...variables },
  });

const linksOf = async (dataSource: DataSource): Promise<string[]> => {
  const rows = await dataSource.query<object[]>(
    'SELECT id, slug, url, domain_id, created_at FROM links ORDER BY id',
  );
  return rows.map((row) => JSON.stringify(row));
};

describe.each(enginesFor(1))('a backup of a busy Linklet on %s', (engine) => {
  let scratch: string;
  let product: Product;
  let ledger: VisitLedger;
  let elsewhere: TestStorage;

  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'linklet-drill-'));
    product = await Product.start(engine, ['all'], { SECRET });
    ledger = await VisitLedger.open(product.databaseVariables);
    elsewhere = await emptyStorage(engine);
  });
  afterAll(async () => {
    await ledger.close();
    await product.stop();
    await elsewhere.drop();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('lets another go on in its place: every link, and every click of before, once', async () => {
    const folder = join(scratch, 'backup');
    let before: number[] = [];
    await ledger.during(
      () => product.origin,
      async () => {
        await ledger.visited(VISITS);
        before = [...ledger.answered];
        await operate(product.databaseVariables, 'backup', folder);
      },
    );
    const after = [...ledger.answered];
    const { dataDir, databaseUrl } = elsewhere.storage;
    const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    await operate(variables, 'restore', folder);
    const port = String(await freePort());
    const restored = new ProductProcess({
      ...variables,
      SECRET,
      PORT: port,
      METRICS_PORT: '0',
      PATROL: 'off',
    });
    await restored.start();
    const dataSource = await openProductDatabase(variables);
    try {
      const counted = await eventually(
        () => countedHits(dataSource),
        (hits) => before.every((answers, link) => (hits.get(link) ?? 0) >= answers),
        30_000,
      );
      expect(await linksOf(dataSource)).toEqual(await linksOf(ledger.dataSource));
      expect(after.filter((answers, link) => (counted.get(link) ?? 0) > answers)).toEqual([]);
      const visit = await fetch(`http://127.0.0.1:${port}/fault-7`, { redirect: 'manual' });
      expect([visit.status, visit.headers.get('location')]).toEqual([302, 'https://example.com/']);
    } finally {
      await dataSource.destroy();
      await restored.end('SIGTERM');
    }
    expect(ledger.failures).toEqual([]);
    expect(await ledger.wrongs()).toEqual([]);
  });
});
