import { readFileSync } from 'node:fs';
import { BadSettings } from './bad-settings';
import { type Money, money } from '../shared/domain/money';
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

/** An app at PayPal. */
export interface PayPalApp {
  /** Without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Certificates that those of events must lead to, as PEM; null: the public authorities. */
  readonly authority: string | null;
  /** Whether visitors from Taiwan may pay by it. */
  readonly inTaiwan: boolean;
}

/** A shop at ezPay (ezPay 電子發票), which issues invoices. */
export interface EzpayAccount {
  /** Without a trailing slash. */
  readonly url: string;
  readonly merchantId: string;
  readonly key: string;
  readonly iv: string;
}

const CENTS = 100;

/** By whom payments are taken and invoices issued. A gateway without keys is not offered. */
export class PaymentSettings {
  constructor(
    readonly newebPay: NewebpayShop | null,
    readonly linePay: LinePayChannel | null,
    readonly payPal: PayPalApp | null,
    readonly ezPay: EzpayAccount | null,
    /** What each thousand links of a file cost beyond those of the day. */
    readonly unlockPrices: { readonly TWD: Money; readonly USD: Money },
  ) {}

  /** Where browsers post forms of payments to. */
  get formOrigins(): readonly string[] {
    return this.newebPay ? [new URL(this.newebPay.url).origin] : [];
  }

  static from(env: Env): PaymentSettings {
    return new PaymentSettings(newebpayFrom(env), linePayFrom(env), payPalFrom(env), ezpayFrom(env), {
      TWD: money(env.BATCH_UNLOCK_TWD, 'TWD'),
      USD: money(env.BATCH_UNLOCK_USD * CENTS, 'USD'),
    });
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

function payPalFrom(env: Env): PayPalApp | null {
  const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = env;
  if (names.every((name) => !env[name])) return null;
  if (!clientId || !clientSecret || !webhookId) throw new BadSettings([missingOf(env, names)]);
  return {
    url: withoutSlash(env.PAYPAL_URL),
    clientId,
    clientSecret,
    webhookId,
    authority: authorityIn(env.PAYPAL_CERTIFICATE_AUTHORITY),
    inTaiwan: env.PAYPAL_IN_TW === 'on',
  };
}

function authorityIn(file: string | undefined): string | null {
  if (file === undefined) return null;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadSettings([`PAYPAL_CERTIFICATE_AUTHORITY: ${file} cannot be read`]);
  }
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
