import { IsOptional, Matches, Validate } from 'class-validator';
import { IsWebAddress } from './env-constraints';
import { Setting } from './setting.decorator';

/** Settings of those who take payments. */
export class PaymentEnv {
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
