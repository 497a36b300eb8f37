import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** A shop's keys at newebPay or at ezPay: of one firm, with one cipher. */
export interface NewebKeys {
  /** 32 characters. */
  readonly hashKey: string;
  /** 16 characters. */
  readonly hashIv: string;
}

export type Scalars = Readonly<Record<string, string | number>>;

/** The manual pads to 16 bytes; the firm's own programs pad to 32. */
export type BlockSize = 16 | 32;

const MAX_PADDING = 32;

/** As PHP's http_build_query writes it, which encodes an asterisk too. */
export const newebQuery = (fields: Scalars): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]))
    .toString()
    .replaceAll('*', '%2A');

export function encryptHex(text: string, { hashKey, hashIv }: NewebKeys, block: BlockSize = 32): string {
  const plain = Buffer.from(text, 'utf8');
  const padding = block - (plain.length % block);
  const padded = Buffer.alloc(plain.length + padding, padding);
  plain.copy(padded);
  const cipher = createCipheriv('aes-256-cbc', hashKey, hashIv).setAutoPadding(false);
  return cipher.update(padded).toString('hex') + cipher.final('hex');
}

/** Undefined for whatever no holder of the keys has made. */
export function decryptHex(hex: string, { hashKey, hashIv }: NewebKeys): string | undefined {
  if (hex === '' || hex.length % 32 !== 0 || /[^0-9a-f]/i.test(hex)) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', hashKey, hashIv).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]);
  const padding = padded.at(-1) ?? 0;
  const end = padded.length - padding;
  const isPadded = padding > 0 && padding <= MAX_PADDING && end >= 0;
  if (!isPadded || padded.subarray(end).some((byte) => byte !== padding)) return undefined;
  return padded.toString('utf8', 0, end);
}

const digest = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();

/** Over the ciphertext of the payment page, in both directions. */
export const tradeSha = (hex: string, { hashKey, hashIv }: NewebKeys): string =>
  digest(`HashKey=${hashKey}&${hex}&HashIV=${hashIv}`);

const sorted = (fields: Scalars): string =>
  newebQuery(Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))));

/** Over some fields of an answer. */
export const checkCode = (fields: Scalars, { hashKey, hashIv }: NewebKeys): string =>
  digest(`HashIV=${hashIv}&${sorted(fields)}&HashKey=${hashKey}`);

/** Over some fields of a query. */
export const checkValue = (fields: Scalars, { hashKey, hashIv }: NewebKeys): string =>
  digest(`IV=${hashIv}&${sorted(fields)}&Key=${hashKey}`);
