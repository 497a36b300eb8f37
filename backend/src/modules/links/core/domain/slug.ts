import { everydayForm } from '../../../../shared/domain/look-alikes';
import { SlugRefused } from './links.errors';
import { isReserved } from './reserved-words';

const MIN_SLUG_LENGTH = 3;
/** In code points, so that 90 Han characters fit whether or not they need two UTF-16 units. */
export const MAX_SLUG_LENGTH = 90;

// By code point and not by script: \p{Script=Katakana} misses the long mark ー, and \p{scx=…} lets 、。「 in.
// The compatibility ideographs U+2F800–2FA1F lie between the two last ranges of Han: NFC replaces every one.
const KANA = '\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF';
const BOPOMOFO = '\u3105-\u312F\u31A0-\u31BF';
const HAN = '々〇\u3400-\u4DBF\u4E00-\u9FFF\u{20000}-\u{2F7FF}\u{2FA20}-\u{323AF}';
const HANGUL = '\uAC00-\uD7A3';
const VIETNAMESE = 'À-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯư\u1EA0-\u1EF9';
// Without U+0E4D, which with U+0E32 looks like U+0E33, and U+0E4E, which is not typed.
const THAI = '\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E50-\u0E59';
/** Signs above and below others, which are none by themselves. */
const THAI_MARKS = '\u0E31\u0E34-\u0E3A\u0E47-\u0E4C';
/** Two of the first look like one of the second: แ. */
const TWICE_E = '\u0E40\u0E40';
const SIGNS = `\\-0-9A-Za-z_~${KANA}${BOPOMOFO}${HAN}${HANGUL}${VIETNAMESE}${THAI}`;
const SIGN = `(?:(?!${TWICE_E})[${SIGNS}]|(?<=[\\u0E01-\\u0E4C])[${THAI_MARKS}])`;

// Text that matches is in NFC already.
const SLUG_PATTERN = new RegExp(`^${SIGN}{${String(MIN_SLUG_LENGTH)},${String(MAX_SLUG_LENGTH)}}$`, 'u');

// A half-width kana and its voicing mark are two signs for one.
const FIRST_FOREIGN_SIGN = new RegExp(`[\\uFF66-\\uFF9D][\\uFF9E\\uFF9F]|${TWICE_E}|(?!${SIGN})[^]`, 'u');
const ONLY_SLUG_SIGNS = new RegExp(`^[${SIGNS}]+$`, 'u');
const SEEN = /^[\p{L}\p{N}\p{P}\p{S}]/u;

// NFC makes one Hangul syllable of three parts, and nothing shrinks more: longer text cannot fit.
const MAX_RAW_SLUG_LENGTH = 3 * MAX_SLUG_LENGTH;

export const RANDOM_SLUG_LENGTH = 8;
/** Without 0 O o 1 l I 5 S s 2 Z u v, which are misread from paper. */
export const RANDOM_SLUG_ALPHABET = '346789ABCDEFGHJKLMNPQRTUVWXYabcdefghijkmnpqrtwxyz';

const UNBIASED_BYTES = 256 - (256 % RANDOM_SLUG_ALPHABET.length);

/** Whether text has the form of a slug, NFC included; says nothing of words that are reserved. */
export function isSlug(text: string): boolean {
  return text.length <= 2 * MAX_SLUG_LENGTH && SLUG_PATTERN.test(text);
}

/** Whether every program can read it. */
export const isAsciiSlug = (slug: string): boolean => /^[\x21-\x7e]*$/.test(slug);

/** A slug that someone chose, in NFC. Throws {@link SlugRefused}. */
export function parseSlug(raw: string): string {
  if (raw.length > MAX_RAW_SLUG_LENGTH) throw tooLong();
  const slug = raw.normalize('NFC');
  const length = Array.from(slug).length;
  if (length < MIN_SLUG_LENGTH) {
    throw new SlugRefused(
      'links.slug-too-short',
      `a short name needs at least ${String(MIN_SLUG_LENGTH)} characters`,
    );
  }
  if (length > MAX_SLUG_LENGTH) throw tooLong();
  refuseForeignSign(slug);
  if (isReserved(slug)) {
    throw new SlugRefused(
      'links.slug-reserved',
      `“${slug}” is a word of this site: choose another short name`,
    );
  }
  return slug;
}

/**
 * A slug that cannot be guessed. `nextBytes` is a cryptographic source; bytes past the last whole multiple of
 * the alphabet are thrown away, since folding them back would make some letters likelier than others.
 */
export function randomSlug(nextBytes: (count: number) => Uint8Array): string {
  let slug = '';
  while (slug.length < RANDOM_SLUG_LENGTH) {
    for (const byte of nextBytes(RANDOM_SLUG_LENGTH - slug.length)) {
      if (byte < UNBIASED_BYTES) slug += RANDOM_SLUG_ALPHABET.charAt(byte % RANDOM_SLUG_ALPHABET.length);
    }
  }
  return slug.slice(0, RANDOM_SLUG_LENGTH);
}

function refuseForeignSign(slug: string): void {
  const sign = FIRST_FOREIGN_SIGN.exec(slug)?.[0];
  if (sign === undefined) return;
  const everyday = everydayForm(sign);
  if (ONLY_SLUG_SIGNS.test(everyday)) {
    throw new SlugRefused(
      'links.slug-confusable',
      `${describeSign(sign)} only looks like “${everyday}”: write “${everyday}” instead`,
    );
  }
  throw new SlugRefused(
    'links.slug-invalid',
    `${describeSign(sign)} cannot stand in a short name: use letters, digits, “-”, “_”, “~” or Chinese, Japanese, Korean, Vietnamese and Thai characters`,
  );
}

function describeSign(sign: string): string {
  const codePoint = Number(sign.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
  return SEEN.test(sign) ? `“${sign}” (U+${codePoint})` : `the sign U+${codePoint}`;
}

function tooLong(): SlugRefused {
  return new SlugRefused(
    'links.slug-too-long',
    `a short name has at most ${String(MAX_SLUG_LENGTH)} characters`,
  );
}
