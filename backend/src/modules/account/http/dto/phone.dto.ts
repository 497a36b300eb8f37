import { IsIn, IsOptional, IsString } from 'class-validator';
import { type Language, LANGUAGES } from '../../../../shared/domain/language';

export class PhoneStatusDto {
  readonly status!: 'none' | 'pending' | 'verified';
  /** Phone number, masked except for the country code and last digits; null if none is verified. */
  readonly phone!: string | null;
  /** Whether numbers can be verified on this installation; if not, requests for a code are refused. */
  readonly offered!: boolean;
}

export class PhoneCodeRequestDto {
  /** Mobile number. Numbers without a country code are taken as Taiwanese. */
  @IsString({ message: 'phone must be text: a mobile number' })
  readonly phone!: string;

  /** Language of the message. */
  @IsOptional()
  @IsIn(LANGUAGES)
  readonly lang?: Language;
}

export class PhoneCodeSentDto {
  /** Lifetime of the code in seconds. */
  readonly expiresIn!: number;
  /** Seconds until another code can be requested. */
  readonly resendIn!: number;
}

export class PhoneCodeCheckDto {
  /** Six digits. */
  @IsString({ message: 'code must be text: six digits' })
  readonly code!: string;
}
