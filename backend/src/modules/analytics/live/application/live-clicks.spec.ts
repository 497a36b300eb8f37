import { Logger } from '@nestjs/common';
import type { Clock } from '../../../../shared/domain/clock';
import type { Count } from '../../counting/domain/click-count';
import type { LiveClicksQuery } from '../infrastructure/live-clicks.query';
import { LiveClicks } from './live-clicks';

const count = (total: number): Count => ({ total, unique: 0 });

function build(counts: Map<number, Count>) {
  const since = jest.fn((subjects: readonly number[]) =>
    Promise.resolve(new Map([...counts].filter(([subject]) => subjects.includes(subject)))),
  );
  const clock: Clock = { now: () => new Date('2026-11-21T12:00:00Z') };
  return { since, live: new LiveClicks({ since } as unknown as LiveClicksQuery, clock) };
}

describe('live clicks', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const look = (times = 1) => jest.advanceTimersByTimeAsync(times * 500);

  it('are asked for twice a second for everything that is watched, however many watch', async () => {
    const { live, since } = build(new Map([[1, count(3)]]));
    const heard: number[] = [];
    for (let each = 0; each < 50; each += 1) live.watch(1, ({ total }) => heard.push(total));
    live.watch(-8, ({ total }) => heard.push(total));
    await look();
    expect(since.mock.calls.map(([subjects]) => subjects)).toEqual([
      [1, -8],
      [1, -8],
    ]);
    expect(heard).toEqual([...new Array<number>(50).fill(3), 0]);
    await look();
    expect(since).toHaveBeenCalledTimes(3);
    live.onModuleDestroy();
  });

  it('are read anew when there are other clicks of late, and now and then anyway', async () => {
    const counts = new Map([[1, count(3)]]);
    const { live, since } = build(counts);
    let last = 0;
    live.watch(1, ({ total }) => (last = total));
    await look();
    counts.set(1, count(4));
    await look();
    expect(last).toBe(4);
    since.mockClear();
    await look(30);
    expect(since).toHaveBeenCalledTimes(31);
    live.onModuleDestroy();
  });

  it('are not asked for when nobody watches any more', async () => {
    const { live, since } = build(new Map());
    const end = live.watch(1, () => undefined);
    await look();
    end();
    await look();
    since.mockClear();
    await look(5);
    expect(since).not.toHaveBeenCalled();
    live.watch(1, () => undefined);
    await look();
    expect(since).toHaveBeenCalled();
    live.onModuleDestroy();
  });

  it('wait for a database that is away', async () => {
    const { live, since } = build(new Map([[1, count(3)]]));
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    since.mockRejectedValueOnce(new Error('away'));
    const heard: number[] = [];
    live.watch(1, ({ total }) => heard.push(total));
    await look();
    expect(heard).toEqual([]);
    await look();
    expect(heard).toEqual([3]);
    expect(warn).toHaveBeenCalledTimes(1);
    live.onModuleDestroy();
  });
});
