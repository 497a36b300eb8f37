import { isEmailShaped } from '../../shared/email-shape';

/** Whom a text names: an address, the number of an account, or no one. */
export type Named =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'number'; readonly userId: number }
  | { readonly kind: 'nobody' };

/** Ids beyond do not exist. */
const HIGHEST_ID = 2_147_483_647;
const NUMBER = /^#?([1-9]\d{0,9})$/;
/** What chat programs and mail programs put around an address without anybody seeing it. */
const INVISIBLE = /\p{Cf}/gu;
/** `"Lin, Mei" <mei@example.com>`, as mail programs copy it. */
const WITH_NAME = /(?:"[^"\n]*"|[^,;\n"])*<\s*([^<>\s]+@[^<>\s]+)\s*>/g;
const SEPARATORS = /[\s,;、，；|]+/u;
/** Far more than may be invited at once. */
const MAX_TEXT_LENGTH = 20_000;
const WRAPPING = /^(?:mailto:|["'“”‘’(<]+)+|["'“”‘’)>.]+$/giu;

const tidy = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/** The single entries of a text that was typed or pasted, such as a column of a spreadsheet. */
export function splitAddresses(text: string): readonly string[] {
  return tidy(text.slice(0, MAX_TEXT_LENGTH))
    .replace(WITH_NAME, ' $1 ')
    .split(SEPARATORS)
    .map((part) => part.replace(WRAPPING, ''))
    .filter((part) => part !== '');
}

/** Whether a person who types has come to the end of an entry. */
export const endsEntry = (text: string): boolean => SEPARATORS.test(text.slice(-1));

export function readAddress(text: string): Named {
  const userId = Number(NUMBER.exec(text)?.[1] ?? 0);
  if (userId > 0 && userId <= HIGHEST_ID) return { kind: 'number', userId };
  return isEmailShaped(text) ? { kind: 'email', email: text } : { kind: 'nobody' };
}

/** Addresses are the same whatever case they are written in. */
export const addressKey = (text: string): string => text.replace(/^#/, '').toLowerCase();
