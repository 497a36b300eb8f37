import { isReadOnlySeat } from './seats';

describe('a seat', () => {
  it.each([
    ['free', 0, false],
    ['free', 1, false],
    ['free', 2, true],
    ['initial', 3, false],
    ['initial', 4, true],
    ['classic', 10, false],
    ['classic', 11, true],
    ['no longer known', 2, true],
  ])('of the plan %s with the number %i is read-only: %s', (plan, seat, isReadOnly) => {
    expect(isReadOnlySeat({ plan, seat })).toBe(isReadOnly);
  });
});
