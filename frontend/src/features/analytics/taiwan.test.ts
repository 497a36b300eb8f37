import { LOCALES } from '../../i18n/locale';
import { countyName, TAIWAN_COUNTIES } from './taiwan';

it('knows all 22 counties and cities in every language, each by a name of its own', () => {
  expect(TAIWAN_COUNTIES).toHaveLength(22);
  for (const locale of LOCALES) {
    const names = TAIWAN_COUNTIES.map((code) => countyName(locale, code));
    expect(new Set(names).size).toBe(22);
    expect(names).not.toContain('');
  }
});

it.each([
  ['zh-TW', 'TPE', '臺北市'],
  ['ja', 'TXG', '台中市'],
  ['vi', 'KHH', 'Thành phố Cao Hùng'],
  ['en', 'ILA', 'Yilan County'],
  ['en', '13', null],
] as const)('in %s %s is called %s', (locale, code, name) => {
  expect(countyName(locale, code)).toBe(name);
});
