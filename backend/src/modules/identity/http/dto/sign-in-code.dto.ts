import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

/** Where to mail a code. */
export class CodeRequestDto {
  /** One e-mail address. */
  @MaxLength(600)
  @IsString({ message: 'email must be an e-mail address' })
  readonly email!: string;

  /** Language of the mail: `zh-TW`, `en`, `vi`, `id` or `ja`. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly lang?: string;
}

/** A code is on its way, if the address takes mail. The same for known and unknown addresses. */
export class CodeSentDto {
  /** Always `success`. */
  readonly result!: 'success';
  /** Seconds until the code is no longer taken. */
  readonly expiresIn!: number;
  /** Seconds after which another one may be asked for. */
  readonly resendIn!: number;
}

/** The code from the mail. */
export class CodeDto {
  /** Six digits. */
  @MaxLength(40)
  @IsString({ message: 'verificationCode must be the six digits of the mail' })
  readonly verificationCode!: string;

  /** The address that the code was mailed to. */
  @MaxLength(600)
  @IsString({ message: 'email must be an e-mail address' })
  readonly email!: string;
}

export const KEEPERS = ['cookie', 'body'] as const;

/** The code from the mail, and where the session is to be kept. */
export class CodeEntryDto extends CodeDto {
  /** `cookie`: in an HttpOnly cookie, for browsers. `body`: in the answer, for programs; the default. */
  @IsOptional()
  @IsIn(KEEPERS)
  readonly keep?: (typeof KEEPERS)[number];
}

/** Somebody is signed in. */
export class SignedInDto {
  /** Id of the person. */
  readonly id!: number;
  /** The first refresh token; null when it is in a cookie. */
  readonly key!: string | null;
  /** The person's own group. */
  readonly groupId!: number;
  /** Registered just now. */
  readonly isNew!: boolean;
}

/** Whose code to look for. */
export class CodeStatusRequestDto {
  @MaxLength(600)
  @IsString({ message: 'email must be an e-mail address' })
  readonly email!: string;
}

/** Whether this browser has asked for a code for the address that may still be used. */
export class CodeStatusDto {
  readonly pending!: boolean;
  /** Seconds that the code still lives. */
  readonly expiresIn!: number;
  readonly triesLeft!: number;
}
