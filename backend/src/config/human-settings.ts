import { BadSettings } from './bad-settings';
import type { Env } from './env';

/** Keys of a site at Google reCAPTCHA v3. */
export interface RecaptchaSite {
  /** Public; pages load the script with it. */
  readonly key: string;
  readonly secret: string;
  readonly verifyUrl: string;
  /** Where the pages are that tokens must come from, without a port. */
  readonly hostname: string;
  /** From 0 to 1. */
  readonly minScore: number;
}

/** Whether and how callers show that they are human. */
export class HumanSettings {
  constructor(
    /** Null: no verification is asked for; the local limits remain. */
    readonly site: RecaptchaSite | null,
  ) {}

  static from(env: Env, appOrigin: string): HumanSettings {
    const { RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: secret } = env;
    if (key === undefined && secret === undefined) return new HumanSettings(null);
    if (key === undefined || secret === undefined) {
      throw new BadSettings(['RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET need each other']);
    }
    return new HumanSettings({
      key,
      secret,
      verifyUrl: env.RECAPTCHA_VERIFY_URL,
      hostname: new URL(appOrigin).hostname,
      minScore: env.RECAPTCHA_MIN_SCORE,
    });
  }
}
