import { afterFailure, isOutage, type Suspicion } from './suspicion';

const START = Date.UTC(2026, 10, 22, 12);
const at = (minutes: number): Date => new Date(START + minutes * 60_000);

/** After failures at these minutes. */
const failing = (...minutes: readonly number[]): Suspicion =>
  minutes.reduce<Suspicion | null>((before, each) => afterFailure(before, at(each)), null) as Suspicion;

describe('a destination that fails', () => {
  it.each<[string, readonly number[], boolean]>([
    ['once', [0], false],
    ['twice, however far apart', [0, 600], false],
    ['three times in ten minutes', [0, 5, 10], false],
    ['three times in just under half an hour', [0, 15, 29.99], false],
    ['three times in half an hour', [0, 15, 30], true],
    ['three times, the last two close together', [0, 29, 30], true],
    ['often in ten minutes', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], false],
    ['four times in half an hour', [0, 5, 10, 30], true],
  ])('%s: is down %p %p', (_, minutes, isDown) => {
    expect(isOutage(failing(...minutes), at(minutes.at(-1) ?? 0))).toBe(isDown);
  });

  it('is known to have been down since its first failure', () => {
    expect(failing(0, 15, 30).since).toEqual(at(0));
  });

  it.each<[string, readonly number[], number | null]>([
    ['a quarter of an hour after the first failure', [0], 15],
    ['a quarter of an hour after the second', [0, 15], 30],
    ['ten minutes later while it has been down for less than two hours', [0, 15, 30], 40],
    ['half an hour later while it has been down for less than a day', [0, 15, 120], 150],
    ['when the round comes by once it has been down for a day', [0, 15, 24 * 60], null],
  ])('is looked at again %s', (_, minutes, next) => {
    expect(failing(...minutes).nextAt).toEqual(next === null ? null : at(next));
  });
});
