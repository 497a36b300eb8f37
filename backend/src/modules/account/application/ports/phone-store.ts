import type { SentPhoneCode } from '../../domain/phone-code';

/** A code on its way to a number. */
export interface NewPhoneCode {
  readonly userId: number;
  readonly phone: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Numbers that people have proven, and the codes they prove them with. Neither is stored readable. */
export abstract class PhoneStore {
  /** The number that the person has proven. */
  abstract verifiedOf(userId: number): Promise<string | null>;
  /** The newest code sent to the person, and where to. */
  abstract codeOf(userId: number): Promise<(SentPhoneCode & { readonly phone: string }) | null>;
  /** In place of any code before. */
  abstract putCode(code: NewPhoneCode): Promise<void>;
  /** Counts a try, however many come at once; false when there is no code that may be tried. */
  abstract countTry(userId: number, now: Date): Promise<boolean>;
  /** Uses the code up if it is this one; the number it was sent to, once. */
  abstract use(userId: number, code: string, now: Date): Promise<string | null>;
  /** In place of the number before; false when as many accounts as may be have it. */
  abstract verify(userId: number, phone: string, now: Date): Promise<boolean>;
  abstract erase(userId: number): Promise<void>;
  abstract removeCodesExpiredBefore(moment: Date): Promise<void>;
}
