import { isConclusive } from './look-round';

it.each([
  [0, 0, true],
  [1, 1, true],
  [2, 2, true],
  [3, 2, true],
  [3, 3, false],
  [14, 3, false],
  [15, 3, true],
  [100, 20, true],
  [100, 21, false],
  [10_000, 2_000, true],
  [10_000, 2_001, false],
])('of %i looks, %i unknown: %s', (looks, unknown, is) => {
  expect(isConclusive({ looks, unknown })).toBe(is);
});
