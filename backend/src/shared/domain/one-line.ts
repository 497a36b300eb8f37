/** Controls, line ends, halves of characters, signs without a meaning for all, and signs that turn the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Longer text is refused before any pattern walks it. */
const LONGEST_RAW = 1_000;

/**
 * Text that people give to things, as it is kept: trimmed, NFC, runs of spaces as one. Null when it is more than
 * one line, would draw something other than itself, or draws nothing.
 */
export function readOneLine(raw: string): string | null {
  const trimmed = raw.trim();
  if (trimmed.length > LONGEST_RAW || UNSAFE.test(trimmed)) return null;
  const text = trimmed.normalize('NFC').replace(/\s+/gu, ' ');
  return SEEN.test(text) ? text : null;
}
