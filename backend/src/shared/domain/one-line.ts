/** Controls, line ends, halves of characters and private signs. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/**
 * What cannot be seen: it turns the direction of text, or makes two names look like one. Joiners, variation selectors
 * and tags may stay, because emoji and some scripts are made with them.
 */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
/** Letters, digits, punctuation and symbols that draw something. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE, 'gu');
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');
/** Longer text is refused before any pattern walks it. */
const MAX_RAW_LENGTH = 1_000;

/** Whether text is one line in which every sign is what it looks like. */
export const isPlainLine = (text: string): boolean => !UNSAFE.test(text) && !UNSEEN.test(text);

/** Text of strangers as such a line: what it may not have is left out, and what ends lines is a space. */
export const asPlainLine = (text: string): string =>
  text.replace(EVERY_UNSAFE, ' ').replace(EVERY_UNSEEN, '').replace(/\s+/gu, ' ').trim();

export const drawsSomething = (text: string): boolean => SEEN.test(text);

/** A name that people give to a thing, as it is kept: trimmed, NFC, runs of spaces as one. Null when it cannot be one. */
export function readOneLine(raw: string): string | null {
  const trimmed = raw.trim();
  if (trimmed.length > MAX_RAW_LENGTH || !isPlainLine(trimmed)) return null;
  const text = trimmed.normalize('NFC').replace(/\s+/gu, ' ');
  return drawsSomething(text) ? text : null;
}
