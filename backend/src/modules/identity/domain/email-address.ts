import { InvalidInput } from '../../../shared/domain/domain-error';

/** Longest address that mail servers carry (RFC 5321, 4.5.3.1). */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/** Dot-separated parts without what a header or a list of addresses would read as something else. */
const LOCAL_PART = /^[^\s\p{C}\p{Z}@"(),:;<>[\]\\.]+(\.[^\s\p{C}\p{Z}@"(),:;<>[\]\\.]+)*$/u;
/** A label in letters of any script; domains outside ASCII need no Punycode. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/u;

/** Says that text is no email address; the same for every form that takes one. */
class EmailInvalid extends InvalidInput {
  constructor() {
    const message = 'Enter one email address such as name@example.com.';
    super([{ field: 'email', code: 'identity.email-invalid', message }]);
  }
}

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  return (
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
  );
};

/**
 * An address as it is stored and compared: trimmed, NFC, in lower case; null when the text is none. Line
 * breaks are refused even at the ends, because they are sent to write headers.
 */
export function readEmail(text: string): string | null {
  // Long text is refused before any pattern walks it.
  if (/[\r\n]/.test(text) || text.length > MAX_EMAIL_LENGTH * 2) return null;
  const email = text.trim().normalize('NFC').toLowerCase().normalize('NFC');
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const fits = email.length <= MAX_EMAIL_LENGTH && local.length <= MAX_LOCAL_PART_LENGTH;
  return fits && LOCAL_PART.test(local) && isDomain(email.slice(at + 1)) ? email : null;
}

/** The same for what a person typed, who is told when it is none. */
export function parseEmail(text: string): string {
  const email = readEmail(text);
  if (email === null) throw new EmailInvalid();
  return email;
}
