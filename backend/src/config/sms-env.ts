import { IsIn, IsOptional, Matches, Validate } from 'class-validator';
import { IsWebAddress } from './env-constraints';
import { ProxyEnv } from './proxy-env';
import { Setting } from './setting.decorator';

export const SMS_GATEWAYS = ['off', 'twilio', 'every8d', 'outbox'] as const;

/** Settings of who carries text messages. */
export class SmsEnv extends ProxyEnv {
  @Setting(
    '`off`: no phone verification',
    'Who carries text messages: `twilio`, `every8d`, or services that speak like them; `outbox` writes files, to try it out. See [running](running.md#text-messages).',
  )
  @IsIn(SMS_GATEWAYS)
  readonly SMS_GATEWAY: (typeof SMS_GATEWAYS)[number] = 'off';

  @Setting('unset', 'Account there: the Account SID of Twilio, the user name (UID) of EVERY8D.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{1,100}$/, { message: 'has up to 100 printable ASCII characters without spaces' })
  readonly SMS_ACCOUNT?: string;

  @Setting('unset', 'Its auth token or password.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{1,200}$/, { message: 'has up to 200 printable ASCII characters without spaces' })
  readonly SMS_PASSWORD?: string;

  @Setting('unset', 'Number or name that messages come from, as Twilio knows it; EVERY8D needs none.')
  @IsOptional()
  @Matches(/^[+\w][\w .-]{0,19}$/, { message: 'must be a number such as +15005550006, or a name' })
  readonly SMS_FROM?: string;

  @Setting("the gateway's", 'Base address of what speaks like the gateway.')
  @IsOptional()
  @Validate(IsWebAddress)
  readonly SMS_URL?: string;
}
