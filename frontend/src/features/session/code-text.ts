export const CODE_LENGTH = 6;

/** The digits of what was typed, full-width ones too, since input methods write those. */
export const digitsOf = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);

/** The code in what was pasted, which may be the whole mail; null when there is none. */
export function codeIn(text: string): string | null {
  const found = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(text.normalize('NFKC'));
  return found === null ? null : `${found[1] ?? ''}${found[2] ?? ''}`;
}
