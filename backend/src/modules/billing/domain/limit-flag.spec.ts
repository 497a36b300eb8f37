import { isAtLimit } from './limit-flag';

describe('a limit flag', () => {
  it.each([
    [5, 4, false],
    [5, 5, true],
    [5, 6, true],
    [0, 0, true],
    [-1, 0, false],
    [-1, 1_000_000, false],
  ])('with a limit of %i and a usage of %i is %s', (limit, usage, atLimit) => {
    expect(isAtLimit(limit, usage)).toBe(atLimit);
  });
});
