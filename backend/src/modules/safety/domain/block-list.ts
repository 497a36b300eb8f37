import { withoutTrailingDot } from '../../../shared/domain/public-host';
import { parseBlockEntry } from './block-entry';
import { matchesStars } from './matches-stars';
import { readablePath } from './readable-path';

/** A star in the host keeps a pattern from being found by its host, so each such one is tried on every address. */
const MAX_OPEN_PATTERNS = 1_000;

/** What the operator blocks: filled line by line, then asked. */
export class BlockList {
  private readonly hosts = new Set<string>();
  private readonly domains = new Set<string>();
  private readonly patternsOf = new Map<string, string[]>();
  private readonly openPatterns: string[] = [];

  /** How many entries it has. */
  size = 0;

  /** Takes in one line; whether it could be used. */
  add(line: string): boolean {
    const entry = parseBlockEntry(line);
    if (entry === undefined) return false;
    if (entry === null) return true;
    if (entry.kind === 'host') this.hosts.add(entry.host);
    else if (entry.kind === 'domain') this.domains.add(entry.domain);
    else if (!this.addPattern(entry.host, entry.text)) return false;
    this.size += 1;
    return true;
  }

  has(address: URL): boolean {
    return this.find(address) !== null;
  }

  /** The entry that blocks it, as a line; null for what is not blocked. */
  find(address: URL): string | null {
    if (this.size === 0) return null;
    const host = withoutTrailingDot(address.hostname);
    if (this.hosts.has(host)) return host;
    const domain = this.domainOf(host);
    if (domain !== null) return `*.${domain}`;
    const patterns = this.patternsOf.get(host) ?? [];
    if (patterns.length + this.openPatterns.length === 0) return null;
    const text = host + readablePath(address.pathname + address.search);
    const matches = (pattern: string): boolean => matchesStars(text, pattern);
    return patterns.find(matches) ?? this.openPatterns.find(matches) ?? null;
  }

  private addPattern(host: string, text: string): boolean {
    if (!host.includes('*')) {
      this.patternsOf.set(host, [...(this.patternsOf.get(host) ?? []), text]);
      return true;
    }
    if (this.openPatterns.length === MAX_OPEN_PATTERNS) return false;
    this.openPatterns.push(text);
    return true;
  }

  private domainOf(host: string): string | null {
    if (this.domains.has(host)) return host;
    for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
      const above = host.slice(dot + 1);
      if (this.domains.has(above)) return above;
    }
    return null;
  }
}
