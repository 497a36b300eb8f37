import { chosenLocale, rememberLocale } from './locale-choice';
import { localeOf, offeredLocale, splitLocale, withLocale } from './locale';

describe('the language of an address', () => {
  it.each([
    ['/', 'zh-TW', '/', false],
    ['/en', 'en', '/', true],
    ['/en/', 'en', '/', true],
    ['/ja/analytics/測試', 'ja', '/analytics/測試', true],
    ['/english', 'zh-TW', '/english', false],
    ['/EN', 'zh-TW', '/EN', false],
    ['/zh-TW/x', 'zh-TW', '/zh-TW/x', false],
    ['/analytics/en', 'zh-TW', '/analytics/en', false],
  ])('%s is %s, %s', (pathname, locale, path, isPrefixed) => {
    expect(splitLocale(pathname)).toEqual({ locale, path, isPrefixed });
  });

  it.each([
    ['zh-TW', '/', '/'],
    ['en', '/', '/en'],
    ['vi', '/analytics/a?days=7', '/vi/analytics/a?days=7'],
    ['id', '/?x=1', '/id?x=1'],
    ['zh-TW', '/analytics/a', '/analytics/a'],
  ] as const)('in %s, %s is %s', (locale, path, address) => {
    expect(withLocale(locale, path)).toBe(address);
    const [pathname = ''] = address.split('?');
    expect(splitLocale(pathname)).toMatchObject({ locale, path: path.split('?')[0] });
  });
});

describe('a language code', () => {
  it.each([
    ['zh-TW', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['en-GB', 'en'],
    ['id_ID', 'id'],
    ['JA', 'ja'],
    ['fr', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
  ])('%j falls to %s', (code, locale) => {
    expect(localeOf(code)).toBe(locale);
  });
});

describe('an offer of another language', () => {
  it.each([
    ['zh-TW', ['ja-JP', 'en'], 'ja'],
    ['ja', ['ja-JP', 'en'], null],
    ['zh-TW', ['fr', 'vi'], 'vi'],
    ['zh-TW', ['fr'], null],
    ['zh-TW', ['en-US'], 'en'],
    ['zh-TW', [], null],
  ] as const)('on a page in %s to a reader of %j: %s', (shown, wanted, offered) => {
    expect(offeredLocale(shown, wanted)).toBe(offered);
  });
});

describe("the visitor's own choice", () => {
  it('is none at first, then kept for 365 days', () => {
    expect(chosenLocale()).toBeNull();
    const write = jest.spyOn(document, 'cookie', 'set');
    rememberLocale('vi');
    expect(write).toHaveBeenCalledWith(expect.stringContaining('Max-Age=31536000'));
    write.mockRestore();
    rememberLocale('vi');
    expect(chosenLocale()).toBe('vi');
  });

  it('falls back when an older version chose what nobody speaks now', () => {
    document.cookie = 'i18n_select_lang=fr; Path=/';
    expect(chosenLocale()).toBe('en');
  });
});
