import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

/** Where to mail a code. */
export class CodeRequestDto {
  /** Email address. */
  @MaxLength(600)
  @IsString({ message: 'email must be an email address' })
  readonly email!: string;

  /** Language of the email: `zh-TW`, `en`, `vi`, `id` or `ja`. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly lang?: string;
}

/** A code is on its way, if the address takes mail. The same for known and unknown addresses. */
export class CodeSentDto {
  /** Always `success`. */
  readonly result!: 'success';
  /** Remaining lifetime of the code in seconds. */
  readonly expiresIn!: number;
  /** Seconds until another code can be requested. */
  readonly resendIn!: number;
  /** How many digits the code has: 6, or 12 after many wrong guesses at the address. */
  readonly digits!: number;
}

/** The code from the mail. */
export class CodeDto {
  /** The six or twelve digits in the email. */
  @MaxLength(40)
  @IsString({ message: 'verificationCode must be the digits in the email' })
  readonly verificationCode!: string;

  /** The email address the code was sent to. */
  @MaxLength(600)
  @IsString({ message: 'email must be an email address' })
  readonly email!: string;
}

export const KEEPERS = ['cookie', 'body'] as const;

/** The code from the mail, and where the session is to be kept. */
export class CodeEntryDto extends CodeDto {
  /**
   * `cookie` returns the refresh token in an HttpOnly cookie, for browsers; `body` returns it in the response, for
   * other clients. Default: `body`.
   */
  @IsOptional()
  @IsIn(KEEPERS)
  readonly keep?: (typeof KEEPERS)[number];
}

/** A person is signed in. */
export class SignedInDto {
  /** User id. */
  readonly id!: number;
  /** First refresh token; null if it is set as a cookie. */
  readonly key!: string | null;
  /** Id of the user's home group. */
  readonly groupId!: number;
  /** Whether the user was registered by this request. */
  readonly isNew!: boolean;
}

/** Whose code to look for. */
export class CodeStatusRequestDto {
  @MaxLength(600)
  @IsString({ message: 'email must be an email address' })
  readonly email!: string;
}

/** Whether this browser has asked for a code for the address that may still be used. */
export class CodeStatusDto {
  readonly pending!: boolean;
  /** Remaining lifetime of the code in seconds. */
  readonly expiresIn!: number;
  readonly triesLeft!: number;
  /** How many digits the code has: 6 or 12. */
  readonly digits!: number;
}
