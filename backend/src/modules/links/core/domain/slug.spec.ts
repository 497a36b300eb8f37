import fc from 'fast-check';
import { SlugRefused, type SlugCode } from './links.errors';
import { isReserved } from './reserved-words';
import {
  isSlug,
  MAX_SLUG_LENGTH,
  parseSlug,
  RANDOM_SLUG_ALPHABET,
  RANDOM_SLUG_LENGTH,
  randomSlug,
} from './slug';

function refusal(raw: string): SlugRefused {
  try {
    parseSlug(raw);
  } catch (error) {
    if (error instanceof SlugRefused) return error;
    throw error;
  }
  throw new Error(`accepted ${raw}`);
}

describe('slugs that someone may choose', () => {
  it.each([
    ['letters, case kept', 'AbC'],
    ['digits', '123'],
    ['the four signs', '~_-'],
    ['Han', '測試中'],
    ['Han of the second plane', '𠮷𠮷𠮷'],
    ['Han of the last block', '\u{323AF}\u{30000}\u{2FA20}'],
    ['iteration marks and zero', '々〇〇'],
    ['hiragana', 'ひらがな'],
    ['hiragana iteration marks', 'ゝゞゟ'],
    ['katakana with the long mark', 'ラーメン'],
    ['katakana iteration marks', 'ヽヾヿ'],
    ['Hangul', '한국어'],
    ['Bopomofo', 'ㄅㄆㄇ'],
    ['Bopomofo of Taiwanese', 'ㆠㆡㆿ'],
    ['Vietnamese', 'khuyến-mãi'],
    ['Vietnamese in capitals', 'ĐƯỜNG-PHỐ-ẨM-THỰC'],
    ['Thai', 'กขค'],
    ['Thai with marks above and below', 'ร้านค้าออนไลน์'],
    ['Thai with two marks on one sign', 'ที่นี่'],
    ['Thai digits', '๑๒๓'],
    ['a mixture', 'Linklet-測試_2026~ラ'],
    ['the shortest', 'abc'],
    ['the longest', 'a'.repeat(MAX_SLUG_LENGTH)],
    ['the longest, two units each', '𠮷'.repeat(MAX_SLUG_LENGTH)],
  ])('%s: %s', (_, slug) => {
    expect(parseSlug(slug)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  it.each([
    ['kana and its voicing mark', '\u30CF\u309A\u30F3\u30BF\u3099', '\u30D1\u30F3\u30C0'],
    ['Hangul in parts', '한국어'.normalize('NFD'), '한국어'],
    ['Vietnamese in parts', 'khuyến-mãi-ữ'.normalize('NFD'), 'khuyến-mãi-ữ'],
    ['compatibility ideographs', '\uF9D0\uF9D0\uF9D0', '\u985E\u985E\u985E'],
    ['compatibility ideographs of the second plane', '\u{2F800}\u{2F800}\u{2F800}', '\u4E3D\u4E3D\u4E3D'],
    ['the longest, in parts', '한'.repeat(MAX_SLUG_LENGTH).normalize('NFD'), '한'.repeat(MAX_SLUG_LENGTH)],
  ])('joins %s', (_, raw, slug) => {
    expect(parseSlug(raw)).toBe(slug);
    expect(isSlug(raw)).toBe(false);
  });
});

describe('slugs that are refused', () => {
  it.each<[SlugCode, string, string]>([
    ['links.slug-too-short', 'nothing', ''],
    ['links.slug-too-short', 'two letters', 'ab'],
    ['links.slug-too-short', 'two Han', '測試'],
    ['links.slug-too-short', 'two code points in four units', '𠮷𠮷'],
    ['links.slug-too-short', 'two kana in four signs', '\u30CF\u309A\u30BF\u3099'],
    ['links.slug-too-long', '91 letters', 'a'.repeat(91)],
    ['links.slug-too-long', '91 Han of the second plane', '𠮷'.repeat(91)],
    ['links.slug-too-long', '100 kB of letters', 'a'.repeat(100_000)],
    ['links.slug-too-long', '100 kB of accents', 'a\u0301\u0323'.repeat(50_000)],
    ['links.slug-invalid', 'a dot', 'a.b'],
    ['links.slug-invalid', 'a space', 'a b'],
    ['links.slug-invalid', 'a space at the end', 'abc '],
    ['links.slug-invalid', 'a slash', 'a/bc'],
    ['links.slug-invalid', 'a plus', 'abc+'],
    ['links.slug-invalid', 'a percent sign', 'a%62c'],
    ['links.slug-invalid', 'a NUL', 'ab\u0000c'],
    ['links.slug-invalid', 'a line break at the end', 'abc\n'],
    ['links.slug-invalid', 'an accent of other languages', 'über'],
    ['links.slug-invalid', 'faces', '😀😀😀'],
    ['links.slug-invalid', 'katakana middle dots', '・・・'],
    ['links.slug-invalid', 'a voicing mark alone', 'カ゛カ'],
    ['links.slug-invalid', 'a double hyphen of kana', 'ア゠イ'],
    ['links.slug-invalid', 'a variation selector', '葛\u{E0100}飾区'],
    ['links.slug-invalid', 'a zero-width space', 'abc\u200B'],
    ['links.slug-invalid', 'half a surrogate pair', 'ab\uD842'],
    ['links.slug-invalid', 'CJK punctuation', '測試。'],
    ['links.slug-invalid', 'Khmer', 'កខគ'],
    ['links.slug-invalid', 'a Thai mark at the beginning', '\u0E48\u0E01\u0E02'],
    ['links.slug-invalid', 'a Thai mark on a Latin letter', 'abc\u0E48'],
    ['links.slug-invalid', 'the Thai sign that is half of another', '\u0E19\u0E4D\u0E32'],
    ['links.slug-confusable', 'two Thai signs that look like one', '\u0E40\u0E40\u0E21\u0E27'],
    ['links.slug-confusable', 'an Icelandic letter', 'Ðường'],
    ['links.slug-invalid', 'Cyrillic without a double', 'жук'],
    ['links.slug-confusable', 'Cyrillic а', '\u0430bc'],
    ['links.slug-confusable', 'Greek ο', 'g\u03BFod'],
    ['links.slug-confusable', 'full-width letters', 'ＡＢＣ'],
    ['links.slug-confusable', 'half-width kana', 'ｶﾞｶﾞｶﾞ'],
    ['links.slug-confusable', 'an en dash', 'a\u2013b'],
    ['links.slug-confusable', 'a Kangxi radical', '\u2F00\u2F00\u2F00'],
    ['links.slug-reserved', 'a page of ours', 'login'],
    ['links.slug-reserved', 'a page of ours in capitals', 'LOGIN'],
    ['links.slug-reserved', 'the manifest', 'manifest-1'],
  ])('%s: %s', (code, _, raw) => {
    const error = refusal(raw);
    expect(error.details.fields).toEqual([{ field: 'encodeId', code, message: error.message }]);
  });

  it.each([
    ['\u0430bc', '“\u0430” (U+0430) only looks like “a”: write “a” instead'],
    ['ＡＢＣ', '“Ａ” (U+FF21) only looks like “A”: write “A” instead'],
    ['ｶﾞｶﾞ', '“ｶﾞ” (U+FF76) only looks like “ガ”: write “ガ” instead'],
    [
      'a.b',
      '“.” (U+002E) cannot stand in a short name: use letters, digits, “-”, “_”, “~” or Chinese, Japanese, Korean, Vietnamese and Thai characters',
    ],
    ['login', '“login” is a word of this site: choose another short name'],
    ['ab', 'a short name needs at least 3 characters'],
    ['a'.repeat(91), 'a short name has at most 90 characters'],
  ])('says what is wrong with %s', (raw, message) => {
    expect(refusal(raw).message).toBe(message);
  });

  it.each([
    ['ab\u200B', /^the sign U\+200B cannot/],
    ['ab c', /^the sign U\+0020 cannot/],
    ['葛\u{E0100}葛', /^the sign U\+E0100 cannot/],
  ])('names by number the sign in %j that nobody can see', (raw, message) => {
    expect(refusal(raw).message).toMatch(message);
  });
});

describe('whatever is chosen', () => {
  const input = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('aZ9-_~測𠮷ガカ\u3099한ᄒ\u1161.Ａ\u0430\u200B')),
      maxLength: 100,
    }),
  );

  it('is refused by a rule, or is a slug in NFC that no word of ours takes', () => {
    fc.assert(
      fc.property(input, (raw) => {
        let slug: string;
        try {
          slug = parseSlug(raw);
        } catch (error) {
          expect(error).toBeInstanceOf(SlugRefused);
          return;
        }
        expect(isSlug(slug)).toBe(true);
        expect(isReserved(slug)).toBe(false);
        expect(slug).toBe(raw.normalize('NFC'));
        expect(parseSlug(slug)).toBe(slug);
      }),
      { numRuns: 1000 },
    );
  });

  it('lets in no sign that NFC would change, so that one link has one spelling', () => {
    const changed: string[] = [];
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
      const text = String.fromCodePoint(codePoint).repeat(3);
      if (isSlug(text) && text.normalize('NFC') !== text) changed.push(codePoint.toString(16));
    }
    expect(changed).toEqual([]);
  });

  it('is not even looked at when it is far too long', () => {
    expect(isSlug('a'.repeat(100_000))).toBe(false);
  });
});

