import type { DataSource } from 'typeorm';
import { emptyStorage, type TestStorage } from '../../../test/support/database';
import { TcpProxy } from '../../../test/support/tcp-proxy';
import { eventually } from '../../../test/support/waiting';
import { dataSourceOptions, openDataSource } from './data-source';
import { isDatabaseAway } from './database-errors';
import { DatabaseTimeouts } from './database-timeouts';

const TIMEOUTS = new DatabaseTimeouts(60_000, 800, 250, 1_000, 300);

/** What something fails with; null when it succeeds. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  );

/** That of the watch, which does not wait for the end of the statement's own time. */
const SILENT = expect.objectContaining({ message: 'the database does not answer' }) as unknown;

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
    expect(await failureOf(dataSource.query('SELECT SLEEP(1.2)'))).toBeNull();
  });

  it('is known by all who wait, and by whoever comes then, until it answers again', async () => {
    await insert(1);
    proxy.freeze();
    const waiting = await Promise.all(Array.from({ length: 30 }, (_, n) => failureOf(insert(10 + n))));
    expect(waiting).toEqual(Array.from({ length: 30 }, () => SILENT));
    expect(waiting.every(isDatabaseAway)).toBe(true);
    expect(await failureOf(insert(2))).toEqual(SILENT);
    await proxy.open();
    await eventually(
      () => failureOf(insert(3)),
      (error) => error === null,
    );
    const rows = await dataSource.query<{ id: number }[]>('SELECT id FROM things ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  });
});
