import { periodOf, usageDay, usageMonth } from './usage-period';

describe('the month of a group', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 'Asia/Taipei', '2026-11', '2026-11-30T16:00:00.000Z'],
    ['2026-11-30T15:59:59.999Z', 'Asia/Taipei', '2026-11', '2026-11-30T16:00:00.000Z'],
    ['2026-11-30T16:00:00Z', 'Asia/Taipei', '2026-12', '2026-12-31T16:00:00.000Z'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12', '2027-01-01T00:00:00.000Z'],
    // Clocks change within the month, so it is an hour shorter or longer than its days say.
    ['2026-03-01T12:00:00Z', 'Europe/Berlin', '2026-03', '2026-03-31T22:00:00.000Z'],
    ['2026-10-31T12:00:00Z', 'Europe/Berlin', '2026-10', '2026-10-31T23:00:00.000Z'],
    // Midnight of 1 October 2017 did not happen in Asunción: the clocks went from 23:59 to 01:00.
    ['2017-09-15T12:00:00Z', 'America/Asuncion', '2017-09', '2017-10-01T04:00:00.000Z'],
    ['2024-02-29T23:30:00Z', 'America/New_York', '2024-02', '2024-03-01T05:00:00.000Z'],
    ['2026-11-30T16:00:00Z', 'No/Such_Zone', '2026-11', '2026-12-01T00:00:00.000Z'],
  ])('at %s in %s is %s and ends at %s', (moment, zone, key, end) => {
    expect(usageMonth(new Date(moment), zone)).toMatchObject({ key, resetsAt: new Date(end) });
  });

  it.each([
    ['2026-11-21T12:00:00Z', 'Asia/Taipei'],
    ['2026-10-31T12:00:00Z', 'Europe/Berlin'],
    ['2017-10-20T12:00:00Z', 'America/Asuncion'],
  ])('begins at %s in %s where the one before ends', (moment, zone) => {
    const { startsAt } = usageMonth(new Date(moment), zone);
    const before = usageMonth(new Date(startsAt.getTime() - 1), zone);
    expect([usageMonth(startsAt, zone).startsAt, before.resetsAt]).toEqual([startsAt, startsAt]);
  });
});

describe('the day of a group', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', 'Asia/Taipei', '2026325'],
    ['2026-11-21T16:00:00Z', 'Asia/Taipei', '2026326'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026001'],
    ['2026-01-01T00:00:00Z', 'No/Such_Zone', '2026001'],
  ])('at %s in %s is %s', (moment, zone, day) => {
    expect(usageDay(new Date(moment), zone)).toBe(day);
  });

  it('is what is counted by the day, beside months and for ever', () => {
    const moment = new Date('2026-11-21T12:00:00Z');
    expect(periodOf('batchLinks', moment, 'UTC')).toBe('2026325');
    expect(periodOf('urlReplacements', moment, 'UTC')).toBe('2026-11');
    expect(periodOf('stars', moment, 'UTC')).toBe('ever');
  });
});
