import { countedDayOf, countedDaysUpTo } from './counted-day';

describe('days of the site’s numbers', () => {
  it.each([
    ['2026-11-29T15:59:59.999Z', '2026-11-29'],
    ['2026-11-29T16:00:00.000Z', '2026-11-30'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
  ])('%s is on %s', (at, day) => {
    expect(countedDayOf(new Date(at))).toBe(day);
  });

  it('end with the day of the moment', () => {
    expect(countedDaysUpTo(new Date('2026-02-28T16:00:00.000Z'), 3)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(countedDaysUpTo(new Date('2026-12-31T17:00:00Z'), 366)[0]).toBe('2026-01-01');
  });
});
