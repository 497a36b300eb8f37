import type { CodeHolder, SignInCode } from '../../domain/sign-in-code.entity';

/** Where codes are kept. */
export abstract class SignInCodeRepository {
  abstract add(code: SignInCode): Promise<void>;
  /** The code that the holder's browser asked for last. */
  abstract lastOf(holder: CodeHolder): Promise<SignInCode | null>;
  /**
   * Whether no code was made after this one, whatever browser asked: at the door for the address, for a move
   * for the person, whatever the address. However many are made at once, one is the newest.
   */
  abstract isNewest(code: SignInCode): Promise<boolean>;
  /**
   * Counts a guess and tells how many there were with it; others who guess wait until the caller's
   * transaction has ended. Null when the code was used in between.
   */
  abstract countTry(id: string): Promise<number | null>;
  abstract markUsed(id: string, now: Date): Promise<void>;
  /** When the codes of an address or a person were asked for, the newest first; at most `limit`. */
  abstract timesOf(emailHash: string | null, userId: number, limit: number): Promise<Date[]>;
  abstract removeOf(emailHash: string | null, userId: number): Promise<void>;
  /** Removes codes that expired before then. */
  abstract removeExpiredBefore(moment: Date): Promise<void>;
}
