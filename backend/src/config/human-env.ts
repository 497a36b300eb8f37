import { Transform } from 'class-transformer';
import { IsNumber, IsOptional, Matches, Max, Min, Validate } from 'class-validator';
import { IsWebAddress } from './env-constraints';
import { Setting } from './setting.decorator';
import { SmsEnv } from './sms-env';
import { toNumber } from './written-values';

const KEY = /^[\w-]{1,100}$/;
const KEY_RULE = { message: 'has up to 100 letters, digits, hyphens and underscores' };

/** Settings of what tells humans from programs. */
export class HumanEnv extends SmsEnv {
  @Setting(
    'unset: local limits only',
    'Site key of Google reCAPTCHA v3, for what strangers do; see [safety](safety.md#human-verification).',
  )
  @IsOptional()
  @Matches(KEY, KEY_RULE)
  readonly RECAPTCHA_SITE_KEY?: string;

  @Setting('unset', 'The secret key that belongs to it.')
  @IsOptional()
  @Matches(KEY, KEY_RULE)
  readonly RECAPTCHA_SECRET?: string;

  @Setting('`0.5`', 'Score from which somebody counts as human, from 0 to 1.')
  @Transform(toNumber)
  @IsNumber()
  @Min(0)
  @Max(1)
  readonly RECAPTCHA_MIN_SCORE: number = 0.5;

  @Setting("Google's", 'Address of `siteverify`, or of what speaks like it.')
  @Validate(IsWebAddress)
  readonly RECAPTCHA_VERIFY_URL: string = 'https://www.google.com/recaptcha/api/siteverify';
}
