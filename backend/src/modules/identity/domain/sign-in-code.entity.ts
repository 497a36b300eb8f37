import type { Language } from '../../../shared/domain/language';

/** How long a code lives. */
export const CODE_LIFETIME_MS = 10 * 60_000;
/** After so many wrong guesses even the right one is refused. */
export const MAX_CODE_ATTEMPTS = 5;
/** Pause that people are asked to make before they ask for another code. */
export const RESEND_PAUSE_SECONDS = 60;

const HALF = 1_000_000;
const HALF_DIGITS = 6;
/** How many digits a code has, and how many where so much was guessed that six would be found one day. */
export const CODE_DIGITS = HALF_DIGITS;
export const GUARDED_CODE_DIGITS = 2 * HALF_DIGITS;

/** So long a wrong guess at an address counts. */
export const GUESS_WINDOW_MS = 90 * 24 * 3_600_000;
const MAX_WRONG_GUESSES = 50;

/**
 * Whether codes for an address have to be longer, after so many wrong guesses within the window, by any callers.
 * Longer, and not refused: a stranger who guesses must not keep the owner out.
 */
export const isGuarded = (wrongGuesses: number): boolean => wrongGuesses >= MAX_WRONG_GUESSES;

/** What the code opens: the door, or a person's move to another address. */
export type CodePurpose = 'enter' | 'move';

/** Whom a code is for. Addresses are kept as HMAC, so that the table identifies no one. */
export interface CodeHolder {
  readonly purpose: CodePurpose;
  readonly emailHash: string;
  /** Who moves; 0 at the door. */
  readonly userId: number;
  /** The browser that asked, and the only one that may use it. */
  readonly browserUuid: string;
}

export interface NewSignInCode extends CodeHolder {
  /** 128 random bits, hexadecimal. */
  readonly id: string;
  /** HMAC over id and code. */
  readonly codeHash: string;
  readonly digits: number;
  readonly lang: Language;
}

/** Why a code is not even compared. */
export type CodeRefusal = 'used' | 'expired' | 'locked';

/** A code that was mailed to a person. */
export class SignInCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly emailHash: string;
  readonly userId: number;
  readonly browserUuid: string;
  readonly codeHash: string;
  /** How many it has. */
  readonly digits: number;
  /** The language that its holder asked in, and will be registered with. */
  readonly lang: Language;
  /** Guesses so far; counted by the database, because many may come at once. */
  readonly tries: number = 0;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null = null;

  constructor(facts: NewSignInCode, now: Date) {
    this.id = facts.id;
    this.purpose = facts.purpose;
    this.emailHash = facts.emailHash;
    this.userId = facts.userId;
    this.browserUuid = facts.browserUuid;
    this.codeHash = facts.codeHash;
    this.digits = facts.digits;
    this.lang = facts.lang;
    this.createdAt = now;
    this.expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  }

  /**
   * Why it cannot be used now; null when a guess may be made.
   * @param isNewest none has taken its place
   * @param wrongGuesses at the address, within the window
   */
  refusalAt(now: Date, isNewest: boolean, wrongGuesses: number): CodeRefusal | null {
    if (this.usedAt) return 'used';
    const isTooShort = isGuarded(wrongGuesses) && this.digits < GUARDED_CODE_DIGITS;
    if (!isNewest || isTooShort || now >= this.expiresAt) return 'expired';
    return this.tries >= MAX_CODE_ATTEMPTS ? 'locked' : null;
  }

  get triesLeft(): number {
    return Math.max(0, MAX_CODE_ATTEMPTS - this.tries);
  }

  /** Whole seconds that it still lives. */
  secondsLeft(now: Date): number {
    return Math.max(0, Math.ceil((this.expiresAt.getTime() - now.getTime()) / 1_000));
  }
}

/**
 * Digits over random bytes, each code as likely as any other: of the 32-bit numbers those above the last multiple of a
 * million would favour small codes, so they are passed over. Null when too many were.
 */
export function codeOf(random: Uint8Array, digits = CODE_DIGITS): string | null {
  const view = new DataView(random.buffer, random.byteOffset, random.byteLength);
  const fair = 2 ** 32 - (2 ** 32 % HALF);
  let code = '';
  for (let at = 0; at + 4 <= random.byteLength && code.length < digits; at += 4) {
    const number = view.getUint32(at);
    if (number < fair) code += String(number % HALF).padStart(HALF_DIGITS, '0');
  }
  return code.length < digits ? null : code;
}

/** The digits of a code that a person typed or pasted, in any width and with any gaps; null when it is no code. */
export function readCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^(?:\d{6}){1,2}$/.test(digits) ? digits : null;
}
