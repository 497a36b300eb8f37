import { DEMO_SHOP as EZPAY } from './ezpay/shop';
import { DEMO_MERCHANT as LINEPAY } from './linepay/merchant';
import { DEMO_SHOP as NEWEBPAY } from './newebpay/shop';
import { DEMO_MERCHANT as PAYPAL } from './paypal/merchant';
import { DEMO_KEY as REGISTRAR_KEY } from './registrar/account';

/** Where the simulators are reached. */
export interface Origins {
  readonly newebpay: string;
  readonly linepay: string;
  readonly paypal: string;
  readonly ezpay: string;
  readonly registrar: string;
  /** The certificate that events of the simulated PayPal lead to. */
  readonly paypalAuthorityFile: string;
}

/** The settings with which Linklet talks to the simulators. */
export const environmentFor = (origins: Origins): Readonly<Record<string, string>> => ({
  NEWEBPAY_URL: origins.newebpay,
  NEWEBPAY_MERCHANT_ID: NEWEBPAY.merchantId,
  NEWEBPAY_HASH_KEY: NEWEBPAY.hashKey,
  NEWEBPAY_HASH_IV: NEWEBPAY.hashIv,
  LINEPAY_URL: origins.linepay,
  LINEPAY_CHANNEL_ID: LINEPAY.channelId,
  LINEPAY_CHANNEL_SECRET: LINEPAY.channelSecret,
  PAYPAL_URL: origins.paypal,
  PAYPAL_CLIENT_ID: PAYPAL.clientId,
  PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
  PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
  PAYPAL_CERTIFICATE_AUTHORITY: origins.paypalAuthorityFile,
  // A caller who tries it out is on no map, which counts as Taiwan.
  PAYPAL_IN_TW: 'on',
  EZPAY_URL: origins.ezpay,
  EZPAY_MERCHANT_ID: EZPAY.merchantId,
  EZPAY_HASH_KEY: EZPAY.hashKey,
  EZPAY_HASH_IV: EZPAY.hashIv,
  REGISTRAR: 'http',
  REGISTRAR_URL: origins.registrar,
  REGISTRAR_KEY,
});
