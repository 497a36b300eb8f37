import { isEmailShaped } from '../../shared/email-shape';

/** What can be told of a field before the server is asked; it judges with the same rules, and with more. */

const MIN_SUBDOMAIN_LENGTH = 3;
const MAX_SUBDOMAIN_LENGTH = 20;
const MIN_NAME_LENGTH = 2;
const MAX_NAME_LENGTH = 30;
/** E.164 has at most 15 digits; no country has less than 6 with its code. */
const PHONE = /^\+?\d{6,15}$/;
const SEPARATORS = /[\s().-]/g;

const lengthOf = (text: string): number => Array.from(text).length;

/** As the server stores it: people paste names with capitals, blanks and slashes. */
export const tidySubdomain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[/\\;,']/g, '');

export function subdomainHint(subdomain: string): string | null {
  if (/[^a-z0-9]/.test(subdomain)) return 'account.subdomain-invalid';
  if (subdomain.length < MIN_SUBDOMAIN_LENGTH) return 'account.subdomain-too-short';
  if (subdomain.length > MAX_SUBDOMAIN_LENGTH) return 'account.subdomain-too-long';
  return /^\d+$/.test(subdomain) ? 'account.subdomain-only-digits' : null;
}

export function displayNameHint(name: string): string | null {
  const length = lengthOf(name.trim());
  if (length < MIN_NAME_LENGTH) return 'account.display-name-too-short';
  if (length > MAX_NAME_LENGTH) return 'account.display-name-too-long';
  return /^user\d+$/i.test(name.trim()) ? 'account.display-name-generated' : null;
}

export const emailHint = (email: string): string | null =>
  isEmailShaped(email) ? null : 'identity.email-invalid';

/** As the server takes it: without what people write between the digits. */
const tidyPhone = (phone: string): string => phone.normalize('NFKC').replace(SEPARATORS, '');

export const phoneHint = (phone: string): string | null =>
  PHONE.test(tidyPhone(phone)) ? null : 'account.phone-invalid';
