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

/** A shop at ezPay (ezPay 電子發票), which issues invoices. */
export interface EzpayAccount {
  /** Without a trailing slash. */
  readonly url: string;
  readonly merchantId: string;
  readonly key: string;
  readonly iv: string;
}

/** By whom payments are taken and invoices issued. A gateway without keys is not offered. */
export class PaymentSettings {
  constructor(
    readonly newebPay: NewebpayShop | null,
    readonly linePay: LinePayChannel | null,
    readonly ezPay: EzpayAccount | null,
  ) {}

  /** Where browsers post forms of payments to. */
  get formOrigins(): readonly string[] {
    return this.newebPay ? [new URL(this.newebPay.url).origin] : [];
  }

  static from(env: Env): PaymentSettings {
    return new PaymentSettings(newebpayFrom(env), linePayFrom(env), ezpayFrom(env));
  }
}

function linePayFrom(env: Env): LinePayChannel | null {
  const { LINEPAY_CHANNEL_ID: channelId, LINEPAY_CHANNEL_SECRET: channelSecret } = env;
  if (!channelId && !channelSecret) return null;
  if (!channelId || !channelSecret) {
    throw new BadSettings([missingOf(env, ['LINEPAY_CHANNEL_ID', 'LINEPAY_CHANNEL_SECRET'])]);
  }
  return { url: withoutSlash(env.LINEPAY_URL), channelId, channelSecret };
}

function newebpayFrom(env: Env): NewebpayShop | null {
  const { NEWEBPAY_MERCHANT_ID: merchantId, NEWEBPAY_HASH_KEY: key, NEWEBPAY_HASH_IV: iv } = env;
  if (!merchantId && !key && !iv) return null;
  if (!merchantId || !key || !iv) {
    throw new BadSettings([
      missingOf(env, ['NEWEBPAY_MERCHANT_ID', 'NEWEBPAY_HASH_KEY', 'NEWEBPAY_HASH_IV']),
    ]);
  }
  return { url: withoutSlash(env.NEWEBPAY_URL), merchantId, key, iv };
}

function ezpayFrom(env: Env): EzpayAccount | null {
  const { EZPAY_MERCHANT_ID: merchantId, EZPAY_HASH_KEY: key, EZPAY_HASH_IV: iv } = env;
  if (!merchantId && !key && !iv) return null;
  if (!merchantId || !key || !iv) {
    throw new BadSettings([missingOf(env, ['EZPAY_MERCHANT_ID', 'EZPAY_HASH_KEY', 'EZPAY_HASH_IV'])]);
  }
  return { url: withoutSlash(env.EZPAY_URL), merchantId, key, iv };
}

/** Names what is missing of settings that are of use together only. */
function missingOf(env: Env, names: readonly (keyof Env)[]): string {
  const missing = names.filter((name) => !env[name]);
  return `${missing.join(' and ')} must be set, too: ${names.join(', ')} belong together`;
}
