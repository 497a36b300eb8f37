import * as ipaddr from 'ipaddr.js';

/** One spelling per address; an IPv4 address that arrived inside an IPv6 one is the IPv4 address. */
export function plainAddress(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toString();
}
