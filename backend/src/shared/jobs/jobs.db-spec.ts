import { Logger } from '@nestjs/common';
import { describeOnEachEngine } from '../../../test/support/database';
import { JobProcess, jobRow, MovableClock } from '../../../test/support/jobs';
import { JobPace, JOB_LEASE_MS, MAX_JOB_ATTEMPTS } from './job';
import { LocalWaker } from './job-waker';
import { until } from '../../../test/support/waiting';

beforeAll(() => {
  Logger.overrideLogger(false);
});

const DAY_MS = 24 * 3_600_000;
const never = (): Promise<void> => new Promise(() => undefined);

describeOnEachEngine('jobs without Redis', (engine) => {
  const started: JobProcess[] = [];
  let clock: MovableClock;

  const newProcess = (pace?: JobPace): JobProcess => {
    const made = new JobProcess(engine, clock, new LocalWaker(20), pace);
    started.push(made);
    return made;
  };
  const isIn = (id: string, state: string) => async () => (await jobRow(engine, id))?.state === state;

  beforeEach(() => {
    clock = new MovableClock();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.stop()));
    await engine.dataSource.query('DELETE FROM jobs');
  });

  it('run after the transaction that made them, with their payload', async () => {
    const process = newProcess();
    const seen: unknown[] = [];
    process.handlers.register('greet', (payload: { to: string }, run) => {
      seen.push([payload.to, run.id, run.attempt]);
      return Promise.resolve();
    });
    process.start();
    await process.unitOfWork.run(async () => {
      await process.queue.enqueue({ name: 'greet', id: 'greet:1', payload: { to: '臺灣 🙂' } });
      expect(seen).toEqual([]);
    });
    await until('the job is done', isIn('greet:1', 'done'));
    expect(seen).toEqual([['臺灣 🙂', 'greet:1', 1]]);
  });

  it('are not there after a rollback', async () => {
    const process = newProcess();
    const ran: string[] = [];
    process.handlers.register('mail', (_: null, run) => {
      ran.push(run.id);
      return Promise.resolve();
    });
    process.start();
    const refused = process.unitOfWork.run(async () => {
      await process.queue.enqueue({ name: 'mail', id: 'mail:refused', payload: null });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await process.queue.enqueue({ name: 'mail', id: 'mail:next', payload: null });
    await until('the next job is done', isIn('mail:next', 'done'));
    expect(ran).toEqual(['mail:next']);
    await expect(jobRow(engine, 'mail:refused')).resolves.toBeUndefined();
  });

  it('with one id are one, even once it is done', async () => {
    const process = newProcess();
    const payloads: number[] = [];
    process.handlers.register('mail', (payload: number) => {
      payloads.push(payload);
      return Promise.resolve();
    });
    const enqueue = (payload: number): Promise<void> =>
      process.queue.enqueue({ name: 'mail', id: 'mail:same', payload });
    await Promise.all([1, 1, 1, 1].map(enqueue));
    process.start();
    await until('the job is done', isIn('mail:same', 'done'));
    await enqueue(2);
    await process.queue.enqueue({ name: 'mail', id: 'mail:other', payload: 3 });
    await until('the other is done', isIn('mail:other', 'done'));
    expect(payloads).toEqual([1, 3]);
  });

  it('differ when their ids differ in case, accents or trailing spaces', async () => {
    const process = newProcess();
    const ran: string[] = [];
    process.handlers.register('x', (_: null, run) => {
      ran.push(run.id);
      return Promise.resolve();
    });
    process.start();
    const ids = ['x:abc', 'x:Abc', 'x:ábc', 'x:abc '];
    for (const id of ids) await process.queue.enqueue({ name: 'x', id, payload: null });
    await until('all have run', () => ran.length === ids.length);
    expect(ran.sort()).toEqual(ids.sort());
  });

  it('refuses an id that a database would cut', async () => {
    const made = newProcess().queue.enqueue({ name: 'x', id: 'x'.repeat(191), payload: null });
    await expect(made).rejects.toThrow('longer than 190');
  });

  it('run once each when two workers look into one table', async () => {
    const counts = new Map<string, number>();
    const workers = [newProcess(), newProcess()];
    for (const worker of workers) {
      worker.handlers.register('count', (_: null, { id }) => {
        counts.set(id, (counts.get(id) ?? 0) + 1);
        return Promise.resolve();
      });
    }
    const ids = Array.from({ length: 60 }, (_, index) => `count:${String(index)}`);
    const [maker] = workers;
    await maker?.unitOfWork.run(async () => {
      for (const id of ids) await maker.queue.enqueue({ name: 'count', id, payload: null });
    });
    for (const worker of workers) worker.start();
    await until('all have run', () => counts.size === ids.length);
    await until('none is open', async () => !(await maker?.table.hasOpen('count')));
    expect([...counts.values()].every((count) => count === 1)).toBe(true);
  });

  it('run no more at a time than the pace allows', async () => {
    const process = newProcess(new JobPace(20, 100, 50, 2));
    let running = 0;
    let most = 0;
    let ran = 0;
    process.handlers.register('slow', async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      ran += 1;
    });
    process.start();
    for (let n = 0; n < 10; n += 1) {
      await process.queue.enqueue({ name: 'slow', id: `slow:${String(n)}`, payload: n });
    }
    await until('all have run', () => ran === 10);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('wait for their time', async () => {
    const process = newProcess();
    const ran: string[] = [];
    process.handlers.register('later', (_: null, run) => {
      ran.push(run.id);
      return Promise.resolve();
    });
    process.start();
    const runAt = new Date(clock.now().getTime() + DAY_MS);
    await process.queue.enqueue({ name: 'later', id: 'later:1', payload: null, runAt });
    await process.queue.enqueue({ name: 'later', id: 'now:1', payload: null });
    await until('the other is done', isIn('now:1', 'done'));
    expect(ran).toEqual(['now:1']);
    clock.advance(DAY_MS);
    await until('its time has come', isIn('later:1', 'done'));
  });

  it('of a dead worker are run by another when the lease ends, and its late success changes nothing', async () => {
    const dead = newProcess();
    const survivor = newProcess();
    dead.handlers.register('risky', never);
    const attempts: number[] = [];
    survivor.handlers.register('risky', (_: null, run) => {
      attempts.push(run.attempt);
      return Promise.resolve();
    });
    await dead.queue.enqueue({ name: 'risky', id: 'risky:1', payload: null });
    const held = await dead.table.claim('risky:1', ['risky']);
    if (!held) throw new Error('the job was not taken');
    survivor.start();
    clock.advance(JOB_LEASE_MS - 5_000);
    await survivor.runner.runDue();
    expect(attempts).toEqual([]);
    clock.advance(5_000);
    await until('the survivor has done it', isIn('risky:1', 'done'));
    expect(attempts).toEqual([2]);
    await expect(dead.table.renew(held)).resolves.toBe(false);
    await expect(dead.table.retry(held, 'late', 0)).resolves.toBeNull();
    await expect(jobRow(engine, 'risky:1')).resolves.toMatchObject({ state: 'done', error: null });
  });

  it('left by a process that ended run in the next one', async () => {
    const before = newProcess();
    await before.queue.enqueue({ name: 'mail', id: 'mail:left', payload: null });
    const after = newProcess();
    after.handlers.register('mail', () => Promise.resolve());
    after.start();
    await until('it is done', isIn('mail:left', 'done'));
  });

  it('nobody here can do are left for a process that can', async () => {
    const old = newProcess();
    old.handlers.register('old', () => Promise.resolve());
    old.start();
    await old.queue.enqueue({ name: 'new', id: 'new:1', payload: null });
    await old.queue.enqueue({ name: 'old', id: 'old:1', payload: null });
    await until('its own is done', isIn('old:1', 'done'));
    await expect(jobRow(engine, 'new:1')).resolves.toMatchObject({ state: 'open', attempts: 0 });
  });

  it('that fail are tried again, and kept with the error after the last attempt', async () => {
    const process = newProcess();
    process.handlers.register('fail', (_: null, run) =>
      Promise.reject(new Error(`no ${String(run.attempt)}`)),
    );
    process.start();
    await process.queue.enqueue({ name: 'fail', id: 'fail:1', payload: null });
    for (let attempt = 1; attempt < MAX_JOB_ATTEMPTS; attempt += 1) {
      await until(`attempt ${String(attempt)} is over`, async () => {
        const row = await jobRow(engine, 'fail:1');
        return row?.attempts === attempt && row.holder === null;
      });
      expect((await jobRow(engine, 'fail:1'))?.error).toContain(`no ${String(attempt)}`);
      clock.advance(3_600_000);
    }
    await until('it has failed', isIn('fail:1', 'failed'));
    const row = await jobRow(engine, 'fail:1');
    expect(row?.attempts).toBe(MAX_JOB_ATTEMPTS);
    expect(row?.error).toContain(`no ${String(MAX_JOB_ATTEMPTS)}`);
  });

  it('that kill every worker are given up', async () => {
    const process = newProcess();
    const handler = jest.fn(() => Promise.resolve());
    process.handlers.register('deadly', handler);
    await process.queue.enqueue({ name: 'deadly', id: 'deadly:1', payload: null });
    for (let attempt = 1; attempt <= MAX_JOB_ATTEMPTS; attempt += 1) {
      await expect(process.table.claim('deadly:1', ['deadly'])).resolves.toMatchObject({ attempts: attempt });
      clock.advance(JOB_LEASE_MS);
    }
    process.start();
    await until('it has failed', isIn('deadly:1', 'failed'));
    expect(handler).not.toHaveBeenCalled();
  });

  it('are waited for at a stop, asked to end, and given back when they do not', async () => {
    const process = newProcess();
    const begun: string[] = [];
    let aborted = false;
    process.handlers.register('obeys', (_: null, { signal }) => {
      begun.push('obeys');
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          resolve();
        });
      });
    });
    process.handlers.register('hangs', () => {
      begun.push('hangs');
      return never();
    });
    process.start();
    await process.queue.enqueue({ name: 'obeys', id: 'obeys:1', payload: null });
    await process.queue.enqueue({ name: 'hangs', id: 'hangs:1', payload: null });
    await until('both run', () => begun.length === 2);
    await process.stop();
    expect(aborted).toBe(true);
    await expect(jobRow(engine, 'obeys:1')).resolves.toMatchObject({ state: 'done' });
    await expect(jobRow(engine, 'hangs:1')).resolves.toMatchObject({
      state: 'open',
      attempts: 0,
      holder: null,
    });
  });

  it('are removed a day after they were done; failed ones are kept', async () => {
    const process = newProcess();
    await process.unitOfWork.run(async () => {
      for (let n = 0; n < 600; n += 1) {
        await process.queue.enqueue({ name: 'x', id: `x:${String(n)}`, payload: null });
      }
      await engine.dataSource.query('SELECT 1');
    });
    for (const id of ['x:1', 'x:2']) {
      const held = await process.table.claim(id, ['x']);
      if (held) await process.table.fail(held, 'broken');
    }
    await process.unitOfWork.run(() =>
      process.unitOfWork.manager.query(`UPDATE jobs SET state = 'done' WHERE state = 'open'`),
    );
    clock.advance(DAY_MS - 60_000);
    await process.table.removeDone();
    await expect(jobRow(engine, 'x:5')).resolves.toBeDefined();
    clock.advance(120_000);
    await process.table.removeDone();
    const left: { id: string }[] = await engine.dataSource.query('SELECT id FROM jobs ORDER BY id');
    expect(left.map(({ id }) => id)).toEqual(['x:1', 'x:2']);
  });

  it.each([
    ['long', 1],
    ['services', 16],
    ['awaited', 4],
  ] as const)(
    'of the lane %s have places of their own, so that twenty of them hold up no mail',
    async (lane, places) => {
      const process = newProcess();
      const begun: string[] = [];
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      process.handlers.register(
        'batch',
        (_: null, { id }) => {
          begun.push(id);
          return ended;
        },
        lane,
      );
      process.handlers.register('mail', () => Promise.resolve());
      process.start();
      for (const n of Array.from({ length: 20 }, (_, index) => index)) {
        await process.queue.enqueue({ name: 'batch', id: `batch:${n}`, payload: null });
      }
      await until('its places are taken', () => begun.length === places);
      for (const n of [1, 2, 3, 4, 5]) {
        await process.queue.enqueue({ name: 'mail', id: `mail:${n}`, payload: null });
      }
      await until('the mails are sent', async () => !(await process.table.hasOpen('mail')));
      expect(begun).toHaveLength(places);
      end();
      await until('the others are done', async () => !(await process.table.hasOpen('batch')));
      expect(begun).toHaveLength(20);
    },
  );

  it('that recur run once in each period, whatever the number of workers', async () => {
    const runs: string[] = [];
    const workers = [newProcess(), newProcess(), newProcess()];
    for (const worker of workers) {
      worker.recurring.every('tick', DAY_MS, ({ id }) => {
        runs.push(id);
        return Promise.resolve();
      });
      worker.start();
    }
    await until('the first period has run', () => runs.length === 1);
    await until('it is done', async () => !(await workers[0]?.table.hasOpen('tick')));
    clock.advance(DAY_MS);
    await until('the second period has run', () => runs.length === 2);
    expect(new Set(runs).size).toBe(2);
    expect(runs[0]).toMatch(/^tick:\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  });

  it('that recur leave out a period while an earlier one goes on', async () => {
    const process = newProcess();
    let begun = 0;
    process.recurring.every('tick', DAY_MS, () => {
      begun += 1;
      return never();
    });
    process.start();
    await until('it has begun', () => begun === 1);
    clock.advance(DAY_MS);
    await process.recurring.enqueueDue();
    const rows: unknown[] = await engine.dataSource.query(`SELECT id FROM jobs WHERE name = 'tick'`);
    expect(rows).toHaveLength(1);
  });
});