describe('random slugs', () => {
  const bytes = (...values: number[]) => {
    const left = [...values];
    return (count: number) => Uint8Array.from(left.splice(0, count));
  };

  it('S34: have eight signs of an alphabet of 49, without look-alikes', () => {
    expect(new Set(RANDOM_SLUG_ALPHABET).size).toBe(49);
    expect(RANDOM_SLUG_ALPHABET).toMatch(/^[^0Oo1lI5Ss2Zuv]{49}$/);
    expect(randomSlug(bytes(0, 1, 2, 3, 48, 49, 50, 244))).toBe('3467z34z');
  });

  it('are slugs', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (values) => {
        const fallBack = Uint8Array.of(7);
        let asked = 0;
        const slug = randomSlug(() => (asked++ === 0 ? values : fallBack));
        expect(slug).toHaveLength(RANDOM_SLUG_LENGTH);
        expect(isSlug(slug)).toBe(true);
      }),
    );
  });

  it('draw again, as many bytes as are missing, for bytes that would favour some letters', () => {
    const asked: number[] = [];
    const source = bytes(245, 0, 255, 1, 2, 3, 4, 5, /* again */ 250, 6, /* again */ 7);
    const slug = randomSlug((count) => {
      asked.push(count);
      return source(count);
    });
    expect(slug).toBe('346789AB');
    expect(asked).toEqual([8, 2, 1]);
  });

  it('give every letter the same share of all byte values', () => {
    const letterOf = (byte: number) => {
      let asked = 0;
      const slug = randomSlug((count) => new Uint8Array(count).fill(asked++ === 0 ? byte : 0));
      return asked === 1 ? slug.charAt(0) : 'thrown away';
    };
    const shares: Record<string, number> = {};
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = letterOf(byte);
      shares[letter] = (shares[letter] ?? 0) + 1;
    }
    const fair = Array.from(RANDOM_SLUG_ALPHABET, (letter) => [letter, 5] as const);
    expect(shares).toEqual({ ...Object.fromEntries(fair), 'thrown away': 11 });
  });

  it('keep their length when the source gives more than was asked for', () => {
    expect(randomSlug(() => new Uint8Array(64))).toBe('33333333');
  });
});
