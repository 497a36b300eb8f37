import { apiDayOf, apiDaysUpTo, apiPeriodAt, startOfApiDay } from './api-period';

it.each([
  ['2026-11-26', '2026-11-26', '2026-11-26', '2027-11-26'],
  ['2026-11-26', '2027-11-25', '2026-11-26', '2027-11-26'],
  ['2026-11-26', '2027-11-26', '2027-11-26', '2028-11-26'],
  ['2026-11-26', '2030-01-01', '2029-11-26', '2030-11-26'],
  ['2028-02-29', '2029-02-27', '2028-02-29', '2029-02-28'],
  ['2028-02-29', '2029-02-28', '2029-02-28', '2030-02-28'],
  ['2028-02-29', '2032-02-28', '2031-02-28', '2032-02-29'],
  ['2028-02-29', '2032-02-29', '2032-02-29', '2033-02-28'],
])('of a plan that began on %s, %s belongs to the year from %s to %s', (startsOn, day, from, to) => {
  expect(apiPeriodAt(startsOn, day)).toEqual({ from, to });
});

it('goes by the days of Taipei', () => {
  expect(apiDayOf(new Date('2026-11-25T15:59:59Z'))).toBe('2026-11-25');
  expect(apiDayOf(new Date('2026-11-25T16:00:00Z'))).toBe('2026-11-26');
  expect(startOfApiDay('2026-11-26')).toEqual(new Date('2026-11-25T16:00:00Z'));
  expect(apiDaysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
