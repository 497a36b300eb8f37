import { InvalidInput } from '../../../../shared/domain/domain-error';
import { parseTimeZone } from './time-zone';

const NOVEMBER = Date.UTC(2026, 10, 21);

describe('time zone', () => {
  it.each([
    ['Asia/Taipei', 'Asia/Taipei', 480],
    ['asia/ho_chi_minh', 'asia/ho_chi_minh', 420],
    ['Asia/Kathmandu', 'Asia/Kathmandu', 345],
    ['America/New_York', 'America/New_York', -300],
    ['UTC', 'UTC', 0],
    ['Z', 'UTC', 0],
    ['+08:00', '+08:00', 480],
    [' 08:00', '+08:00', 480],
    ['+8', '+08:00', 480],
    ['-0330', '-03:30', -210],
    ['+14:00', '+14:00', 840],
  ])('%j is %s, %s minutes from UTC', (text, name, offset) => {
    const zone = parseTimeZone(text);
    expect(zone.name).toBe(name);
    expect(zone.offsetAt(NOVEMBER)).toBe(offset);
  });

  it('follows clocks to the quarter hour in the week in which they change', () => {
    const zone = parseTimeZone('Europe/Berlin');
    const change = Date.UTC(2026, 9, 25, 1);
    expect([change - 1, change, change + 7 * 86_400_000].map((at) => zone.offsetAt(at))).toEqual([
      120, 60, 60,
    ]);
  });

  it.each([
    '',
    'Mars/Olympus',
    'Asia/Taipei; DROP',
    '+15:00',
    '+08:07',
    '+08:75',
    '+0:5',
    'x'.repeat(65),
    '８',
  ])('refuses %j and names the field', (text) => {
    expect(() => parseTimeZone(text)).toThrow(InvalidInput);
    expect(() => parseTimeZone(text)).toThrow(
      expect.objectContaining({
        details: {
          fields: [expect.objectContaining({ field: 'timezone', code: 'analytics.timezone-unknown' })],
        },
      }) as Error,
    );
  });
});
