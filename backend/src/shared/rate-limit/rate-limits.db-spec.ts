import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { TcpProxy } from '../../../test/support/tcp-proxy';
import { SecretSettings, StorageSettings } from '../../config/settings';
import { type RateLimit, RateLimits } from './rate-limits';
import { eventually } from '../../../test/support/waiting';

const REDIS = new URL(process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const DATABASE = 13;
/** So long after it did not answer, Redis is not asked again. */
const REST_MS = 5_000;

beforeAll(() => {
  Logger.overrideLogger(false);
});

const isRefused = (limits: RateLimits, limit: RateLimit, key: string): Promise<boolean> =>
  limits.take(limit, key).then(
    () => false,
    () => true,
  );

describe('limits over Redis', () => {
  let road: TcpProxy;
  let processes: RateLimits[];
  let redis: Redis;
  let limit: RateLimit;
  /** By which the steady clock goes before the machine's. */
  let aheadMs = 0;

  const start = (port: number): RateLimits => {
    const url = `redis://127.0.0.1:${port}/${DATABASE}`;
    const limits = new RateLimits(
      new StorageSettings('/nowhere', null, url, null),
      new SecretSettings('no placeholder but forty random letters'),
    );
    processes.push(limits);
    return limits;
  };
  const keys = () => redis.keys(`linklet-limit:${limit.name}:*`);
  /** Until it is connected a process counts by itself, under keys that Redis does not see, and then rests. */
  const connected = (limits: RateLimits) =>
    eventually(
      async () => {
        aheadMs += REST_MS;
        await limits.take({ ...limit, points: 1_000 }, randomBytes(6).toString('hex'));
        return keys();
      },
      (found) => found.length > 0,
    );

  beforeAll(() => {
    const { now } = performance;
    jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + aheadMs);
  });
  afterAll(() => jest.restoreAllMocks());
  beforeEach(async () => {
    limit = { name: `test.${randomBytes(6).toString('hex')}`, points: 3, seconds: 60 };
    processes = [];
    redis = new Redis(`redis://${REDIS.host}/${DATABASE}`);
    road = new TcpProxy(REDIS.hostname, Number(REDIS.port || 6379));
    await road.open();
  });
  afterEach(async () => {
    for (const each of processes) each.onApplicationShutdown();
    const left = await keys();
    if (left.length > 0) await redis.del(left);
    redis.disconnect();
    await road.cut();
  });

  it('count for all processes together', async () => {
    const [one, other] = [start(road.port), start(road.port)];
    await connected(one);
    await redis.del(await keys());
    await connected(other);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => isRefused(n % 2 === 0 ? one : other, limit, 'ada@example.com')),
    );
    expect(outcomes.filter((refused) => !refused)).toHaveLength(3);
  });

  it('leave no names in Redis, and nothing for ever', async () => {
    const limits = start(road.port);
    await connected(limits);
    await limits.take(limit, 'ada@example.com');
    for (const key of await keys()) {
      expect(key).toMatch(/^linklet-limit:test\.[0-9a-f]{12}:[\w-]{43}$/);
      expect(await redis.pttl(key)).toBeGreaterThan(0);
    }
  });

  it('are kept by each process alone while Redis is away, and together again when it is back', async () => {
    const limits = start(road.port);
    await connected(limits);
    await road.cut();
    for (let time = 0; time < 3; time += 1) expect(await isRefused(limits, limit, 'bob')).toBe(false);
    expect(await isRefused(limits, limit, 'bob')).toBe(true);
    await redis.del(await keys());
    await road.open();
    await connected(limits);
  });

  it('have one wait in vain for a Redis that is frozen, and hold nobody else up', async () => {
    const limits = start(road.port);
    await connected(limits);
    road.freeze();
    const asked = jest.spyOn(Redis.prototype, 'sendCommand');
    for (let time = 0; time < 3; time += 1) expect(await isRefused(limits, limit, 'cy')).toBe(false);
    expect(await isRefused(limits, limit, 'cy')).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
