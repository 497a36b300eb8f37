import { afterMissedLook, nextTry } from './retry-policy';

const NOW = new Date('2026-11-22T12:00:00Z');
const in_ = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

describe('what could not be looked at', () => {
  it.each([
    [0, in_(5)],
    [1, in_(15)],
    [2, in_(60)],
    [3, null],
    [4, null],
  ])('after %p tries before is tried again at %p', (tries, next) => {
    expect(nextTry(tries, NOW)).toEqual(next);
  });

  it('comes soon when there was no time for it', () => {
    expect(afterMissedLook(NOW)).toEqual(in_(5));
  });
});
