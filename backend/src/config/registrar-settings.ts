import { BadSettings } from './bad-settings';
import type { Env } from './env';
import { entriesOf, withoutSlash } from './written-values';

/** A registrar that is called over HTTP. */
export interface RegistrarAccount {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

/** Whom domains that the site sells are registered with. */
export class RegistrarSettings {
  constructor(
    /** Null: site admins register them by hand. */
    readonly account: RegistrarAccount | null,
    /** Endings that are sold, in the order in which they are offered. */
    readonly tlds: readonly string[],
  ) {}

  static from({ REGISTRAR, REGISTRAR_URL: url, REGISTRAR_KEY: key, REGISTRAR_TLDS }: Env): RegistrarSettings {
    const tlds = entriesOf(REGISTRAR_TLDS);
    if (REGISTRAR === 'manual') return new RegistrarSettings(null, tlds);
    if (!url || !key) {
      throw new BadSettings(['REGISTRAR_URL and REGISTRAR_KEY must be set, as REGISTRAR is http']);
    }
    return new RegistrarSettings({ url: withoutSlash(url), key }, tlds);
  }
}
