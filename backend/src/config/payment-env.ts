import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Min, Validate } from 'class-validator';
import { IsWebAddress } from './env-constraints';
import { HumanEnv } from './human-env';
import { Setting } from './setting.decorator';
import { toNumber } from './written-values';

/** Gateways and tax refuse smaller sums. */
const MIN_UNLOCK_TWD = 20;

/** Settings of those who take payments. */
export class PaymentEnv extends HumanEnv {
  @Setting('unset: no cards', 'Id of your shop at newebPay, which takes cards; see [payments](payments.md).')
  @IsOptional()
  @Matches(/^[A-Za-z0-9]{1,15}$/, { message: 'has up to 15 letters and digits' })
  readonly NEWEBPAY_MERCHANT_ID?: string;

  @Setting('unset', 'The HashKey of that shop.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{32}$/, { message: 'has 32 printable ASCII characters' })
  readonly NEWEBPAY_HASH_KEY?: string;

  @Setting('unset', 'The HashIV of that shop.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{16}$/, { message: 'has 16 printable ASCII characters' })
  readonly NEWEBPAY_HASH_IV?: string;

  @Setting(
    "newebPay's",
    'Base address of newebPay; `https://ccore.newebpay.com` is the one for trying it out.',
  )
  @Validate(IsWebAddress)
  readonly NEWEBPAY_URL: string = 'https://core.newebpay.com';

  @Setting('unset: no LINE Pay', 'Id of your channel at LINE Pay; see [payments](payments.md).')
  @IsOptional()
  @Matches(/^\d{1,20}$/, { message: 'has up to 20 digits' })
  readonly LINEPAY_CHANNEL_ID?: string;

  @Setting('unset', 'The secret of that channel.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{16,64}$/, { message: 'has 16 to 64 printable ASCII characters' })
  readonly LINEPAY_CHANNEL_SECRET?: string;

  @Setting(
    "LINE Pay's",
    'Base address of LINE Pay; `https://sandbox-api-pay.line.me` is the one for trying it out.',
  )
  @Validate(IsWebAddress)
  readonly LINEPAY_URL: string = 'https://api-pay.line.me';

  @Setting('unset: no PayPal', 'Client id of your app at PayPal; see [payments](payments.md#paypal).')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{8,200}$/, { message: 'has 8 to 200 printable ASCII characters' })
  readonly PAYPAL_CLIENT_ID?: string;

  @Setting('unset', 'The secret of that app.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{8,200}$/, { message: 'has 8 to 200 printable ASCII characters' })
  readonly PAYPAL_CLIENT_SECRET?: string;

  @Setting('unset', 'Id of the webhook that this app sends events to Linklet by.')
  @IsOptional()
  @Matches(/^[A-Z0-9]{10,50}$/, { message: 'has 10 to 50 capital letters and digits' })
  readonly PAYPAL_WEBHOOK_ID?: string;

  @Setting(
    "PayPal's",
    'Base address of PayPal; `https://api-m.sandbox.paypal.com` is the one for trying it out.',
  )
  @Validate(IsWebAddress)
  readonly PAYPAL_URL: string = 'https://api-m.paypal.com';

  @Setting(
    'unset: public authorities',
    'File with the certificates (PEM) that those of events lead to, for the simulator. Events may then come with a certificate from the origin of `PAYPAL_URL`, too.',
  )
  @IsOptional()
  @Matches(/^[^\0]{1,1000}$/, { message: 'must be the path of a file' })
  readonly PAYPAL_CERTIFICATE_AUTHORITY?: string;

  @Setting('`off`', 'Whether visitors from Taiwan may pay by PayPal, in US dollars: `on` or `off`.')
  @IsIn(['on', 'off'])
  readonly PAYPAL_IN_TW: 'on' | 'off' = 'off';

  @Setting(
    '`100`',
    'What unlocking a file of links costs for each thousand links beyond those of the day, begun or whole, in NT$.',
  )
  @Transform(toNumber)
  @IsInt()
  @Min(MIN_UNLOCK_TWD)
  readonly BATCH_UNLOCK_TWD: number = 100;

  @Setting('`4`', 'The same in US$, without cents.')
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  readonly BATCH_UNLOCK_USD: number = 4;

  @Setting(
    'unset: no invoices',
    'Id of your shop at ezPay, which issues Taiwanese invoices; see [payments](payments.md#invoices).',
  )
  @IsOptional()
  @Matches(/^[A-Za-z0-9]{1,15}$/, { message: 'has up to 15 letters and digits' })
  readonly EZPAY_MERCHANT_ID?: string;

  @Setting('unset', 'The HashKey of that shop.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{32}$/, { message: 'has 32 printable ASCII characters' })
  readonly EZPAY_HASH_KEY?: string;

  @Setting('unset', 'The HashIV of that shop.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]{16}$/, { message: 'has 16 printable ASCII characters' })
  readonly EZPAY_HASH_IV?: string;

  @Setting("ezPay's", 'Base address of ezPay; `https://cinv.ezpay.com.tw` is the one for trying it out.')
  @Validate(IsWebAddress)
  readonly EZPAY_URL: string = 'https://inv.ezpay.com.tw';
}
