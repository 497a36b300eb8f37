import * as ipaddr from 'ipaddr.js';
import type { RequestHead } from './request-head';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

function rangeOf(entry: string): Range {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry);
  const address = ipaddr.process(entry);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Some proxies name the port that a client came from: behind a colon, after brackets around an IPv6 address. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

function withoutPort(hop: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(hop) ?? [];
  return inBrackets ?? beforePort ?? hop;
}

/**
 * Tells the visitor's address. X-Forwarded-For is believed only from trusted proxies, and read from
 * the right, because everything left of the last trusted hop was written by the client.
 */
export class ClientAddress {
  private readonly ranges: readonly Range[];

  constructor(trustedProxies: readonly string[]) {
    this.ranges = trustedProxies.map(rangeOf);
  }

  of(request: Pick<RequestHead, 'headers' | 'socket'>): string {
    const peer = request.socket.remoteAddress ?? '';
    if (this.ranges.length === 0) return peer;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    const hops = forwarded
      .split(',')
      .map((hop) => withoutPort(hop.trim()))
      .filter(Boolean);
    let client = peer;
    while (this.isTrusted(client)) {
      const next = hops.pop();
      if (next === undefined || !ipaddr.isValid(next)) return client;
      client = next;
    }
    return client;
  }

  private isTrusted(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return this.ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
  }
}
