/** What spreadsheets in Taiwan and Japan still write as “CSV”. */
const ENCODINGS = ['big5', 'shift_jis'] as const;
export type EastAsianEncoding = (typeof ENCODINGS)[number];

/** Of the signs that are not ASCII: in files of another encoding far fewer of them are among the common ones. */
const COMMON_SHARE = 0.9;
/** Two of five second bytes of Big5 are those of ASCII; in the encodings of mainland China, Korea and Unix in Japan none is. */
const MANY_SIGNS = 16;

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;

/** The first byte of two. Half-width katakana of Shift_JIS have one byte each, and are not counted as common. */
const IS_LEAD: Readonly<Record<EastAsianEncoding, (byte: number) => boolean>> = {
  big5: (byte) => within(byte, 0x81, 0xfe),
  shift_jis: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
};

/** First bytes of punctuation, kana and the characters that schools teach. */
const IS_COMMON: Readonly<Record<EastAsianEncoding, (byte: number) => boolean>> = {
  big5: (byte) => within(byte, 0xa1, 0xc6),
  shift_jis: (byte) => within(byte, 0x81, 0x83) || within(byte, 0x88, 0x97),
};

/** Which of its signs that are not ASCII are common, from 0 to 1. */
function commonShare(bytes: Uint8Array, encoding: EastAsianEncoding): number {
  let [signs, common, seconds] = [0, 0, 0];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    signs += 1;
    if (IS_COMMON[encoding](byte)) common += 1;
    if (!IS_LEAD[encoding](byte)) continue;
    index += 1;
    if ((bytes[index] ?? 0) < 0x80) seconds += 1;
  }
  const isAnother = signs >= MANY_SIGNS && seconds === 0;
  return signs === 0 || isAnother ? 0 : common / signs;
}

/**
 * In which of the two the bytes may be written; null for neither. Few signs are enough, as tables have: statistics of letters
 * need whole pages of them. Whether all of a file can be read so is another question.
 */
export function eastAsianEncodingOf(bytes: Uint8Array): EastAsianEncoding | null {
  const shares = ENCODINGS.map((encoding) => ({ encoding, share: commonShare(bytes, encoding) }));
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share >= COMMON_SHARE ? best.encoding : null;
}
