import { queryOf, rangeOf } from './report-range';

const today = '2026-11-21';

describe('the range in the address', () => {
  it.each([
    ['', { days: 30, date: today }],
    ['days=7', { days: 7, date: today }],
    ['days=8&date=nonsense', { days: 30, date: today }],
    ['date=2026-11-20&days=90', { days: 90, date: '2026-11-20' }],
    ['date=2026-11-22', { days: 30, date: today }],
    ['date=2026-02-30', { days: 30, date: today }],
  ])('%s', (query, range) => {
    expect(rangeOf(new URLSearchParams(query), today)).toEqual(range);
  });

  it.each([
    [{ days: 30, date: today } as const, ''],
    [{ days: 7, date: '2026-11-01' } as const, 'days=7&date=2026-11-01'],
  ])('leaves out what is usual', (range, query) => {
    expect(queryOf(range, today).toString()).toBe(query);
  });
});
