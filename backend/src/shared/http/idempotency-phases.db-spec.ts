import { describeOnEachEngine } from '../../../test/support/database';
import { MovableClock } from '../../../test/support/jobs';
import { SecretSettings } from '../../config/settings';
import { UnitOfWork } from '../database/unit-of-work';
import { DomainError } from '../domain/domain-error';
import { EventBus } from '../events/event-bus';
import { IdempotencyKeys, type BegunCall } from './idempotency-keys';
import { CALL_LEASE_MS } from './idempotency-table';

const CALL = { caller: 'member:1', route: 'POST /orders', key: 'k', input: { plan: 'gold' } };
const never = (): Promise<never> => new Promise(() => undefined);

/** A partner that charges once for each id that it is called with. */
class Gateway {
  readonly calls: string[] = [];
  readonly charged = new Set<string>();

  charge(id: string): Promise<string> {
    this.calls.push(id);
    this.charged.add(id);
    return Promise.resolve(`receipt ${id}`);
  }
}

describeOnEachEngine('a call that is answered in two phases', (engine) => {
  const clock = new MovableClock();
  let gateway: Gateway;

  /** Another process on the same database. */
  const newProcess = () => {
    const unitOfWork = new UnitOfWork(engine.dataSource, new EventBus());
    const keys = new IdempotencyKeys(
      unitOfWork,
      clock,
      new SecretSettings('a-test-key-of-more-than-32-characters'),
    );
    const write = (table: string, text: string) =>
      unitOfWork.manager.query(`INSERT INTO ${table} (text) VALUES (?)`, [text]);
    const work = {
      prepare: async (id: string) => {
        await write('intents', id);
      },
      act: ({ id }: BegunCall) => gateway.charge(id),
      complete: async (receipt: string) => {
        await write('receipts', receipt);
        return { status: 201, body: { receipt } };
      },
    };
    return { keys, unitOfWork, work };
  };
  const rows = async (table: string): Promise<string[]> => {
    const found = await engine.dataSource.query<{ text: string }[]>(`SELECT text FROM ${table}`);
    return found.map(({ text }) => text);
  };

  beforeAll(async () => {
    await engine.dataSource.query('CREATE TABLE intents (text VARCHAR(50))');
    await engine.dataSource.query('CREATE TABLE receipts (text VARCHAR(80))');
  });
  beforeEach(async () => {
    gateway = new Gateway();
    for (const table of ['intents', 'receipts', 'idempotency_keys']) {
      await engine.dataSource.query(`DELETE FROM ${table}`);
    }
  });

  it('stores the intent, works outside of a transaction and stores the answer, which repeats get', async () => {
    const { keys, unitOfWork, work } = newProcess();
    const act = async ({ id }: BegunCall) => {
      expect(unitOfWork.isRunning).toBe(false);
      expect(await rows('intents')).toEqual([id]);
      return gateway.charge(id);
    };
    const first = await keys.inTwoPhases(CALL, { ...work, act });
    expect(first).toMatchObject({ status: 201, repeated: false });
    const { keys: others, work: again } = newProcess();
    await expect(others.inTwoPhases(CALL, again)).resolves.toEqual({ ...first, repeated: true });
    expect([gateway.calls.length, (await rows('receipts')).length]).toEqual([1, 1]);
  });

  it('refuses a repeat while the work is under way, and says when to come again', async () => {
    const one = newProcess();
    let finish: (receipt: string) => void = () => undefined;
    const acting = new Promise<void>((begun) => {
      const act = () =>
        new Promise<string>((resolve) => {
          finish = resolve;
          begun();
        });
      void one.keys.inTwoPhases(CALL, { ...one.work, act }).then(
        () => undefined,
        () => undefined,
      );
    });
    await acting;
    for (const { keys, work } of [one, newProcess()]) {
      await expect(keys.inTwoPhases(CALL, work)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'http.idempotency-key-running',
        details: { retryAfter: 2 },
      });
    }
    finish('late');
    expect(gateway.calls).toEqual([]);
  });

  it('goes on with the same intent after a crash before the call or after it', async () => {
    const killed = newProcess();
    const begun = new Promise<string>((resolve) => {
      const act = ({ id }: BegunCall) => {
        resolve(id);
        return never();
      };
      void killed.keys.inTwoPhases(CALL, { ...killed.work, act });
    });
    const intent = await begun;
    clock.advance(CALL_LEASE_MS);

    const charging = newProcess();
    const charged = new Promise<void>((resolve) => {
      const act = async ({ id }: BegunCall) => {
        await gateway.charge(id);
        resolve();
        return never();
      };
      void charging.keys.inTwoPhases(CALL, { ...charging.work, act });
    });
    await charged;
    clock.advance(CALL_LEASE_MS);

    const { keys, work } = newProcess();
    const answer = await keys.inTwoPhases(CALL, work);
    expect(answer.body).toEqual({ receipt: `receipt ${intent}` });
    expect(gateway.calls).toEqual([intent, intent]);
    expect([await rows('intents'), [...gateway.charged]]).toEqual([[intent], [intent]]);
  });

  it('keeps the intent of a call whose end is unknown, and repeats it at once', async () => {
    const { keys, work } = newProcess();
    const act = async ({ id }: BegunCall): Promise<string> => {
      await gateway.charge(id);
      throw new Error('no answer came');
    };
    await expect(keys.inTwoPhases(CALL, { ...work, act })).rejects.toThrow('no answer came');
    await keys.inTwoPhases(CALL, work);
    expect([gateway.calls.length, gateway.charged.size]).toEqual([2, 1]);
  });

  it('tells whoever repeats the call how far it had come', async () => {
    const { keys, work } = newProcess();
    const noted: unknown[] = [];
    const act = async (intent: BegunCall): Promise<string> => {
      noted.push(intent.noted);
      await intent.note(`order ${String(noted.length)}`);
      return noted.length < 3 ? Promise.reject(new Error('no answer came')) : 'done';
    };
    for (const tries of [1, 2]) {
      await expect(keys.inTwoPhases(CALL, { ...work, act })).rejects.toThrow('no answer came');
      expect(noted).toHaveLength(tries);
    }
    const { body } = await keys.inTwoPhases(CALL, { ...work, act });
    expect([noted, body]).toEqual([[null, 'order 1', 'order 2'], { receipt: 'done' }]);
  });

  it('keeps the intent when the answer cannot be stored, also where a rule refuses it', async () => {
    const { keys, work } = newProcess();
    const complete = () => Promise.reject(new DomainError('conflict', 'orders.gone', 'gone'));
    await expect(keys.inTwoPhases(CALL, { ...work, complete })).rejects.toThrow('gone');
    await keys.inTwoPhases(CALL, work);
    expect(gateway.charged.size).toBe(1);
  });

  it('frees the key of work that was refused before anything was done', async () => {
    const { keys, work } = newProcess();
    const act = () => Promise.reject(new DomainError('invalid', 'orders.bad', 'bad'));
    await expect(keys.inTwoPhases(CALL, { ...work, act })).rejects.toThrow('bad');
    await keys.inTwoPhases({ ...CALL, input: { plan: 'silver' } }, work);
    expect(gateway.charged.size).toBe(1);
  });

  it('rolls back what a holder does for the answer after another has taken over', async () => {
    const slow = newProcess();
    const act = async ({ id }: BegunCall) => {
      clock.advance(CALL_LEASE_MS);
      const fast = newProcess();
      await fast.keys.inTwoPhases(CALL, fast.work);
      return gateway.charge(id);
    };
    await expect(slow.keys.inTwoPhases(CALL, { ...slow.work, act })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect([(await rows('receipts')).length, gateway.charged.size]).toEqual([1, 1]);
  });

  it('refuses the key with another body, and to hold a transaction', async () => {
    const { keys, unitOfWork, work } = newProcess();
    await keys.inTwoPhases(CALL, work);
    const other = { ...CALL, input: { plan: 'silver' } };
    await expect(keys.inTwoPhases(other, work)).rejects.toMatchObject({
      code: 'http.idempotency-key-reused',
    });
    await expect(unitOfWork.run(() => keys.inTwoPhases(CALL, work))).rejects.toThrow('two phases');
  });

  it('sent 20 times at once to two processes acts once', async () => {
    const processes = [newProcess(), newProcess()];
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => {
        const { keys, work } = processes[index % 2] as (typeof processes)[number];
        return keys.inTwoPhases(CALL, work);
      }),
    );
    expect(gateway.calls).toHaveLength(1);
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  });
});
