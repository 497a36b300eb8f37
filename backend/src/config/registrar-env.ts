import { IsIn, IsOptional, Matches, Validate } from 'class-validator';
import { IsWebAddress } from './env-constraints';
import { PaymentEnv } from './payment-env';
import { Setting } from './setting.decorator';

const REGISTRARS = ['manual', 'http'] as const;
const TLDS = /^[a-z0-9-]{2,20}(?:\.[a-z]{2,10})?(?:\s*,\s*[a-z0-9-]{2,20}(?:\.[a-z]{2,10})?){0,19}$/;

/** Settings of whom domains that the site sells are registered with. */
export class RegistrarEnv extends PaymentEnv {
  @Setting(
    '`manual`: site admins register them',
    'Who registers domains that groups buy: `manual`, or `http` for a registrar that speaks as [domains](domains.md#domains-for-sale) says.',
  )
  @IsIn(REGISTRARS)
  readonly REGISTRAR: (typeof REGISTRARS)[number] = 'manual';

  @Setting('unset', 'Base address of that registrar.')
  @IsOptional()
  @Validate(IsWebAddress)
  readonly REGISTRAR_URL?: string;

  @Setting('unset', 'Key that it knows this site by.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{1,200}$/, { message: 'has up to 200 printable ASCII characters without spaces' })
  readonly REGISTRAR_KEY?: string;

  @Setting('`com,net,org,link`', 'Endings that domains are sold with, comma-separated, up to 20.')
  @Matches(TLDS, { message: 'must be endings such as com,com.tw' })
  readonly REGISTRAR_TLDS: string = 'com,net,org,link';
}
