import { PhoneCodeRefused } from './account.errors';

const DIGITS = 6;
const CODES = 10 ** DIGITS;
/** Of 2³² values those that fill whole millions, so that no code is likelier than another. */
const UNBIASED = 2 ** 32 - (2 ** 32 % CODES);

export const PHONE_CODE_LIFETIME_S = 600;
/** A new code cancels the old one; people are asked to wait this long. */
export const RESEND_AFTER_S = 60;
export const PHONE_CODE_TRIES = 5;

/** Six random digits; `nextBytes` is a cryptographic source. */
export function randomPhoneCode(nextBytes: (count: number) => Uint8Array): string {
  for (;;) {
    const bytes = nextBytes(4);
    const value = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (value < UNBIASED) return String(value % CODES).padStart(DIGITS, '0');
  }
}

/** What a person typed as their code, blanks and full-width digits forgiven. Throws {@link PhoneCodeRefused}. */
export function parsePhoneCode(raw: string): string {
  const code = raw.slice(0, 40).normalize('NFKC').replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) throw new PhoneCodeRefused('account.phone-code-malformed');
  return code;
}

/** A code that was sent, as it stands. */
export interface SentPhoneCode {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly triesLeft: number;
}

/** Why a code cannot be tried; the try itself is counted where the code is stored. */
export function phoneCodeRefusalOf(code: SentPhoneCode | null, now: Date): PhoneCodeRefused {
  if (!code || code.expiresAt <= now) return new PhoneCodeRefused('account.phone-code-expired');
  if (code.usedAt) return new PhoneCodeRefused('account.phone-code-used');
  if (code.triesLeft <= 0) return new PhoneCodeRefused('account.phone-code-locked');
  return new PhoneCodeRefused('account.phone-code-wrong');
}
