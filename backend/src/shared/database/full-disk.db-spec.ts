import type { DataSource, EntityManager } from 'typeorm';
import { describeOnEngine } from '../../../test/support/database';
import { problemOf } from '../http/problem';
import { dataSourceOptions, openDataSource } from './data-source';

const PLENTY = 1_000_000;
const BIG = 'x'.repeat(3_000);

describeOnEngine('SQLite', 'a full disk', (engine) => {
  let other: DataSource;

  beforeAll(async () => {
    await engine.dataSource.query('CREATE TABLE notes (id INT PRIMARY KEY, text TEXT)');
    other = await openDataSource(dataSourceOptions(engine.storage));
  });
  afterAll(() => other.destroy());
  beforeEach(() => engine.dataSource.query('DELETE FROM notes'));
  afterEach(() => limitPages(PLENTY));

  const limitPages = (pages: number): Promise<unknown> =>
    engine.dataSource.query(`PRAGMA max_page_count = ${String(pages)}`);
  /** SQLite takes the present size where less is asked for. */
  const fill = async (): Promise<void> => {
    await engine.dataSource.query('VACUUM');
    await limitPages(1);
  };
  const write = (id: number, text = BIG): Promise<unknown> =>
    engine.unitOfWork.manager.query('INSERT INTO notes (id, text) VALUES (?, ?)', [id, text]);
  const writeUntilFull = async (): Promise<void> => {
    for (let id = 100; id < 200; id += 1) await write(id);
  };
  const seenByOthers = async (): Promise<number[]> => {
    const rows: { id: number }[] = await other.query('SELECT id FROM notes ORDER BY id');
    return rows.map(({ id }) => id);
  };
  const errorOf = (work: () => Promise<unknown>): Promise<unknown> =>
    engine.unitOfWork.run(work).then(
      () => 'no error',
      (error: unknown) => error,
    );

  it('refuses the unit of work honestly and leaves nothing of it', async () => {
    await fill();
    const error = await errorOf(writeUntilFull);
    expect(problemOf(error)).toMatchObject({ status: 503, code: 'http.unavailable', retryAfter: 2 });
    expect(await seenByOthers()).toEqual([]);
  });

  it('harms no later unit of work', async () => {
    await fill();
    await errorOf(writeUntilFull);
    await limitPages(PLENTY);
    await errorOf(() => Promise.reject(new Error('changed my mind')));
    await engine.unitOfWork.run(() => write(1));
    expect(await seenByOthers()).toEqual([1]);
    await engine.unitOfWork.run(() => write(2));
    expect(await seenByOthers()).toEqual([1, 2]);
    // The write lock is free as well.
    await other.query("INSERT INTO notes (id, text) VALUES (3, 'other')");
  });

  it('stores nothing that was written after the error was swallowed', async () => {
    await fill();
    const error = await errorOf(async () => {
      await writeUntilFull().catch(() => undefined);
      await limitPages(PLENTY).catch(() => undefined);
      await write(1).catch(() => undefined);
    });
    expect(problemOf(error).status).toBe(503);
    expect(await seenByOthers()).toEqual([]);
  });

  it('harms nothing after a single statement, and is refused there too', async () => {
    await fill();
    const error: unknown = await writeUntilFull().catch((each: unknown) => each);
    expect(problemOf(error).status).toBe(503);
    const before = await seenByOthers();
    await limitPages(PLENTY);
    await engine.unitOfWork.run(() => write(1));
    expect(await seenByOthers()).toEqual([1, ...before]);
  });

  it('is an error of the caller when it shows at commit', async () => {
    const error = await failingCommit(() => engine.unitOfWork.run(() => write(1)));
    expect(problemOf(error).status).toBe(503);
    expect(await seenByOthers()).toEqual([]);
    await engine.unitOfWork.run(() => write(2));
    expect(await seenByOthers()).toEqual([2]);
  });

  /** Pages are allotted before commit, so only the statement itself can be made to fail there. */
  async function failingCommit(work: () => Promise<unknown>): Promise<unknown> {
    const runner = engine.dataSource.createQueryRunner();
    const query = runner.query.bind(runner);
    const commit = jest
      .spyOn(runner, 'query')
      .mockImplementation((sql, values) =>
        sql === 'COMMIT'
          ? Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }))
          : query(sql, values),
      );
    try {
      return await work().then(
        () => 'no error',
        (error: unknown) => error,
      );
    } finally {
      commit.mockRestore();
    }
  }

  it('never takes a transaction left open for a finished one', async () => {
    const error = await errorOf(async () => {
      const manager: EntityManager = engine.unitOfWork.manager;
      await manager.queryRunner?.startTransaction();
      await write(1);
    });
    expect(error).toMatchObject({ message: 'a nested transaction was left open' });
    expect(await seenByOthers()).toEqual([]);
    await engine.unitOfWork.run(() => write(2));
    expect(await seenByOthers()).toEqual([2]);
  });

  it('begins afresh after a beginning that failed', async () => {
    const blocker = other.createQueryRunner();
    await blocker.startTransaction();
    const error = await errorOf(() => write(1));
    expect(problemOf(error).status).toBe(503);
    await blocker.rollbackTransaction();
    expect(engine.dataSource.createQueryRunner().isTransactionActive).toBe(false);
    await engine.unitOfWork.run(() => write(2));
    expect(await seenByOthers()).toEqual([2]);
  });
});
