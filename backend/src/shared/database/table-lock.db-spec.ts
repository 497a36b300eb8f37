import { createConnection, type Connection } from 'mysql2/promise';
import { describeOnEngine } from '../../../test/support/database';
import { problemOf } from '../http/problem';

const CALLS = 14;

describeOnEngine('MariaDB', 'a server that lets statements wait', (engine) => {
  let other: Connection;

  beforeAll(async () => {
    await engine.dataSource.query('CREATE TABLE notes (id INT PRIMARY KEY)');
    other = await createConnection(engine.storage.databaseUrl ?? '');
  });
  afterAll(() => other.end());
  beforeEach(() => engine.dataSource.query('DELETE FROM notes'));

  const write = (id: number): Promise<unknown> =>
    engine.unitOfWork.manager.query('INSERT INTO notes (id) VALUES (?)', [id]);
  const count = async (condition = 'TRUE'): Promise<number> => {
    const rows: { n: number | string }[] = await engine.dataSource.query(
      `SELECT COUNT(*) AS n FROM notes WHERE ${condition}`,
    );
    return Number(rows[0]?.n);
  };

  it.each([
    ['units of work', (id: number) => engine.unitOfWork.run(() => write(id))],
    ['single statements', write],
  ])('lets go of %s after a while and works again when the lock is gone', async (_, call) => {
    await other.query('LOCK TABLES notes WRITE');
    // The lock stays until every call has ended: none of them waits for it.
    const outcomes = await Promise.allSettled(Array.from({ length: CALLS }, (_each, id) => call(id)));
    expect(
      outcomes.map((each) => (each.status === 'rejected' ? problemOf(each.reason).status : 'done')),
    ).toEqual(outcomes.map(() => 503));
    await other.query('UNLOCK TABLES');
    await Promise.all(
      Array.from({ length: CALLS }, (_each, id) => engine.unitOfWork.run(() => write(100 + id))),
    );
    // A single statement that the server had already accepted may still be carried out.
    expect(await count('id >= 100')).toBe(CALLS);
  });

  it.each(['COMMIT', 'ROLLBACK'])('keeps a connection whose %s failed out of the pool', async (end) => {
    const ids: unknown[] = [];
    const failing = engine.unitOfWork.run(async () => {
      const { manager } = engine.unitOfWork;
      ids.push(await connectionId());
      await write(1);
      const connection = (await manager.queryRunner?.connect()) as {
        query: (...given: unknown[]) => unknown;
      };
      const query = connection.query.bind(connection);
      connection.query = (payload, ...rest) =>
        query((payload as { sql: string }).sql === end ? { sql: 'NONSENSE' } : payload, ...rest);
      if (end === 'ROLLBACK') throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    expect(await count()).toBe(0);
    for (let call = 0; call < CALLS; call += 1) ids.push(await engine.unitOfWork.run(connectionId));
    expect(ids.slice(1)).not.toContain(ids[0]);
  });

  async function connectionId(): Promise<unknown> {
    const rows: { id: unknown }[] = await engine.unitOfWork.manager.query('SELECT CONNECTION_ID() AS id');
    return rows[0]?.id;
  }
});
