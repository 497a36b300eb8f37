import { preferredLanguage, spokenLanguage } from './language';

describe('preferred language', () => {
  it.each([
    ['zh-TW,zh;q=0.9,en-US;q=0.8', 'zh-TW'],
    ['ZH-hant-tw', 'zh-Hant-TW'],
    ['en', 'en'],
    ['es-419;q=0.9', 'es-419'],
    ['en;q=0.3, vi;q=0.7', 'vi'],
    ['en;q=0, id;q=0.1', 'id'],
    ['de-DE-1996, en', 'de-DE'],
    ['fr ; q=0.5 , ja', 'ja'],
    ['*', 'others'],
    ['', 'others'],
    ['english please', 'others'],
    ['en;q=nonsense', 'others'],
  ])('of %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe('spoken language', () => {
  it.each([
    ['en-US', 'en'],
    ['ja', 'ja'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['zh-Hans', 'zh-Hans'],
    ['zh', 'zh'],
    ['others', 'others'],
  ])('of %s is %s', (preferred, spoken) => {
    expect(spokenLanguage(preferred)).toBe(spoken);
  });
});
