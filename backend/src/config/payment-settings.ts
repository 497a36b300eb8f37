import { BadSettings } from './bad-settings';
import type { Env } from './env';
import { withoutSlash } from './written-values';

/** A shop at newebPay (藍新金流). */
export interface NewebpayShop {
  /** Without a trailing slash. */
  readonly url: string;
  readonly merchantId: string;
  readonly key: string;
  readonly iv: string;
}

/** By whom payments are taken. A gateway without keys is not offered. */
export class PaymentSettings {
  constructor(readonly newebPay: NewebpayShop | null) {}

  /** Where browsers post forms of payments to. */
  get formOrigins(): readonly string[] {
    return this.newebPay ? [new URL(this.newebPay.url).origin] : [];
  }

  static from(env: Env): PaymentSettings {
    return new PaymentSettings(newebpayFrom(env));
  }
}

function newebpayFrom(env: Env): NewebpayShop | null {
  const { NEWEBPAY_MERCHANT_ID: merchantId, NEWEBPAY_HASH_KEY: key, NEWEBPAY_HASH_IV: iv } = env;
  if (!merchantId && !key && !iv) return null;
  if (!merchantId || !key || !iv) {
    throw new BadSettings(['NEWEBPAY_MERCHANT_ID, NEWEBPAY_HASH_KEY and NEWEBPAY_HASH_IV need each other']);
  }
  return { url: withoutSlash(env.NEWEBPAY_URL), merchantId, key, iv };
}
