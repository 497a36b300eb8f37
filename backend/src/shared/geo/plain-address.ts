import * as ipaddr from 'ipaddr.js';

/** The four or sixteen bytes of an address; null for private networks and the like, which are nowhere, whatever a map says of them. */
export function publicBytes(address: string): readonly number[] | null {
  const parsed = parsedOrNull(address);
  return parsed?.range() === 'unicast' ? parsed.toByteArray() : null;
}

/** Parsing says what is none: to ask before would parse it twice. */
function parsedOrNull(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  try {
    return address.includes(':') ? ipaddr.process(address) : ipaddr.IPv4.parse(address);
  } catch {
    return null;
  }
}

/** One spelling per address; an IPv4 address that arrived inside an IPv6 one is the IPv4 address. */
export function plainAddress(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toString();
}
