import { BadSettings } from './bad-settings';
import type { Env } from './env';
import { withoutSlash } from './written-values';

/** An account at a service that carries text messages. */
export type SmsAccount =
  | {
      readonly kind: 'twilio';
      /** Without a trailing slash. */
      readonly url: string;
      readonly account: string;
      readonly password: string;
      /** Whom messages come from. */
      readonly from: string;
    }
  | {
      readonly kind: 'every8d';
      /** Without a trailing slash. */
      readonly url: string;
      readonly account: string;
      readonly password: string;
    };

const TWILIO = 'https://api.twilio.com';
const EVERY8D = 'https://api.e8d.tw';

/** How text messages leave. */
export class SmsSettings {
  constructor(
    /** `outbox`: as files, to try it out. Null: not at all, and nothing that needs them is offered. */
    readonly gateway: SmsAccount | 'outbox' | null,
  ) {}

  static from(env: Env): SmsSettings {
    const { SMS_GATEWAY: kind, SMS_ACCOUNT: account, SMS_PASSWORD: password, SMS_FROM: from } = env;
    if (kind === 'off') return new SmsSettings(null);
    if (kind === 'outbox') return new SmsSettings(kind);
    if (!account || !password) {
      throw new BadSettings([`SMS_ACCOUNT and SMS_PASSWORD must be set, as SMS_GATEWAY is ${kind}`]);
    }
    if (kind === 'every8d') {
      return new SmsSettings({ kind, url: withoutSlash(env.SMS_URL ?? EVERY8D), account, password });
    }
    if (!from) throw new BadSettings(['SMS_FROM must be set, as SMS_GATEWAY is twilio']);
    return new SmsSettings({ kind, url: withoutSlash(env.SMS_URL ?? TWILIO), account, password, from });
  }
}
