/** Of most codes; the server tells when one is longer. */
export const CODE_LENGTH = 6;
const MAX_CODE_LENGTH = 2 * CODE_LENGTH;

/** The digits of what was typed, full-width ones too, since input methods write those. */
export const digitsOf = (text: string, length = MAX_CODE_LENGTH): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length);

/** The code in what was pasted, which may be the whole mail; null when there is none. */
export function codeIn(text: string): string | null {
  const found = /(?<!\d)(?:\d{12}|\d{3}[\s-]?\d{3})(?!\d)/.exec(text.normalize('NFKC'));
  return found === null ? null : digitsOf(found[0]);
}
