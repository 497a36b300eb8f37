import type { HostSet } from '../domain/own-host';

/** Hosts that have become ours, and hosts that are ours no more. Plain values, so that threads can be told. */
export interface OwnHostsChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Which hosts are ours: the one lookup for whatever asks. The site's own come from the settings; the module that knows
 * the others adds them and takes them away.
 */
export class OwnHosts implements HostSet {
  private readonly site: ReadonlySet<string>;
  private readonly others = new Set<string>();
  private readonly listeners: ((change: OwnHostsChange) => void)[] = [];

  /** @param site as `isOwnHost` wants them */
  constructor(site: Iterable<string>) {
    this.site = new Set(site);
  }

  has(host: string): boolean {
    return this.site.has(host) || this.others.has(host);
  }

  list(): readonly string[] {
    return [...this.site, ...this.others];
  }

  /** Code that remembers what followed from a host has to forget it. */
  onChange(listener: (change: OwnHostsChange) => void): void {
    this.listeners.push(listener);
  }

  /** These and no others are known beside the site's. */
  replaceOthers(hosts: Iterable<string>): void {
    const all = new Set(hosts);
    this.apply({
      added: [...all],
      removed: [...this.others].filter((host) => !all.has(host)),
    });
  }

  apply({ added, removed }: OwnHostsChange): void {
    const change = {
      added: added.filter((host) => !this.has(host)),
      removed: removed.filter((host) => this.others.has(host)),
    };
    for (const host of change.added) this.others.add(host);
    for (const host of change.removed) this.others.delete(host);
    if (change.added.length + change.removed.length === 0) return;
    for (const listener of this.listeners) listener(change);
  }
}
