import { isIPv4 } from 'node:net';
import * as ipaddr from 'ipaddr.js';

const BITS_OF_ONE_VISITOR = 64;

/** Whom a limit counts: a visitor with IPv6 has a whole /64 to call from, so that counts as one. */
export function limitBucketOf(key: string): string {
  if (isIPv4(key)) return key;
  if (!ipaddr.isValid(key)) return key;
  const address = ipaddr.process(key);
  if (address.kind() === 'ipv4') return address.toString();
  const [plain = ''] = address.toString().split('%');
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${BITS_OF_ONE_VISITOR}`).toString();
}
