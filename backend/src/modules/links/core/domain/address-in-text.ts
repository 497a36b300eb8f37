import { AddressRefused } from './links.errors';

const WEB = /https?:\/\//gi;
/** The URL parser reads any number of slashes and backslashes as two. */
const BEGINS_AS_WEB = /^https?:[^\s]/i;
/** A colon and then something else: what an address begins with, not a word such as `Link:`. */
const BEGINS_WITH_SCHEME = /^[a-z][a-z0-9+-]*:[^\s\d]/i;
// The byte order mark is an unseen sign of an address, not a blank.
const BLANKS = /[^\S\uFEFF]+/;
const LINE_BLANK = /[\t\n\r\v\f\u0085\u2028\u2029]/;

const CLOSING = new Map(
  [
    '「」',
    '『』',
    '【】',
    '（）',
    '〈〉',
    '《》',
    '〔〕',
    '“”',
    '‘’',
    '＜＞',
    '()',
    '[]',
    '<>',
    '{}',
    '""',
    "''",
  ].map(([opening = '', closing = '']) => [opening, closing] as const),
);
/** Ends a sentence or a part of it in scripts that set no blank behind it. */
const WIDE_SIGN = /[、。，．；：！？…「」『』【】（）〈〉《》〔〕“”‘’＜＞]/;
const LAST_SIGNS: ReadonlySet<string> = new Set(['.', ',', ';', ':', '!', "'", '"', ')', ']', '>', '}']);
const PAIRED = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

const MAX_SHOWN = 100;
const MAX_NAMED = 3;

/**
 * The one address in a text that people copied with it, without the text. Where the text is an address without blanks, it
 * is returned as it is. Throws {@link AddressRefused} for several addresses, and for one that a line end or tab cuts in two.
 *
 * @param text without blanks at its ends
 */
export function addressInText(text: string): string {
  const words = text.split(BLANKS);
  const [first = ''] = words;
  if (BEGINS_WITH_SCHEME.test(first) && !BEGINS_AS_WEB.test(first)) return words.length === 1 ? text : first;
  const found = words.flatMap((word) => addressesIn(word, words.length > 1));
  if (found.length > 1) throw several(found);
  const [address] = found;
  const from = address === undefined ? 0 : text.indexOf(address);
  if (LINE_BLANK.test(text.slice(from))) throw brokenAt(text.slice(from));
  return address ?? text;
}

/** Addresses on the web in a piece of text without blanks. `isAmidText`: there is more text before or behind it. */
function addressesIn(word: string, isAmidText: boolean): readonly string[] {
  if (beginsWithHost(word)) return [];
  const starts = [...word.matchAll(WEB)].map(({ index }) => index);
  const begun = BEGINS_AS_WEB.test(word) ? [0] : starts.slice(0, 1);
  // Within an address, another one follows a sign of the address, such as `=` or `/`.
  const others = starts.filter((at) => at > (begun[0] ?? 0) && word.charCodeAt(at - 1) > 0x7f);
  const all = [...begun, ...others];
  return all.map((at, index) => {
    const piece = word.slice(at, all[index + 1]);
    const isWhole = !isAmidText && all.length === 1 && at === 0;
    return isWhole ? piece : withoutText(piece, word.charAt(at - 1));
  });
}

/** An address without its scheme, which may have another address inside. */
function beginsWithHost(word: string): boolean {
  const end = word.search(/[/\\?#]/);
  const host = word.slice(0, Math.max(end, 0));
  return host.includes('.') && !BEGINS_AS_WEB.test(word);
}

/** Without the signs that belong to the text around an address. */
function withoutText(piece: string, before: string): string {
  const wide = piece.search(WIDE_SIGN);
  const closing = CLOSING.get(before);
  const closed = closing === undefined ? -1 : piece.indexOf(closing);
  const ends = [wide, closed].filter((at) => at > 0);
  const address = piece.slice(0, Math.min(piece.length, ...ends));
  let end = address.length;
  while (end > 0 && isLastSign(address, end - 1)) end -= 1;
  return address.slice(0, end);
}

/** A closing bracket belongs to the address that opened it. */
function isLastSign(address: string, at: number): boolean {
  const sign = address.charAt(at);
  const opening = PAIRED.get(sign);
  return LAST_SIGNS.has(sign) && (opening === undefined || !address.slice(0, at).includes(opening));
}

const shown = (text: string): string =>
  `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text}”`;

function several(found: readonly string[]): AddressRefused {
  const named = found.slice(0, MAX_NAMED).map(shown).join(', ');
  const more = found.length > MAX_NAMED ? ' and others' : '';
  return new AddressRefused(
    'links.address-several',
    `the text has more than one address, ${named}${more}: use one of them`,
  );
}

function brokenAt(text: string): AddressRefused {
  const parts = text.split(LINE_BLANK).filter((part) => part.trim() !== '');
  const named = parts.slice(0, MAX_NAMED).map((part) => shown(part.trim()));
  return new AddressRefused(
    'links.address-broken',
    `the address has a line break or tab inside, between ${named.join(' and ')}: write it in one line`,
  );
}
