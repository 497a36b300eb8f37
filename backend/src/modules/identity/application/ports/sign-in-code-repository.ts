import type { CodeHolder, SignInCode } from '../../domain/sign-in-code.entity';

/** Where codes are kept. */
export abstract class SignInCodeRepository {
  abstract add(code: SignInCode): Promise<void>;
  /**
   * Makes open codes useless: at the door those of the address, for a move all of the person's, whatever
   * address they were for.
   */
  abstract cancelOpen(holder: CodeHolder, now: Date): Promise<void>;
  /** The newest code of the holder; one that this browser asked for comes before those of others. */
  abstract newest(holder: CodeHolder, browserUuid: string): Promise<SignInCode | null>;
  /**
   * Counts a guess and tells how many there were with it; others who guess wait until the caller's
   * transaction has ended. Null when the code was used or cancelled in between.
   */
  abstract countTry(id: string): Promise<number | null>;
  abstract markUsed(id: string, now: Date): Promise<void>;
  /** When the codes of an address or a person were asked for, the newest first; at most `limit`. */
  abstract timesOf(emailHash: string | null, userId: number, limit: number): Promise<Date[]>;
  abstract removeOf(emailHash: string | null, userId: number): Promise<void>;
  /** Removes codes that expired before then. */
  abstract removeExpiredBefore(moment: Date): Promise<void>;
}
