import * as ipaddr from 'ipaddr.js';

/** Private networks and the like are nowhere, whatever a map says of them. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** One spelling per address; an IPv4 address that arrived inside an IPv6 one is the IPv4 address. */
export function plainAddress(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toString();
}
