import { countryName, languageName, sourceName } from './proper-names';

it.each([
  ['zh-TW', 'HK', '香港'],
  ['zh-TW', 'MO', '澳門'],
  ['en', 'HK', 'Hong Kong'],
  ['en', 'US', 'United States'],
  ['id', 'US', 'Amerika Serikat'],
  ['en', 'nonsense', 'nonsense'],
])('in %s the country %s is called %s', (locale, code, name) => {
  expect(countryName(locale, code)).toBe(name);
});

it('languages are called by their whole names', () => {
  expect(languageName('en', 'en-GB')).toBe('British English');
});

it.each(['reddit', 'discord', 'snapchat', 'slack', 'teams', 'duckduckgo', 'yandex', 'coccoc', 'proton-mail'])(
  'the source %s is called by its name, not by its code',
  (code) => {
    expect(sourceName(code)).not.toBe(code);
  },
);
