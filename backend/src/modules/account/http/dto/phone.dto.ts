import { IsString } from 'class-validator';

export class PhoneStatusDto {
  readonly status!: 'none' | 'pending' | 'verified';
  /** All but the country code and the last digits hidden; null when there is none. */
  readonly phone!: string | null;
}

export class PhoneCodeRequestDto {
  /** A mobile number; without a country code it is taken for a Taiwanese one. */
  @IsString({ message: 'phone must be text: a mobile number' })
  readonly phone!: string;
}

export class PhoneCodeSentDto {
  /** Seconds that the code is good for. */
  readonly expiresIn!: number;
  /** Seconds after which another may be asked for. */
  readonly resendIn!: number;
}

export class PhoneCodeCheckDto {
  /** Six digits. */
  @IsString({ message: 'code must be text: six digits' })
  readonly code!: string;
}
