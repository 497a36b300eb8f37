import { DisplayNameRefused } from './account.errors';
import { withoutSigns } from './clean-name';

const SHORTEST_NAME = 2;
/** In characters as people count them, as far as code points tell. */
const LONGEST_NAME = 30;
const LONGEST_RAW = 1_000;

/** Controls, line ends, halves of characters and private signs. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/**
 * What nobody sees: it turns the direction of text, or makes two names look like one. Joiners, variation selectors
 * and tags may stay, because emoji and some scripts are made with them.
 */
const UNSEEN = /(?![\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
/** Letters, digits, punctuation and symbols that draw something. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const GENERATED = /^user\d+$/i;

/** A name that somebody chose to be shown by, in NFC. Throws {@link DisplayNameRefused}. */
export function parseDisplayName(raw: string): string {
  const trimmed = raw.slice(0, LONGEST_RAW).trim();
  if (UNSAFE.test(trimmed) || UNSEEN.test(trimmed)) {
    throw new DisplayNameRefused(
      'account.display-name-invalid',
      'a name is one line, without control signs and signs that nobody sees',
    );
  }
  const name = withoutSigns(trimmed).normalize('NFC').replace(/\s+/gu, ' ');
  const length = Array.from(name).length;
  if (length < SHORTEST_NAME || !SEEN.test(name)) {
    throw new DisplayNameRefused(
      'account.display-name-too-short',
      `a name needs at least ${SHORTEST_NAME} characters`,
    );
  }
  if (length > LONGEST_NAME) {
    throw new DisplayNameRefused(
      'account.display-name-too-long',
      `a name has at most ${LONGEST_NAME} characters`,
    );
  }
  if (GENERATED.test(name)) {
    throw new DisplayNameRefused(
      'account.display-name-generated',
      'a name may not look like a generated one: choose another',
    );
  }
  return name;
}
