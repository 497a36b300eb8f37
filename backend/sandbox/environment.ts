import { DEMO_MERCHANT as LINEPAY } from './linepay/merchant';
import { DEMO_SHOP as NEWEBPAY } from './newebpay/shop';

/** Where the simulators are reached. */
export interface Origins {
  readonly newebpay: string;
  readonly linepay: string;
}

/** The settings with which Linklet talks to the simulators. */
export const environmentFor = ({ newebpay, linepay }: Origins): Readonly<Record<string, string>> => ({
  NEWEBPAY_URL: newebpay,
  NEWEBPAY_MERCHANT_ID: NEWEBPAY.merchantId,
  NEWEBPAY_HASH_KEY: NEWEBPAY.hashKey,
  NEWEBPAY_HASH_IV: NEWEBPAY.hashIv,
  LINEPAY_URL: linepay,
  LINEPAY_CHANNEL_ID: LINEPAY.channelId,
  LINEPAY_CHANNEL_SECRET: LINEPAY.channelSecret,
});
