import { DEMO_SHOP as NEWEBPAY } from './newebpay/shop';

/** Where the simulators are reached. */
export interface Origins {
  readonly newebpay: string;
}

/** The settings with which Linklet talks to the simulators. */
export const environmentFor = ({ newebpay }: Origins): Readonly<Record<string, string>> => ({
  NEWEBPAY_URL: newebpay,
  NEWEBPAY_MERCHANT_ID: NEWEBPAY.merchantId,
  NEWEBPAY_HASH_KEY: NEWEBPAY.hashKey,
  NEWEBPAY_HASH_IV: NEWEBPAY.hashIv,
});
