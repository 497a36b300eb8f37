import { drawsSomething, isPlainLine } from '../../../shared/domain/one-line';
import { DisplayNameRefused } from './account.errors';
import { withoutSigns } from '../../../shared/domain/clean-name';

const MIN_NAME_LENGTH = 2;
/** In characters as people count them, as far as code points tell. */
const MAX_NAME_LENGTH = 30;
const MAX_RAW_LENGTH = 1_000;

const GENERATED = /^user\d+$/i;

/** A name that a person chose to be shown by, in NFC. Throws {@link DisplayNameRefused}. */
export function parseDisplayName(raw: string): string {
  const trimmed = raw.slice(0, MAX_RAW_LENGTH).trim();
  if (!isPlainLine(trimmed)) {
    throw new DisplayNameRefused(
      'account.display-name-invalid',
      'a name is one line, without control signs and signs that nobody sees',
    );
  }
  const name = withoutSigns(trimmed).normalize('NFC').replace(/\s+/gu, ' ');
  const length = Array.from(name).length;
  if (length < MIN_NAME_LENGTH || !drawsSomething(name)) {
    throw new DisplayNameRefused(
      'account.display-name-too-short',
      `a name needs at least ${MIN_NAME_LENGTH} characters`,
    );
  }
  if (length > MAX_NAME_LENGTH) {
    throw new DisplayNameRefused(
      'account.display-name-too-long',
      `a name has at most ${MAX_NAME_LENGTH} characters`,
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
