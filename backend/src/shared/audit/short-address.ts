import * as ipaddr from 'ipaddr.js';

const RETAINED_BITS = { ipv4: 24, ipv6: 48 } as const;

/** An address without its last part, which names a network but no one in it; null for what is no address. */
export function shortAddress(address: string | undefined): string | null {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') {
    return ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${RETAINED_BITS.ipv4}`).toString();
  }
  // A zone (`fe80::1%eth0`) says which cable, not which network.
  const [plain = ''] = parsed.toString().split('%');
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${RETAINED_BITS.ipv6}`).toString();
}
