import * as ipaddr from 'ipaddr.js';

const PORT = /:\d+$/;

/** Whether the list has the host. An entry without a port stands for every port. No list, no limit. */
export function isHostAllowed(frontHosts: readonly string[], host: string): boolean {
  if (frontHosts.length === 0) return true;
  const asked = host.toLowerCase();
  return frontHosts.some((entry) => {
    const allowed = entry.toLowerCase();
    return allowed === asked || allowed === asked.replace(PORT, '');
  });
}

/**
 * Whether the list of addresses and CIDR ranges holds the address; `::ffff:192.0.2.1` is 192.0.2.1.
 * No list, no limit; an entry that cannot be read allows no one.
 */
export function isAddressAllowed(ipAllowList: readonly string[], address: string): boolean {
  if (ipAllowList.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const asked = ipaddr.process(address);
  return ipAllowList.some((entry) => {
    const range = rangeOf(entry);
    return range !== null && range[0].kind() === asked.kind() && asked.match(range);
  });
}

const MAPPED_PREFIX = 96;

function rangeOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null {
  if (!entry.includes('/')) {
    if (!ipaddr.isValid(entry)) return null;
    const address = ipaddr.process(entry);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  if (!ipaddr.isValidCIDR(entry)) return null;
  const [address, bits] = ipaddr.parseCIDR(entry);
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= MAPPED_PREFIX) {
    return [address.toIPv4Address(), bits - MAPPED_PREFIX];
  }
  return [address, bits];
}
