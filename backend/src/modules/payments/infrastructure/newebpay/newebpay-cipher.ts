import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** What a shop shares with newebPay. */
export interface NewebpayKeys {
  /** 32 characters. */
  readonly key: string;
  /** 16 characters. */
  readonly iv: string;
}

export type NewebpayFields = Readonly<Record<string, string | number>>;

const ALGORITHM = 'aes-256-cbc';
const REQUEST_BLOCK = 16;
/** Its answers are padded to blocks of 32 bytes, which is twice that of the cipher. */
const MAX_PADDING = 32;
const CIPHERTEXT = /^(?:[0-9a-f]{32})+$/i;
/** More than any message of it has. */
const MAX_LENGTH = 32 * 1024;

/** As PHP writes the fields of a form, in their order. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');

export const formOf = (fields: NewebpayFields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
    .join('&');

const sorted = (fields: NewebpayFields): NewebpayFields =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').toUpperCase();

/** The signature of an answer, over the fields that its kind of answer signs. */
export const checkCode = (fields: NewebpayFields, { key, iv }: NewebpayKeys): string =>
  digest(`HashIV=${iv}&${formOf(sorted(fields))}&HashKey=${key}`);

/** The signature of a question. */
export const checkValue = (fields: NewebpayFields, { key, iv }: NewebpayKeys): string =>
  digest(`IV=${iv}&${formOf(sorted(fields))}&Key=${key}`);

/** The signature of what is encrypted about a single payment, in both directions. */
export const tradeSha = (hex: string, { key, iv }: NewebpayKeys): string =>
  digest(`HashKey=${key}&${hex}&HashIV=${iv}`);

export function encrypt(text: string, { key, iv }: NewebpayKeys): string {
  const bytes = Buffer.from(text);
  const padding = REQUEST_BLOCK - (bytes.length % REQUEST_BLOCK);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAutoPadding(false);
  const padded = Buffer.concat([bytes, Buffer.alloc(padding, padding)]);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('hex');
}

/** Null for whatever was not encrypted with these keys, always in the same way. */
export function decrypt(hex: string, { key, iv }: NewebpayKeys): string | null {
  if (hex.length > MAX_LENGTH || !CIPHERTEXT.test(hex)) return null;
  const decipher = createDecipheriv(ALGORITHM, key, iv).setAutoPadding(false);
  const bytes = Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()]);
  const padding = bytes.at(-1) ?? 0;
  // All of what may be padding is looked at, whatever it says, so that the time says nothing.
  const differences = bytes
    .subarray(-MAX_PADDING)
    .reduceRight(
      (sum, byte, index, tail) => sum + (tail.length - index <= padding && byte !== padding ? 1 : 0),
      padding < 1 || padding > MAX_PADDING || padding > bytes.length ? 1 : 0,
    );
  return differences === 0 ? bytes.subarray(0, bytes.length - padding).toString('utf8') : null;
}
