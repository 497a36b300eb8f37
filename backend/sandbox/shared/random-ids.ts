import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const ALL = `${LETTERS}${LETTERS.toLowerCase()}${DIGITS}`;

const draw = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

export const digits = (length: number): string => draw(DIGITS, length);
export const capitals = (length: number): string => draw(LETTERS, length);
export const capitalsAndDigits = (length: number): string => draw(LETTERS + DIGITS, length);
export const lettersAndDigits = (length: number): string => draw(ALL, length);
