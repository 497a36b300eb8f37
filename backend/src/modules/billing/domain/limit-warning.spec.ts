import { warningAt } from './limit-warning';

describe('a warning when usage grows', () => {
  it.each([
    [10, 6, 7, null],
    [10, 7, 8, 80],
    [10, 8, 9, null],
    [10, 9, 10, 100],
    [10, 7, 10, 100],
    [30, 23, 24, 80],
    [3, 1, 2, null],
    [3, 2, 3, 100],
    [1, 0, 1, 100],
    // A plan that has shrunk: everybody has been told long ago.
    [3, 4, 5, null],
    [-1, 0, 1_000_000, null],
  ])('of %i from %i to %i is at %s per cent', (limit, before, after, percent) => {
    expect(warningAt(limit, before, after)).toBe(percent);
  });
});
