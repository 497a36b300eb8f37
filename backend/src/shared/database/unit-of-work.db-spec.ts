import { setImmediate as turn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { describeOnEachEngine } from '../../../test/support/database';
import { until } from '../../../test/support/waiting';
import { dataSourceOptions, openDataSource } from './data-source';
import { isLockConflict, isUniqueViolation } from './database-errors';
import { addToCounters } from './dialect';

describeOnEachEngine('a unit of work', (engine) => {
  beforeAll(async () => {
    await engine.dataSource.query('CREATE TABLE notes (id INT PRIMARY KEY, text VARCHAR(20))');
  });
  beforeEach(() => engine.dataSource.query('DELETE FROM notes'));

  const write = (id: number, text = 'x'): Promise<unknown> =>
    engine.unitOfWork.manager.query('INSERT INTO notes (id, text) VALUES (?, ?)', [id, text]);
  const ids = async (): Promise<number[]> => {
    const rows: { id: number }[] = await engine.dataSource.query('SELECT id FROM notes ORDER BY id');
    return rows.map(({ id }) => id);
  };

  it('keeps all of it or none of it', async () => {
    await engine.unitOfWork.run(() => write(1));
    const failing = engine.unitOfWork.run(async () => {
      await write(2);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([1]);
  });

  const deadlock = (): Error =>
    Object.assign(new Error('deadlock'), { driverError: { code: 'ER_LOCK_DEADLOCK' } });

  it('begins again when the server has ended it for another one, and keeps what was written at last', async () => {
    let attempt = 0;
    await engine.unitOfWork.runRepeatable(async () => {
      attempt += 1;
      await write(attempt);
      if (attempt < 3) throw deadlock();
    });
    expect(await ids()).toEqual([3]);
  });

  it('does not begin again for ever, nor inside of another one, nor after other errors', async () => {
    const attempts = async (error: Error, around: (work: () => Promise<never>) => Promise<never>) => {
      let count = 0;
      const failing = around(() => {
        count += 1;
        return Promise.reject(error);
      });
      await expect(failing).rejects.toBe(error);
      return count;
    };
    const { unitOfWork } = engine;
    expect(await attempts(deadlock(), (work) => unitOfWork.runRepeatable(work))).toBe(10);
    expect(await attempts(new Error('other'), (work) => unitOfWork.runRepeatable(work))).toBe(1);
    const nested = (work: () => Promise<never>) => unitOfWork.run(() => unitOfWork.runRepeatable(work));
    expect(await attempts(deadlock(), nested)).toBe(1);
  });

  it('joins the one around it', async () => {
    const failing = engine.unitOfWork.run(async () => {
      await engine.unitOfWork.run(() => write(1));
      throw new Error('outer');
    });
    await expect(failing).rejects.toThrow('outer');
    expect(await ids()).toEqual([]);
  });

  it('takes back one part of it that failed, with its news, and keeps the rest', async () => {
    const heard: string[] = [];
    engine.events.on<{ type: 'part'; text: string }>('part', ({ text }) => void heard.push(text));
    const part = (id: number, isGood: boolean): Promise<void> =>
      engine.unitOfWork.runApart(async () => {
        await write(id);
        engine.unitOfWork.publish({ type: 'part', text: String(id) } as { type: string });
        if (!isGood) throw new Error(`no ${String(id)}`);
      });
    await engine.unitOfWork.run(async () => {
      await part(1, true);
      await expect(part(2, false)).rejects.toThrow('no 2');
      const around = engine.unitOfWork.runApart(async () => {
        await part(3, true);
        throw new Error('all of this');
      });
      await expect(around).rejects.toThrow('all of this');
      await part(4, true);
    });
    expect(await ids()).toEqual([1, 4]);
    expect(heard).toEqual(['1', '4']);
    await expect(part(5, false)).rejects.toThrow('no 5');
    expect(await ids()).toEqual([1, 4]);
  });

  it('reads a row that it holds once, and again when a part of it was taken back', async () => {
    const { unitOfWork } = engine;
    const read = jest.fn().mockImplementation(() => Promise.resolve({ name: 'row' }));
    const hold = () => unitOfWork.holdOnce('row 1', read);
    await unitOfWork.run(async () => {
      expect(await hold()).toBe(await hold());
      expect(read).toHaveBeenCalledTimes(1);
      await expect(unitOfWork.runApart(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      await hold();
      expect(read).toHaveBeenCalledTimes(2);
    });
    await unitOfWork.run(hold);
    expect(read).toHaveBeenCalledTimes(3);
    read.mockResolvedValue(null);
    await unitOfWork.run(async () => expect([await hold(), await hold()]).toEqual([null, null]));
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('never lets concurrent requests share a transaction', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        engine.unitOfWork.run(async () => {
          await write(index);
          await turn();
          if (index % 2 === 1) throw new Error('odd');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(await ids()).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
  });

  it('keeps a plain write of another request out of its transaction', async () => {
    let plain: Promise<unknown> = Promise.resolve();
    const failing = engine.unitOfWork.run(async () => {
      await write(1);
      plain = inAnotherRequest(() =>
        engine.dataSource.query("INSERT INTO notes (id, text) VALUES (2, 'plain')"),
      );
      await turn();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await plain;
    expect(await ids()).toEqual([2]);
  });

  it('publishes its news after commit and keeps it back on rollback', async () => {
    const heard: string[] = [];
    engine.events.on<{ type: 'note'; text: string }>('note', async ({ text }) => {
      heard.push(`${text} ${JSON.stringify(await ids())}`);
    });
    const announce = (text: string): void => {
      engine.unitOfWork.publish({ type: 'note', text } as { type: string });
    };
    await engine.unitOfWork
      .run(() => {
        announce('dropped');
        throw new Error('no');
      })
      .catch(() => undefined);
    await engine.unitOfWork.run(async () => {
      await write(1);
      announce('kept');
      expect(heard).toEqual([]);
    });
    await until('news is heard', () => heard.length > 0);
    expect(heard).toEqual(['kept [1]']);
  });

  it('waits for another connection that writes', async () => {
    const other = await openDataSource(dataSourceOptions(engine.storage));
    const runner = other.createQueryRunner();
    await runner.startTransaction();
    await runner.query("INSERT INTO notes (id, text) VALUES (1, 'other')");
    const mine = engine.unitOfWork.run(() => write(2));
    await runner.commitTransaction();
    await mine;
    await runner.release();
    await other.destroy();
    expect(await ids()).toEqual([1, 2]);
  });

  it('reads what there was at one moment, whatever is committed meanwhile', async () => {
    await write(1);
    const other = await openDataSource(dataSourceOptions(engine.storage));
    let written: Promise<unknown> = Promise.resolve();
    const [before, after] = await engine.unitOfWork.readAtOneMoment(async () => {
      const count = async (): Promise<number> => {
        const rows: unknown[] = await engine.unitOfWork.manager.query('SELECT id FROM notes');
        return rows.length;
      };
      const first = await count();
      // SQLite lets no other connection write meanwhile.
      written = other.query("INSERT INTO notes (id, text) VALUES (2, 'other')");
      if (engine.dataSource.options.type !== 'better-sqlite3') await written;
      return [first, await count()];
    });
    expect([before, after]).toEqual([1, 1]);
    await written;
    expect(await ids()).toEqual([1, 2]);
    await other.destroy();
    const inside = engine.unitOfWork.run(() => engine.unitOfWork.readAtOneMoment(ids));
    await expect(inside).rejects.toThrow('not of one moment');
  });

  it('knows a taken key from other failures', async () => {
    await write(1);
    const error: unknown = await write(1).catch((each: unknown) => each);
    expect([isUniqueViolation(error), isLockConflict(error)]).toEqual([true, false]);
  });

  it('adds to counters, however many', async () => {
    await engine.dataSource.query('CREATE TABLE counts (a INT, b INT, n INT, PRIMARY KEY (a, b))');
    const table = { name: 'counts', keys: ['a', 'b'], counters: ['n'] };
    const rows = Array.from({ length: 12_000 }, (_, index) => [index, 1, 1]);
    await addToCounters(engine.dataSource.manager, table, rows.flat());
    await addToCounters(engine.dataSource.manager, table, rows.flat());
    await addToCounters(engine.dataSource.manager, table, []);
    const [sum]: { total: number | string }[] = await engine.dataSource.query(
      'SELECT SUM(n) AS total FROM counts',
    );
    expect(Number(sum?.total)).toBe(24_000);
  });

  it('stores moments, truth and exact text alike', async () => {
    const now = new Date('2026-11-21T03:04:05.678Z');
    await engine.dataSource.query(
      'INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at) VALUES (0, ?, ?, ?, 0, ?)',
      ['Abc', 'https://e.test/', true, now],
    );
    for (const slug of ['abc', 'Ábc', 'Abc ', 'か', 'カ', 'が', '𠮷']) {
      await engine.dataSource.query(
        'INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at) VALUES (0, ?, ?, 0, 0, ?)',
        [slug, 'https://e.test/', now],
      );
    }
    const rows: { slug: string; created_at: string | Date }[] = await engine.dataSource.query(
      "SELECT slug, created_at FROM links WHERE slug = 'Abc'",
    );
    expect(rows).toHaveLength(1);
    expect(
      new Date(
        typeof rows[0]?.created_at === 'string' ? `${rows[0].created_at}Z` : (rows[0]?.created_at ?? 0),
      ),
    ).toEqual(now);
  });

  it('has nothing left to migrate', async () => {
    expect(
      await new DataSource(engine.dataSource.options).initialize().then(async (each) => {
        const pending = await each.showMigrations();
        await each.destroy();
        return pending;
      }),
    ).toBe(false);
  });
});

/** Runs outside the async context of the caller, as a request that came on another socket would. */
function inAnotherRequest<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    requests.push(() => {
      work().then(resolve, reject);
    });
  });
}
const requests: (() => void)[] = [];
const listener = setInterval(() => {
  requests.shift()?.();
}, 0);
afterAll(() => {
  clearInterval(listener);
});
