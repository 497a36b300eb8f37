import { cityOf, findZones, zoneName } from './time-zones';

describe('time zones', () => {
  it('are suggested before anything is typed, one’s own first', () => {
    expect(findZones('', 'en', ['Europe/Paris', 'Asia/Taipei']).slice(0, 3)).toEqual([
      'Europe/Paris',
      'Asia/Taipei',
      'Asia/Hong_Kong',
    ]);
  });

  it.each([
    ['taipei', 'en', 'Asia/Taipei'],
    ['asia tai', 'en', 'Asia/Taipei'],
    ['台北', 'zh-TW', 'Asia/Taipei'],
    ['new york', 'en', 'America/New_York'],
    ['ＴＯＫＹＯ', 'ja', 'Asia/Tokyo'],
    ['utc', 'en', 'UTC'],
  ])('are found by %j in %s', (question, locale, zone) => {
    expect(findZones(question, locale, [])).toContain(zone);
  });

  it('are none where nothing is called so', () => {
    expect(findZones('nowhere at all', 'en', [])).toEqual([]);
  });

  it('have names that people read', () => {
    expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneName('en', 'Asia/Tokyo')).toMatch(/Japan|Tokyo/);
  });
});
