import type { UsageMeter } from './plan';
import { fullest, leftOf, meterState } from './meter-state';

describe('a meter', () => {
  it.each([
    [0, 5, 'fine', 5],
    [3, 5, 'fine', 2],
    [4, 5, 'near', 1],
    [5, 5, 'full', 0],
    [6, 5, 'over', 0],
    [7, 10, 'fine', 3],
    [8, 10, 'near', 2],
    [0, 0, 'full', 0],
    [1_000, null, 'unlimited', null],
  ] as const)('at %i of %s is %s, with %s left', (used, limit, state, left) => {
    expect(meterState({ used, limit })).toBe(state);
    expect(leftOf({ used, limit })).toBe(left);
  });
});

describe('the fullest meters', () => {
  const meter = (name: UsageMeter['name'], used: number, limit: number | null): UsageMeter => ({
    name,
    used,
    limit,
    period: 'ever',
  });

  it('come first, and unlimited ones last, however much is used', () => {
    const meters = [
      meter('clicks', 9_000, null),
      meter('tags', 3, 30),
      meter('stars', 12, 20),
      meter('invitees', 0, 0),
    ];
    expect(fullest(meters, 3).map(({ name }) => name)).toEqual(['invitees', 'stars', 'tags']);
    expect(fullest(meters, 9).at(-1)?.name).toBe('clicks');
  });
});
