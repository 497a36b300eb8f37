import type { CodeHolder, SignInCode } from '../../domain/sign-in-code.entity';

/** Where codes are kept. */
export abstract class SignInCodeRepository {
  abstract add(code: SignInCode): Promise<void>;
  /** The code that the holder's browser asked for last. */
  abstract lastOf(holder: CodeHolder): Promise<SignInCode | null>;
  /**
   * Whether no code was made after this one: held for the address in the same browser, so that no other request voids
   * another's; for a move for the person, whatever the address and the browser. Of many made at once, one is the newest.
   */
  abstract isNewest(code: SignInCode): Promise<boolean>;
  /**
   * Counts a guess and tells how many there were with it; others who guess wait until the caller's
   * transaction has ended. Null when the code was used in between.
   */
  abstract countTry(id: string): Promise<number | null>;
  /**
   * Counts a guess at an address, by whatever browser, and tells how many there were with it since `since`; older ones
   * are forgotten. Others who guess at the address wait until the caller's transaction has ended.
   */
  abstract countGuess(emailHash: string, now: Date, since: Date): Promise<number>;
  /** The guess was right, and does not count. */
  abstract takeBackGuess(emailHash: string): Promise<void>;
  /** Guesses that were counted for an address since `since`. */
  abstract guessesAt(emailHash: string, since: Date): Promise<number>;
  abstract markUsed(id: string, now: Date): Promise<void>;
  /** When the codes of an address or a person were asked for, the newest first; at most `limit`. */
  abstract timesOf(emailHash: string | null, userId: number, limit: number): Promise<Date[]>;
  abstract removeOf(emailHash: string | null, userId: number): Promise<void>;
  /** Removes codes that expired before then. */
  abstract removeExpiredBefore(moment: Date): Promise<void>;
  /** Removes counts of guesses that began before then. */
  abstract removeGuessesBefore(moment: Date): Promise<void>;
}
