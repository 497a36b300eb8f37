import { DisplayNameRefused } from './account.errors';
import { withoutSigns } from './clean-name';

const SHORTEST_NAME = 2;
/** In characters as people count them, as far as code points tell. */
const LONGEST_NAME = 30;
const LONGEST_RAW = 1_000;

/** Controls, line ends, halves of characters, private signs, and signs that turn the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const GENERATED = /^user\d+$/i;

/** A name that somebody chose to be shown by, in NFC. Throws {@link DisplayNameRefused}. */
export function parseDisplayName(raw: string): string {
  const trimmed = raw.slice(0, LONGEST_RAW).trim();
  if (UNSAFE.test(trimmed)) {
    throw new DisplayNameRefused('account.display-name-invalid', 'a name is one line without control signs');
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
