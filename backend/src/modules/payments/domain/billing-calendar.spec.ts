import { cyclesAfter, daysAfter, startOfTaipeiDay, taipeiDateOf, taipeiMomentOf } from './billing-calendar';

describe('the billing calendar', () => {
  it.each([
    ['2026-01-31', 'monthly', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2026-08-20', 'monthly', ['2026-09-20', '2026-10-20', '2026-11-20', '2026-12-20']],
    ['2024-02-29', 'yearly', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['2027-12-31', 'monthly', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ] as const)('from %s goes on %s', (anchor, cycle, expected) => {
    expect([1, 2, 3, 4].map((times) => cyclesAfter(anchor, cycle, times))).toEqual(expected);
  });

  it.each([
    ['2026-11-30T15:59:59.999Z', '2026-11-30'],
    ['2026-11-30T16:00:00Z', '2026-12-01'],
  ])('is that of Taipei: %s is %s', (at, date) => {
    expect(taipeiDateOf(new Date(at))).toBe(date);
  });

  it.each([
    ['2023-11-15 15:32:13', '2023-11-15T07:32:13.000Z'],
    ['20231115153213', '2023-11-15T07:32:13.000Z'],
    ['20231115003213', '2023-11-14T16:32:13.000Z'],
    ['0000-00-00 00:00:00', null],
    ['00000000000000', null],
    ['20231315153213', null],
    ['2023111515321', null],
    ['202311151532130', null],
    ['2023-11-15', null],
    ['', null],
  ])('reads the time %j of a provider as %s', (text, expected) => {
    expect(taipeiMomentOf(text)?.toISOString() ?? null).toBe(expected);
  });

  it('begins days at midnight in Taipei', () => {
    expect(startOfTaipeiDay('2026-12-01')).toEqual(new Date('2026-11-30T16:00:00Z'));
    expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  });
});
