import type { Randomness } from '../../../shared/domain/randomness';

/** Letters and digits of gateways and addresses, without those that look like others. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A name that cannot be guessed: five bits in each of its signs. */
export const newCode = (randomness: Randomness, length: number): string =>
  Array.from(randomness.bytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
