import * as ipaddr from 'ipaddr.js';
import type { ProxySettings } from '../../config/proxy-settings';
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

const FOR = /(?:^|;)\s*for=(?:"([^"]*)"|([^\s;]*))/i;

/** Of a hop as RFC 7239 writes it, such as `for="[2001:db8::7]:443";proto=https`; empty where it does not tell. */
function hopOfForwarded(element: string): string {
  const [, quoted, plain] = FOR.exec(element) ?? [];
  return quoted ?? plain ?? '';
}

/** Those that a header names, the nearest last. */
function hopsIn(header: string, value: string): string[] {
  const elements = value
    .split(',')
    .map((element) => element.trim())
    .filter(Boolean);
  return header === 'forwarded' ? elements.map(hopOfForwarded) : elements;
}

/**
 * Tells the visitor's address. One header is believed, only from trusted proxies, and read from the right, because
 * everything left of the last trusted hop was written by the client.
 */
export class ClientAddress {
  private readonly ranges: readonly Range[];
  private readonly header: string;

  constructor({ trusted, clientHeader }: ProxySettings) {
    this.ranges = trusted.map(rangeOf);
    this.header = clientHeader;
  }

  addressOf(request: Pick<RequestHead, 'headers' | 'socket'>): string {
    const peer = request.socket.remoteAddress ?? '';
    if (this.ranges.length === 0) return peer;
    const hops = hopsIn(this.header, String(request.headers[this.header] ?? ''));
    let client = peer;
    while (this.isTrusted(client)) {
      const next = hops.pop();
      const address = next === undefined ? null : withoutPort(next);
      if (address === null || !ipaddr.isValid(address)) return client;
      client = address;
    }
    return client;
  }

  private isTrusted(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return this.ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
  }
}
