import { AccountPace, earliestOrder, nextCall, nextOrder } from './order-pace';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const now = new Date('2026-11-25T12:00:00Z');
const at = (ms: number): Date => new Date(now.getTime() + ms);
const ago = (...minutes: number[]): Date[] => minutes.map((each) => at(-each * MINUTE_MS));

it.each<[number[], number]>([
  [[], 0],
  [[1], 0],
  [[2, 1], 0],
  [[20, 10, 5], 40],
  [[59, 1, 0], 1],
  [[61, 1, 0], 0],
  [[30, 20, 10, 5], 40],
])('a host with orders %j minutes ago waits %d minutes', (minutes, wait) => {
  expect(earliestOrder(ago(...minutes), now)).toEqual(at(wait * MINUTE_MS));
});

it('tries an order again after longer and longer pauses, and a call after shorter ones', () => {
  const pauses = (next: typeof nextOrder) =>
    [1, 2, 3, 4, 5, 6, 50].map((failures) => (next(failures, now).getTime() - now.getTime()) / MINUTE_MS);
  expect(pauses(nextOrder)).toEqual([5, 15, 60, 360, 1_440, 1_440, 1_440]);
  expect(pauses(nextCall)).toEqual([5 / 60, 0.25, 1, 5, 15, 15, 15]);
});

describe.each([1, 5, 40, 250, 300])('an account that may have %d orders in three hours', (limit) => {
  const pace = new AccountPace(limit);
  /** Moments of orders that are made as soon as they are allowed. */
  const moments = (count: number, isRenewal: boolean): number[] => {
    const made: number[] = [];
    let until: Date | null = null;
    let moment = now;
    while (made.length < count) {
      moment = pace.earliest(until, moment, isRenewal);
      made.push(moment.getTime());
      until = pace.afterOrder(until, moment);
    }
    return made;
  };

  it.each([true, false])(
    '1 000 domains renewed at once stay under 300/3 h: never more, and nearly as many in the long run: %j',
    (isRenewal) => {
      const all = moments(limit * 4, isRenewal);
      for (const [index, first] of all.entries()) {
        const within = all.slice(index).filter((moment) => moment < first + 3 * HOUR_MS);
        expect(within.length).toBeLessThanOrEqual(limit);
      }
      const [first = 0, last = 0] = [all[0], all.at(-1)];
      expect(all.length / ((last - first) / (3 * HOUR_MS) || 1)).toBeGreaterThanOrEqual(limit * 0.7);
    },
  );

  it('is not held up for long by orders of a time that is still to come', () => {
    const earliest = pace.earliest(at(365 * 24 * HOUR_MS), now, false);
    expect(earliest.getTime() - now.getTime()).toBeLessThanOrEqual(3 * HOUR_MS);
  });

  it('always has one left for a renewal, whatever others have taken', () => {
    let until: Date | null = null;
    while (pace.earliest(until, now, false).getTime() === now.getTime()) until = pace.afterOrder(until, now);
    expect(pace.earliest(until, now, true)).toEqual(limit < 10 ? expect.any(Date) : now);
  });
});
