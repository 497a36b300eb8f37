import fc from 'fast-check';
import { isSlug } from './slug';
import { forgivingSlugs, readVisitedPath } from './visited-path';

describe('the slug in the path of a visit', () => {
  it.each([
    ['plain letters', '/abc', 'abc'],
    ['every plain sign', '/-09AZ_az~', '-09AZ_az~'],
    ['one letter, which no link has', '/a', 'a'],
    ['an encoded letter', '/%61bc', 'abc'],
    ['an encoded tilde', '/abc%7Ed', 'abc~d'],
    ['a slash at the end', '/abc/', 'abc'],
    ['slashes at the end', '/abc//', 'abc'],
    ['Han in percent-encoding', '/%E6%B8%AC%E8%A9%A6%E4%B8%AD', '測試中'],
    ['Han in lower hexadecimal', '/%e6%b8%ac%e8%a9%a6%e4%b8%ad', '測試中'],
    ['Han as they are', '/測試中', '測試中'],
    ['kana in parts', '/%E3%83%8F%E3%82%9A%E3%83%B3%E3%83%80', '\u30D1\u30F3\u30C0'],
    ['a compatibility ideograph', '/%EF%A7%90', '\u985E'],
    ['Han of the second plane', '/%F0%A0%AE%B7', '𠮷'],
    ['a zero-width space, for the second look', '/abc%E2%80%8B', 'abc\u200B'],
    ['a bracket, for the second look', '/abc)', 'abc)'],
    ['a full-width letter, for the second look', '/%EF%BC%A1bc', '\uFF21bc'],
    ['a slash encoded twice, decoded once', '/abc%252Fdef', 'abc%2Fdef'],
    ['a plus in the middle', '/a+c', 'a+c'],
  ])('%s: %s', (_, path, slug) => {
    expect(readVisitedPath(path)).toEqual({ slug, wantsAnalytics: false, extraPath: null });
  });

  it.each([
    ['/abc+', 'abc'],
    ['/abc+/', 'abc'],
    ['/abc%2B', 'abc'],
    ['/abc%2b/', 'abc'],
    ['/%E6%B8%AC%E8%A9%A6%E4%B8%AD+', '測試中'],
    ['/abc%E2%80%8B+', 'abc\u200B'],
    ['/abc++', 'abc+'],
  ])('the analytics of a link: %s', (path, slug) => {
    expect(readVisitedPath(path)).toEqual({ slug, wantsAnalytics: true, extraPath: null });
  });

  it.each([
    ['plain letters', '/abc/xyz', 'xyz'],
    ['plain letters and slashes', '/abc/xyz//', 'xyz'],
    ['a full stop and a plus', '/abc/a.b+c', 'a.b+c'],
    ['Han', '/abc/%E6%98%A5%E5%AD%A3', '春季'],
    ['an encoded slash', '/abc/a%2Fb', 'a/b'],
    ['what is encoded twice, decoded once', '/abc/a%2526b', 'a%26b'],
    ['what would end a query', '/abc/a%26b%3Dc%23d', 'a&b=c#d'],
    ['dots that climb nowhere', '/abc/%2e%2e', '..'],
    ['a zero-width space that came along', '/abc/xyz%E2%80%8B', 'xyz'],
    ['200 characters', `/abc/${'%F0%A0%AE%B7'.repeat(200)}`, '𠮷'.repeat(200)],
  ])('and what stands behind it: %s', (_, path, extraPath) => {
    expect(readVisitedPath(path)).toEqual({ slug: 'abc', wantsAnalytics: false, extraPath });
  });

  it.each([
    ['201 characters', `/abc/${'x'.repeat(201)}`],
    ['the end of a line', '/abc/x%0d%0aSet-Cookie:y'],
    ['the end of a line in Unicode', '/abc/x%C2%85y'],
    ['NUL', '/abc/x%00'],
    ['what nobody sees', '/abc/%E2%80%8B'],
    ['half a character', '/abc/%E6%B8'],
    ['a percent sign', '/abc/100%'],
  ])('and nothing that no parameter could have: %s', (_, path) => {
    expect(readVisitedPath(path)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['the front page', '/'],
    ['slashes only', '///'],
    ['a plus only', '/+'],
    ['no slash before it', 'abc'],
    ['every resource of the server', '*'],
    ['an empty first part', '//abc'],
    ['three parts', '/abc/def/ghi'],
    ['an empty part in between', '/abc//def'],
    ['the analytics and something behind it', '/abc+/def'],
    ['an encoded slash', '/abc%2Fdef'],
    ['an encoded slash at the end', '/abc%2f'],
    ['an encoded NUL', '/a%00b'],
    ['a raw NUL', '/a\0b'],
    ['bytes that are no UTF-8', '/%FF%FE'],
    ['half a character', '/%E6%B8'],
    ['an overlong slash', '/abc%C0%AFdef'],
    ['an encoded surrogate', '/%ED%A0%80abc'],
    ['a percent sign at the end', '/abc%'],
    ['a percent sign before no number', '/%zzabc'],
    ['100 kB of letters', `/${'a'.repeat(100_000)}`],
    ['100 kB of slashes', '/'.repeat(100_000)],
    ['100 kB of accents', `/a${'%CC%81'.repeat(17_000)}`],
  ])('no link can have %s', (_, path) => {
    expect(readVisitedPath(path)).toBeNull();
  });

  it('fits even when the longest slug is sent in parts', () => {
    const longest = '한'.repeat(90);
    const path = `/${encodeURIComponent(longest.normalize('NFD'))}+`;
    expect(readVisitedPath(path)).toEqual({ slug: longest, wantsAnalytics: true, extraPath: null });
  });
});

describe('the second look', () => {
  it.each([
    ['a zero-width space at the end', 'abc\u200B', ['abc']],
    ['a zero-width space inside', 'ab\u200Bc', ['abc']],
    ['a byte order mark at the start', '\uFEFFabc', ['abc']],
    ['a no-break space inside and at the end', 'ab\u00A0c\u00A0', ['abc']],
    ['a space at the end', 'abc ', ['abc']],
    ['a line break and a space around it', '\n abc ', ['abc']],
    ['a bracket', 'abc)', ['abc']],
    ['an ideographic full stop', '測試中。', ['測試中']],
    ['a full-width comma', 'abc，', ['abc']],
    ['a corner bracket', 'abc」', ['abc']],
    ['a full stop', 'abc.', ['abc']],
    ['a comma', 'abc,', ['abc']],
    ['shouting', 'abc!!!', ['abc']],
    ['a mixture at the end', 'abc”) .\u200B', ['abc']],
    ['full-width letters', 'ＡＢＣ', ['ABC']],
    ['full-width letters and a bracket', 'ａｂｃ）', ['abc']],
    ['half-width kana', 'ｶﾞｷﾞｸﾞ', ['ガギグ']],
    ['a half-width voicing mark after a full kana', 'カﾞギグ', ['ガギグ']],
    ['a query without its question mark', 'abc&fbclid=IwAR0', ['abc']],
    ['a query whose question mark was encoded', 'abc?fbclid=IwAR0', ['abc']],
    ['the words after a closing bracket', 'abc」です', ['abc']],
    ['the words after a full-width comma', 'abc，請看', ['abc']],
    ['as much as may be glued on', `abc${'\u200B)'.repeat(2000)}.x`, ['abc']],
    ['words after a bracket, in full-width letters', 'ａｂｃ）請看', ['abc']],
  ])('%s: %j', (_, slug, guesses) => {
    expect(forgivingSlugs(slug)).toEqual(guesses);
  });

  it.each([
    ['nothing', ''],
    ['a good slug: there is nothing to forgive', 'abc'],
    ['signs that slugs are made of', 'abc-_~'],
    ['too little after all', 'ab)'],
    ['unseen signs only', '\u200B\uFEFF\u00A0'],
    ['punctuation only', '.,)」。'],
    ['a file name', 'style.css'],
    ['a slash', 'abc/def'],
    ['an accent', 'café'],
    ['a space inside', 'abc def'],
    ['100 kB of brackets', `abc${')'.repeat(100_000)}`],
    ['100 kB of unseen signs', '\u200B'.repeat(100_000)],
  ])('guesses nothing from %s', (_, slug) => {
    expect(forgivingSlugs(slug)).toEqual([]);
  });
});

describe('whatever comes over the wire', () => {
  const pieces = fc.constantFrom(
    ...[
      '/',
      '%',
      '%2F',
      '%00',
      '%E6%B8%AC',
      '%E6',
      '%zz',
      '+',
      '%2B',
      'abc',
      'A',
      '~',
      '測試',
      '\u200B',
      '\u00A0',
    ],
    ...[')', '。', '.', '&', '?', 'Ａ', 'ｶ', 'ﾞ', '\uD842', '\u00E6', '\u0301', ' ', '\0', '\n'],
  );
  const path = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary', maxLength: 80 }).map((text) => `/${text}`),
    fc.webPath(),
    fc.string({ unit: 'binary' }),
  );

  it('is read without an error, decoded once and in NFC', () => {
    fc.assert(
      fc.property(path, (raw) => {
        const visited = readVisitedPath(raw);
        if (visited === null) return;
        expect(visited.slug).not.toBe('');
        expect(visited.slug).not.toMatch(/[/\0]/);
        expect(visited.slug.normalize('NFC')).toBe(visited.slug);
      }),
      { numRuns: 2000 },
    );
  });

  it('leads only to guesses that are slugs, each another than the first and named once', () => {
    fc.assert(
      fc.property(path, (raw) => {
        const slug = readVisitedPath(raw)?.slug ?? raw;
        const guesses = forgivingSlugs(slug);
        expect(guesses.every((guess) => isSlug(guess) && guess !== slug)).toBe(true);
        expect(new Set(guesses).size).toBe(guesses.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds every slug again, however it was encoded', () => {
    const sign = fc.constantFrom(...Array.from('aZ9-_~測試𠮷ガパ한ㄅ々〇ー'));
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 3, maxLength: 90 }), (slug) => {
        const forms = [slug, encodeURIComponent(slug), encodeURIComponent(slug.normalize('NFD'))];
        for (const form of forms) {
          expect(readVisitedPath(`/${form}`)).toEqual({ slug, wantsAnalytics: false, extraPath: null });
          expect(readVisitedPath(`/${form}+`)).toEqual({ slug, wantsAnalytics: true, extraPath: null });
        }
        expect(forgivingSlugs(slug)).toEqual([]);
        expect(forgivingSlugs(`\u200B${slug}\u00A0。`)).toEqual([slug]);
      }),
    );
  });
});
