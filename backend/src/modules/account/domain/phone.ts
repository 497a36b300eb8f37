import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { PhoneInvalid } from './account.errors';

/** Numbers without a country code are taken for Taiwanese ones. */
const HOME_COUNTRY = 'TW';
const MAX_RAW_LENGTH = 40;
const SHOWN_DIGITS = 3;

/** One number may prove this many accounts: a person, their shop and their club, but not a farm of them. */
export const MAX_ACCOUNTS_PER_PHONE = 3;

/** A mobile number in E.164, such as `+886912345678`. Throws {@link PhoneInvalid}. */
export function parsePhone(raw: string): string {
  const number =
    raw.length <= MAX_RAW_LENGTH
      ? parsePhoneNumberFromString(raw.normalize('NFKC'), HOME_COUNTRY)
      : undefined;
  if (!number?.isValid() || number.ext !== undefined) throw new PhoneInvalid();
  return number.number;
}

/** A number that its owner recognises and others do not learn: `+886••••••678`. */
export function maskedPhone(phone: string): string {
  const code = `+${parsePhoneNumberFromString(phone)?.countryCallingCode ?? ''}`;
  const hidden = Math.max(0, phone.length - code.length - SHOWN_DIGITS);
  return `${code}${'•'.repeat(hidden)}${phone.slice(-SHOWN_DIGITS)}`;
}
