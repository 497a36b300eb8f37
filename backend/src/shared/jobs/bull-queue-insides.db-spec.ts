import { randomBytes } from 'node:crypto';
import Bull from 'bull';
import { until } from '../../../test/support/waiting';
import { BullConnections } from './bull-waker';
import { guardQueue } from './bull-queue-insides';
import { QUEUE_NAME } from './job-processor';

const REDIS = process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const NOWHERE = 'redis://127.0.0.1:1';

describe('the insides of a queue of Bull with Redis', () => {
  const ends: (() => unknown)[] = [];
  const queueOn = (url: string): Bull.Queue => {
    const connections = new BullConnections(url);
    const prefix = `{linklet-test-${randomBytes(6).toString('hex')}}`;
    const queue = new Bull(QUEUE_NAME, { prefix, createClient: connections.createClient });
    ends.push(() => connections.close());
    return queue;
  };
  // Without a guard, the code that begins has to bear that the connections close.
  const work = (queue: Bull.Queue): void =>
    void queue.process(1, () => Promise.resolve()).catch(() => undefined);
  afterEach(() => ends.splice(0).forEach((end) => end()));

  it('set the name of a worker when it begins, by the method that we replace', async () => {
    const queue = queueOn(REDIS);
    queue.on('error', () => undefined);
    const setName = jest.fn(() => Promise.resolve());
    Object.assign(queue, { setWorkerName: setName });
    expect(Object.getPrototypeOf(queue)).toHaveProperty('setWorkerName', expect.any(Function));
    work(queue);
    await until('it has begun', () => setName.mock.calls.length > 0);
  });

  it('hand a start that fails to whoever guards the queue', async () => {
    const queue = queueOn(NOWHERE);
    const errors: unknown[] = [];
    const close = (): Promise<void> => Promise.resolve();
    guardQueue(queue, { onError: (error) => errors.push(error), close });
    expect(queue).toHaveProperty('onApplicationShutdown', close);
    work(queue);
    await until('it has failed', () => errors.length > 0);
  });
});
