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

/** A channel of LINE Pay. */
export interface LinePayChannel {
  /** Without a trailing slash. */
  readonly url: string;
  readonly channelId: string;
  readonly channelSecret: string;
}

/** By whom payments are taken. A gateway without keys is not offered. */
export class PaymentSettings {
  constructor(
    readonly newebPay: NewebpayShop | null,
    readonly linePay: LinePayChannel | null,
  ) {}

  /** Where browsers post forms of payments to. */
  get formOrigins(): readonly string[] {
    return this.newebPay ? [new URL(this.newebPay.url).origin] : [];
  }

  static from(env: Env): PaymentSettings {
    return new PaymentSettings(newebpayFrom(env), linePayFrom(env));
  }
}

function linePayFrom(env: Env): LinePayChannel | null {
  const { LINEPAY_CHANNEL_ID: channelId, LINEPAY_CHANNEL_SECRET: channelSecret } = env;
  if (!channelId && !channelSecret) return null;
  if (!channelId || !channelSecret) {
    throw new BadSettings(['LINEPAY_CHANNEL_ID and LINEPAY_CHANNEL_SECRET need each other']);
  }
  return { url: withoutSlash(env.LINEPAY_URL), channelId, channelSecret };
}

function newebpayFrom(env: Env): NewebpayShop | null {
  const { NEWEBPAY_MERCHANT_ID: merchantId, NEWEBPAY_HASH_KEY: key, NEWEBPAY_HASH_IV: iv } = env;
  if (!merchantId && !key && !iv) return null;
  if (!merchantId || !key || !iv) {
    throw new BadSettings(['NEWEBPAY_MERCHANT_ID, NEWEBPAY_HASH_KEY and NEWEBPAY_HASH_IV need each other']);
  }
  return { url: withoutSlash(env.NEWEBPAY_URL), merchantId, key, iv };
}
