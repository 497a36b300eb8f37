/** Scripts that are written without spaces between words. */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー々〆';
const PIECES = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** Marks on Latin letters; the voiced marks of kana are none of them. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

const MAX_TERM_LENGTH = 24;
/** A very long note is found by its beginning. */
const MAX_TERMS = 48;
const MAX_WANTED_TERMS = 8;
/** Longer texts are cut before any pattern walks them. */
const MAX_TEXT_LENGTH = 2_000;
/** Above every sign that a term can hold. */
const LAST_SIGN = '\u{10ffff}';

/** Terms from this one up to but without that one. */
export interface TermRange {
  readonly from: string;
  readonly to: string;
}

/** Width, case and accents do not matter: a search for “ca phe” means “cà phê”. */
const fold = (text: string): string =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC');

const piecesOf = (text: string): readonly string[] => fold(text).match(PIECES) ?? [];

const cut = (signs: readonly string[]): string => signs.slice(0, MAX_TERM_LENGTH).join('');

/** Neighbouring signs two by two; the last one also alone, so that each begins a term. */
function termsOfPiece(piece: string): readonly string[] {
  const signs = Array.from(piece);
  if (!IS_UNSPACED.test(piece)) return [cut(signs)];
  return signs.map((sign, index) => sign + (signs[index + 1] ?? ''));
}

/** What a link is found by: of each text its words, of text without spaces each two signs. Important texts first. */
export function termsOf(texts: readonly string[]): readonly string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    for (const term of piecesOf(text).flatMap(termsOfPiece)) {
      if (terms.size === MAX_TERMS) return [...terms];
      terms.add(term);
    }
  }
  return [...terms];
}

function rangesOfPiece(piece: string): readonly TermRange[] {
  const signs = Array.from(piece);
  const isPair = IS_UNSPACED.test(piece) && signs.length > 1;
  if (!isPair) return [{ from: cut(signs), to: cut(signs) + LAST_SIGN }];
  return signs.slice(0, -1).map((sign, index) => {
    const term = sign + (signs[index + 1] ?? '');
    return { from: term, to: `${term}\u0001` };
  });
}

/** What a person types into the search: a link has to have a term of each range. Words may be begun only. */
export function wantedTerms(text: string): readonly TermRange[] {
  const ranges = piecesOf(text.replace(/^\s*https?:\/\/(www\.)?/i, '')).flatMap(rangesOfPiece);
  const distinct = new Map(ranges.map((range) => [range.from + range.to, range]));
  return [...distinct.values()].slice(0, MAX_WANTED_TERMS);
}
