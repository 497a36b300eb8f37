import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { deriveKey } from '../../../../shared/crypto/derived-key';
import { sameText } from '../../../../shared/crypto/same-text';
import { Clock } from '../../../../shared/domain/clock';
import { Randomness } from '../../../../shared/domain/randomness';
import type { Language } from '../../../../shared/domain/language';
import { CodeRefused } from '../../domain/sign-in-code.errors';
import {
  CODE_DIGITS,
  type CodeHolder,
  type CodePurpose,
  type CodeRefusal,
  codeOf,
  GUARDED_CODE_DIGITS,
  GUESS_WINDOW_MS,
  isGuarded,
  MAX_CODE_ATTEMPTS,
  readCode,
  SignInCode,
} from '../../domain/sign-in-code.entity';
import { SignInCodeRepository } from '../ports/sign-in-code-repository';

/** Whom a code is for, and the browser that asks. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  /** As `parseEmail` returns it. */
  readonly email: string;
  /** Who moves; 0 at the door. */
  readonly userId: number;
  readonly browserUuid: string;
}

export interface IssuedCode {
  readonly id: string;
  /** For the mail alone. */
  readonly code: string;
  readonly digits: number;
  readonly expiresAt: Date;
}

/** One attempt to use a code. */
export interface Guess {
  readonly code: string;
  /** Where it came from. */
  readonly address: string;
}

/** Each try is passed over once in 4 000 times; fifteen of sixteen never are. */
const RANDOM_BYTES = 64;
const ID_BYTES = 16;

/**
 * Makes and compares codes. The database holds HMACs of addresses and of codes, so who reads it learns
 * neither. Every method is a part of the caller's unit of work.
 */
@Injectable()
export class SignInCodesService {
  private readonly codeKey: Buffer;
  private readonly emailKey: Buffer;

  constructor(
    private readonly codes: SignInCodeRepository,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    secrets: SecretSettings,
  ) {
    this.codeKey = deriveKey(secrets.secret, 'sign-in-codes');
    this.emailKey = deriveKey(secrets.secret, 'sign-in-code-addresses');
  }

  /** Takes the place of older codes of the same owner. Long where much was guessed at the address. */
  async issue(owner: CodeOwner, lang: Language): Promise<IssuedCode> {
    const holder = this.holderOf(owner);
    const digits = isGuarded(await this.guessesAt(holder.emailHash)) ? GUARDED_CODE_DIGITS : CODE_DIGITS;
    const code = codeOf(this.randomness.bytes(RANDOM_BYTES), digits);
    if (code === null) throw new Error('the source of randomness is broken');
    const id = Buffer.from(this.randomness.bytes(ID_BYTES)).toString('hex');
    const codeHash = this.hashOf(id, code);
    const made = new SignInCode({ ...holder, id, codeHash, digits, lang }, this.clock.now());
    await this.codes.add(made);
    return { id, code, digits, expiresAt: made.expiresAt };
  }

  /**
   * Uses the code up, or says why not. The refusal is returned, not thrown: the count of tries must be
   * stored. A browser that asked for no code is told just that: whether another did is not its business.
   */
  async use(owner: CodeOwner, { code, address }: Guess): Promise<SignInCode | CodeRefused> {
    const now = this.clock.now();
    const found = await this.codes.lastOf(this.holderOf(owner));
    if (!found) return new CodeRefused('other-browser', 0);
    const refusal = await this.refusalOf(found);
    if (refusal && refusal !== 'locked') return new CodeRefused(refusal, 0);
    const tries = await this.codes.countTry(found.id);
    if (tries === null) return new CodeRefused('used', 0);
    if (tries > MAX_CODE_ATTEMPTS) return new CodeRefused('locked', 0);
    // Counted before it is compared: of many guesses at once, by many browsers, no more than those that count are.
    const guesses = await this.codes.countGuess(found.emailHash, now, this.guessWindow());
    if (found.refusalAt(now, true, guesses - 1) === 'expired') return new CodeRefused('expired', 0);
    if (sameText(this.hashOf(found.id, readCode(code) ?? ''), found.codeHash)) {
      await this.codes.takeBackGuess(found.emailHash);
      await this.codes.markUsed(found.id, now);
      return found;
    }
    if (tries < MAX_CODE_ATTEMPTS) return new CodeRefused('wrong', MAX_CODE_ATTEMPTS - tries);
    await this.noteGuesser(owner.userId, address);
    return new CodeRefused('locked', 0);
  }

  /** The code that this browser may still use. */
  async pending(owner: CodeOwner): Promise<SignInCode | null> {
    const found = await this.codes.lastOf(this.holderOf(owner));
    return found && (await this.refusalOf(found)) === null ? found : null;
  }

  /** What of an address is stored. */
  hashOfEmail(email: string): string {
    return createHmac('sha256', this.emailKey).update(email).digest('hex');
  }

  private async refusalOf(code: SignInCode): Promise<CodeRefusal | null> {
    const isNewest = await this.codes.isNewest(code);
    return code.refusalAt(this.clock.now(), isNewest, await this.guessesAt(code.emailHash));
  }

  private guessesAt(emailHash: string): Promise<number> {
    return this.codes.guessesAt(emailHash, this.guessWindow());
  }

  /** Its beginning. */
  private guessWindow(): Date {
    return new Date(this.clock.now().getTime() - GUESS_WINDOW_MS);
  }

  /** Once for each code that was guessed at; whose address it was for stays out of the log. */
  private noteGuesser(userId: number, address: string): Promise<void> {
    const action = 'identity.code-locked';
    return this.audit.record({ action, outcome: 'refused', userId, groupId: 0, address });
  }

  private holderOf({ email, ...owner }: CodeOwner): CodeHolder {
    return { ...owner, emailHash: this.hashOfEmail(email) };
  }

  private hashOf(id: string, code: string): string {
    return createHmac('sha256', this.codeKey).update(`${id}\n${code}`).digest('hex');
  }
}
