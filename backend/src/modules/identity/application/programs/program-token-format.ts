import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { TokenTraces } from '../../domain/program-token.entity';

const PREFIX = 'lk_live_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 30;
const CHECK_LENGTH = 6;
const SHAPE = /^lk_live_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;
/** Bytes from here on are dropped: with them, some letters would come up more often than others. */
const UNEVEN_FROM = 256 - (256 % ALPHABET.length);

/** Whether a text means to be the token of a program, and so is no access token, whatever is wrong with it. */
export const isProgramToken = (text: string): boolean => text.startsWith('lk_');

function checksumOf(random: string): string {
  let left = crc32(random);
  let digits = '';
  while (left > 0) {
    digits = ALPHABET.charAt(left % ALPHABET.length) + digits;
    left = Math.floor(left / ALPHABET.length);
  }
  return digits.padStart(CHECK_LENGTH, '0');
}

/** A new token. `bytes` come from a cryptographically secure source. */
export function newProgramToken(bytes: (count: number) => Uint8Array): string {
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    const even = [...bytes(RANDOM_LENGTH)].filter((byte) => byte < UNEVEN_FROM);
    random += even.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  }
  random = random.slice(0, RANDOM_LENGTH);
  return `${PREFIX}${random}${checksumOf(random)}`;
}

/** What is stored of a token: 178 random bits need no slow hash. Null when it was never one of ours. */
export function programTokenTraces(text: string): TokenTraces | null {
  const [, random = '', check] = SHAPE.exec(text) ?? [];
  if (check === undefined || checksumOf(random) !== check) return null;
  return { hash: createHash('sha256').update(text).digest('hex'), lastFour: text.slice(-4) };
}

/** A token as it may be shown again and again. */
export const maskedProgramToken = ({ lastFour }: Pick<TokenTraces, 'lastFour'>): string =>
  `${PREFIX}…${lastFour}`;
