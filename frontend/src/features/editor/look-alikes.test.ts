import { hasLookAlikes } from './look-alikes';

describe('a name on paper', () => {
  it.each(['b0b', 'l33t', '1O1', 'A1', 'sale-x0', '2l', '5I'])('%s may be mistyped', (name) => {
    expect(hasLookAlikes(name)).toBe(true);
  });

  it.each(['hello', 'Ill', 'sale-2026', '101', '春茶', 'OIl', 'v2', 'spring_10'])(
    '%s is read well',
    (name) => {
      expect(hasLookAlikes(name)).toBe(false);
    },
  );
});
