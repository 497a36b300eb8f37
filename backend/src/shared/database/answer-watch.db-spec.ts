import type { DataSource } from 'typeorm';
import { emptyStorage, type TestStorage } from '../../../test/support/database';
import { TcpProxy } from '../../../test/support/tcp-proxy';
import { eventually } from '../../../test/support/waiting';
import { dataSourceOptions, openDataSource } from './data-source';
import { isDatabaseAway } from './database-errors';
import { DatabaseTimeouts } from './database-timeouts';

const TIMEOUTS = new DatabaseTimeouts(5_000, 800, 250, 1_000, 300);

/** How long something takes, and what it comes to. */
async function timed(work: Promise<unknown>): Promise<{ readonly ms: number; readonly error: unknown }> {
  const since = performance.now();
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { ms: performance.now() - since, error };
}

describe('a server that hangs', () => {
  let made: TestStorage;
  let proxy: TcpProxy;
  let dataSource: DataSource;

  beforeAll(async () => {
    made = await emptyStorage('MariaDB');
    const url = new URL(made.storage.databaseUrl ?? '');
    proxy = new TcpProxy(url.hostname, Number(url.port || 3306));
    await proxy.open();
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const storage = { databaseUrl: url.href, sqliteFile: '' };
    dataSource = await openDataSource(dataSourceOptions(storage, [], TIMEOUTS), TIMEOUTS);
    await dataSource.query('CREATE TABLE things (id int PRIMARY KEY)');
  });
  afterAll(async () => {
    await dataSource.destroy();
    await proxy.cut();
    await made.drop();
  });

  const insert = (id: number): Promise<unknown> =>
    dataSource.transaction((manager) => manager.query('INSERT INTO things VALUES (?)', [id]));

  it('lets a statement take its time as long as it answers others', async () => {
    const { error } = await timed(dataSource.query('SELECT SLEEP(1.2)'));
    expect(error).toBeNull();
  });

  it('is known within a second by all who wait, and at once by whoever comes then, until it answers again', async () => {
    await insert(1);
    proxy.freeze();
    const waiting = await Promise.all(Array.from({ length: 30 }, (_, n) => timed(insert(10 + n))));
    for (const { ms, error } of waiting) {
      expect(isDatabaseAway(error)).toBe(true);
      expect(ms).toBeLessThan(1_000);
    }
    const late = await timed(insert(2));
    expect(isDatabaseAway(late.error)).toBe(true);
    expect(late.ms).toBeLessThan(100);
    await proxy.open();
    await eventually(
      () => timed(insert(3)),
      ({ error }) => error === null,
      5_000,
    );
    const rows = await dataSource.query<{ id: number }[]>('SELECT id FROM things ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  });
});
