import type { Env } from './env';
import { entriesOf } from './written-values';

/** Where customers' own domains are to lead. */
export class BrandDomainSettings {
  constructor(
    /** Host that their CNAME records point at, in lower case. */
    readonly target: string,
    /** What their A and AAAA records may contain; null: what `target` resolves to. */
    readonly addresses: readonly string[] | null,
  ) {}

  static from(
    { BRAND_TARGET: target, BRAND_ADDRESSES: addresses }: Env,
    shortOrigin: string,
  ): BrandDomainSettings {
    return new BrandDomainSettings(
      target ?? new URL(shortOrigin).hostname,
      addresses === undefined ? null : entriesOf(addresses),
    );
  }
}
