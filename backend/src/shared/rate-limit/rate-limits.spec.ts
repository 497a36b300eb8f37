import { SecretSettings, StorageSettings } from '../../config/settings';
import type { Guest, Member } from '../domain/actor';
import { problemOf } from '../http/problem';
import { type RateLimit, RateLimits } from './rate-limits';

const build = () =>
  new RateLimits(
    new StorageSettings('/nowhere', null, null, null),
    new SecretSettings('no placeholder but forty random letters'),
  );
const twice: RateLimit = { name: 'test.twice', points: 2, seconds: 60 };

describe('a limit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets through as often as it says, and then says when to come back', async () => {
    const limits = build();
    await limits.take(twice, 'ada');
    jest.advanceTimersByTime(20_500);
    await limits.take(twice, 'ada');
    const error: unknown = await limits.take(twice, 'ada').catch((each: unknown) => each);
    expect(problemOf(error)).toEqual({
      status: 429,
      code: 'http.rate-limited',
      message: 'This was tried too often. Please wait 40 seconds and try again.',
      retryAfter: 40,
    });
    jest.advanceTimersByTime(39_000);
    await expect(limits.take(twice, 'ada')).rejects.toThrow('Please wait 1 second and try again.');
    jest.advanceTimersByTime(1_000);
    await limits.take(twice, 'ada');
  });

  it('counts everybody and every limit by themselves', async () => {
    const limits = build();
    const other = { ...twice, name: 'test.other' };
    for (let time = 0; time < 2; time += 1) {
      await limits.take(twice, 'ada');
      await limits.take(twice, 7);
      await limits.take(other, 'ada');
    }
    await expect(limits.take(twice, 7)).rejects.toMatchObject({ code: 'http.rate-limited' });
  });

  describe('of callers', () => {
    const refusal = { code: 'test.limit', message: 'No more.' };
    const limit = { name: 'test.callers', perCaller: 2, perNetwork: 3, seconds: 60, refusal };
    const guest = (browserUuid: string): Guest => ({ kind: 'guest', userId: 0, groupId: 0, browserUuid });
    const member = { kind: 'member', userId: 7 } as Member;

    it('counts guests by browser and by network, and a browser that is refused spends nothing of its network', async () => {
      const limits = build();
      for (let time = 0; time < 2; time += 1) await limits.takeOf(limit, guest('one'), '192.0.2.1');
      for (let time = 0; time < 5; time += 1) {
        await expect(limits.takeOf(limit, guest('one'), '192.0.2.1')).rejects.toMatchObject(refusedBy(60));
      }
      await limits.takeOf(limit, guest('two'), '192.0.2.1');
      await expect(limits.takeOf(limit, guest('three'), '192.0.2.1')).rejects.toMatchObject(refusedBy(60));
      await limits.takeOf(limit, guest('four'), '192.0.2.2');
    });

    it('counts members by themselves, wherever they come from', async () => {
      const limits = build();
      for (const client of ['192.0.2.1', '192.0.2.2']) await limits.takeOf(limit, member, client);
      await expect(limits.takeOf(limit, member, '192.0.2.3')).rejects.toMatchObject(refusedBy(60));
    });

    const refusedBy = (retryAfter: number) => ({
      kind: 'rate-limited',
      code: 'test.limit',
      message: `No more. Please wait ${retryAfter} seconds and try again.`,
      details: { retryAfter },
    });
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const limits = build();
    await limits.take(twice, '2001:db8:1:2::1');
    await limits.take(twice, '2001:db8:1:2:aaaa::2');
    await expect(limits.take(twice, '2001:db8:1:2::3')).rejects.toMatchObject({ kind: 'rate-limited' });
    await limits.take(twice, '2001:db8:1:3::1');
  });

  it('lets exactly as many of those through that come at once', async () => {
    const limits = build();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => limits.take(twice, 'crowd')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});
