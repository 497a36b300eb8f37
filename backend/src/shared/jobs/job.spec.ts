import { retryDelay } from './job';

describe('the pause before the next attempt', () => {
  it.each([
    [1, 2_000],
    [2, 6_000],
    [3, 18_000],
    [7, 1_458_000],
    [8, 3_600_000],
    [9, 3_600_000],
  ])('after %i attempts is between half and all of %i ms', (attempts, longest) => {
    expect(retryDelay(attempts, 0)).toBe(longest / 2);
    expect(retryDelay(attempts, 0.5)).toBe(longest * 0.75);
    expect(retryDelay(attempts, 1)).toBe(longest);
  });
});
