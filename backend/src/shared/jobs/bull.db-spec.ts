import { randomBytes } from 'node:crypto';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import Bull from 'bull';
import { Redis } from 'ioredis';
import { describeOnEachEngine } from '../../../test/support/database';
import { JobProcess, jobRow, MovableClock } from '../../../test/support/jobs';
import { BullConnections, BullWaker } from './bull-waker';
import { JobPace, MAX_CONCURRENCY } from './job';
import { JobProcessor, QUEUE_NAME } from './job-processor';
import { until } from '../../../test/support/waiting';

const REDIS = process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const PACE = new JobPace(20, 100, 50);
const NO_SWEEP = new JobPace(20, 3_600_000, 50);

beforeAll(() => {
  Logger.overrideLogger(false);
});

/** A road to Redis that can be cut. */
class Road {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;

  async open(): Promise<void> {
    const { hostname, port } = new URL(REDIS);
    const server = createServer((near) => {
      const far = connect(Number(port || 6379), hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      }
      near.pipe(far);
      far.pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
    this.server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

/** Takes jobs as soon as the worker begins, as the application's processor does. */
class TakingWaker extends BullWaker {
  private readonly taken: Bull.Queue<{ id: string }>;

  constructor(url: string, prefix: string, pace: JobPace) {
    const connections = new BullConnections(url);
    const queue = new Bull<{ id: string }>(QUEUE_NAME, { prefix, createClient: connections.createClient });
    super(queue, connections, pace);
    this.taken = queue;
  }

  override begin(run: (id: string) => Promise<void>): void {
    super.begin(run);
    const processor = new JobProcessor(this);
    void this.taken.process(MAX_CONCURRENCY, (job) => processor.run(job));
  }
}

describeOnEachEngine('jobs with Redis', (engine) => {
  const clock = new MovableClock();
  const ends: (() => Promise<unknown>)[] = [];
  let admin: Redis;
  let prefix: string;

  const forget = async (): Promise<void> => {
    const keys = await admin.keys(`${prefix}:*`);
    if (keys.length > 0) await admin.del(...keys);
  };
  const newProcess = (pace = PACE, url = REDIS): JobProcess => {
    const waker = new TakingWaker(url, prefix, pace);
    const made = new JobProcess(engine, clock, waker, pace);
    ends.push(async () => {
      await made.stop();
      await waker.close();
    });
    return made;
  };
  const recorder = (process: JobProcess): string[] => {
    const ran: string[] = [];
    process.handlers.register('mail', (_: null, { id }) => {
      ran.push(id);
      return Promise.resolve();
    });
    return ran;
  };
  const isDone = (id: string) => async () => (await jobRow(engine, id))?.state === 'done';

  beforeEach(() => {
    prefix = `{linklet-test-${randomBytes(6).toString('hex')}}`;
    admin = new Redis(REDIS);
  });
  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
    await forget();
    admin.disconnect();
    await engine.dataSource.query('DELETE FROM jobs');
  });

  it('left by a web process are run by a worker, each once', async () => {
    const web = newProcess(NO_SWEEP);
    const workers = [newProcess(NO_SWEEP), newProcess(NO_SWEEP)];
    const ran = workers.map(recorder);
    for (const worker of workers) worker.start();
    const ids = Array.from({ length: 30 }, (_, index) => `mail:${String(index)}`);
    await web.unitOfWork.run(async () => {
      for (const id of ids) await web.queue.enqueue({ name: 'mail', id, payload: null });
    });
    await until('all are done', async () => !(await web.table.hasOpen('mail')));
    expect(ran.flat().sort()).toEqual(ids.sort());
  });

  it('wait for their time', async () => {
    const process = newProcess(NO_SWEEP);
    const ran = recorder(process);
    process.start();
    const runAt = new Date(Date.now() + 300);
    await process.queue.enqueue({ name: 'mail', id: 'mail:later', payload: null, runAt });
    await until('it is done', isDone('mail:later'));
    expect(Date.now()).toBeGreaterThanOrEqual(runAt.getTime());
    expect(ran).toEqual(['mail:later']);
  });

  it('that fail come back through Redis', async () => {
    const process = newProcess(NO_SWEEP);
    process.handlers.register('flaky', (_: null, { attempt }) =>
      attempt === 1 ? Promise.reject(new Error('once')) : Promise.resolve(),
    );
    process.start();
    await process.queue.enqueue({ name: 'flaky', id: 'flaky:1', payload: null });
    await until('it is done', isDone('flaky:1'));
    await expect(jobRow(engine, 'flaky:1')).resolves.toMatchObject({ attempts: 2 });
  });

  it('that Redis lost are found by the sweep', async () => {
    const web = newProcess();
    await web.queue.enqueue({ name: 'mail', id: 'mail:lost', payload: null });
    await until('Redis has it', async () => (await admin.keys(`${prefix}:jobs:mail:lost*`)).length === 1);
    await forget();
    const worker = newProcess();
    recorder(worker);
    worker.start();
    await until('it is done', isDone('mail:lost'));
  });

  it('are taken at once and done while Redis is away, and go through it when it is back', async () => {
    const road = new Road();
    await road.open();
    const url = `redis://127.0.0.1:${String(road.port)}`;
    const web = newProcess(PACE, url);
    const worker = newProcess(PACE, url);
    recorder(worker);
    worker.start();
    await web.queue.enqueue({ name: 'mail', id: 'mail:before', payload: null });
    await until('the first is done', isDone('mail:before'));

    await road.cut();
    await web.queue.enqueue({ name: 'mail', id: 'mail:during', payload: null });
    await until('the second is done', isDone('mail:during'));

    await road.open();
    ends.push(() => road.cut());
    await web.queue.enqueue({ name: 'mail', id: 'mail:after', payload: null });
    await until('the third is done', isDone('mail:after'));
  });

  it('can be left, and the process ends, where Redis never answered', async () => {
    const process = newProcess(PACE, 'redis://127.0.0.1:1');
    recorder(process);
    process.start();
    await process.queue.enqueue({ name: 'mail', id: 'mail:alone', payload: null });
    await until('it is done', isDone('mail:alone'));
  });

  it('given back at a stop are done by another worker', async () => {
    const leaving = newProcess(NO_SWEEP);
    let begun = false;
    leaving.handlers.register('mail', () => {
      begun = true;
      return new Promise(() => undefined);
    });
    leaving.start();
    await leaving.queue.enqueue({ name: 'mail', id: 'mail:handed', payload: null });
    await until('it has begun', () => begun);
    await leaving.stop();
    await expect(jobRow(engine, 'mail:handed')).resolves.toMatchObject({ state: 'open', holder: null });
    const staying = newProcess(NO_SWEEP);
    recorder(staying);
    staying.start();
    await until('it is done', isDone('mail:handed'));
  });
});
