import { momentOf, wallTimeAt } from './expiry';

const CASES: readonly (readonly [string, string, string, string])[] = [
  ['Asia/Taipei', '2027-01-31', '18:00', '2027-01-31T10:00:00.000Z'],
  ['UTC', '2027-01-31', '00:00', '2027-01-31T00:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-31', '05:45', '2027-01-31T00:00:00.000Z'],
  ['America/New_York', '2027-07-01', '12:00', '2027-07-01T16:00:00.000Z'],
  // The hour that clocks skip, and the one that comes twice.
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01', '00:00', '2026-12-31T10:00:00.000Z'],
];

describe('the end of a link', () => {
  it.each(CASES)('in %s on %s at %s', (zone, day, time, expected) => {
    const moment = momentOf({ day, time }, zone);
    expect(new Date(moment ?? 0).toISOString()).toBe(expected);
  });

  it.each(CASES.filter(([, , time]) => time !== '02:30'))(
    'in %s reads %s %s back',
    (zone, day, time, iso) => {
      expect(wallTimeAt(Date.parse(iso), zone)).toEqual({ day, time });
    },
  );

  it('is unknown while it is being written', () => {
    expect(momentOf({ day: '', time: '18:00' }, 'UTC')).toBeNull();
    expect(momentOf({ day: '2027-01-31', time: '' }, 'UTC')).toBeNull();
  });
});
