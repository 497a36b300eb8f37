import { entriesOf } from './written-values';

/** Whom records of domains are asked of. */
export class DnsSettings {
  constructor(
    /** Addresses with or without a port; empty: the system's. */
    readonly servers: readonly string[],
  ) {}

  /** @param list comma-separated */
  static from(list = ''): DnsSettings {
    return new DnsSettings(list === '' ? [] : entriesOf(list));
  }
}
