const WEB = /https?:\/\//i;
const LINE_BREAK = /[\t\n\r\v\f\u0085\u2028\u2029]/;
/** Ends a sentence or a part of it in scripts that set no blank behind it. */
const WIDE_SIGN = /[、。，．；：！？…「」『』【】（）〈〉《》〔〕“”‘’＜＞]/;
const LAST_SIGNS = /[.,;:!'">]+$/;

/** What is to stand in the field instead of the text that was pasted there. */
export interface PastedAddress {
  readonly text: string;
  /** `taken`: the text around the address was left out. `joined`: line breaks became blanks, which the field cannot hold. */
  readonly change: 'taken' | 'joined';
}

/** Where an address begins in a word; -1 for nowhere, and for one within another address. */
function beginning(word: string): number {
  const at = word.search(WEB);
  const before = word.slice(0, Math.max(at, 0));
  return /[/?#\\]|^[a-z][a-z0-9+-]*:/i.test(before) ? -1 : at;
}

function withoutText(piece: string, isInBrackets: boolean): string {
  const wide = piece.search(WIDE_SIGN);
  const address = (wide > 0 ? piece.slice(0, wide) : piece).replace(LAST_SIGNS, '');
  return isInBrackets ? address.replace(/[)\]}].*$/, '') : address;
}

/** Null where the text can be pasted as it is; the server has the last word on it. */
export function pastedAddress(pasted: string): PastedAddress | null {
  const text = pasted.trim();
  const words = text.split(/\s+/);
  const found = words.flatMap((word) => {
    const at = beginning(word);
    return at < 0 ? [] : [{ word, at }];
  });
  const [only] = found;
  const isOne = only !== undefined && found.length === 1 && words.length + only.at > 1;
  if (isOne && !LINE_BREAK.test(text.slice(text.indexOf(only.word)))) {
    const { word, at } = only;
    return { text: withoutText(word.slice(at), /[([{]/.test(word.charAt(at - 1))), change: 'taken' };
  }
  return LINE_BREAK.test(text) ? { text: words.join(' '), change: 'joined' } : null;
}
