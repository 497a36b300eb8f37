import { BadSettings } from './bad-settings';
import type { Env } from './env';

/** Who may tell where a request came from, and in which header. */
export class ProxySettings {
  constructor(
    /** Addresses and ranges (CIDR) of proxies; empty: no header of a proxy is believed. */
    readonly trusted: readonly string[],
    /** Name of the header, in small letters. */
    readonly clientHeader: string,
  ) {}

  /** @throws BadSettings when a header is named, but no proxy that may set it */
  static from({ TRUSTED_PROXIES: proxies, TRUSTED_CLIENT_HEADER: header }: Env): ProxySettings {
    if (header !== undefined && proxies === undefined) {
      throw new BadSettings(['TRUSTED_CLIENT_HEADER needs TRUSTED_PROXIES: nobody else is believed']);
    }
    const trusted = proxies?.split(',').map((each) => each.trim()) ?? [];
    return new ProxySettings(trusted, (header ?? 'X-Forwarded-For').toLowerCase());
  }
}
