import ipaddr from 'ipaddr.js';

/** What a host can be; only `public` ones may be shortened, or be called by the server. */
export type HostKind = 'public' | 'private' | 'nonsense';

// Names that resolve, if at all, only inside one machine or one house (RFC 6761, RFC 8375, ICANN's reserved names).
const PRIVATE_NAMES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'home.arpa',
  'corp',
];

const DOMAIN_NAME = /^(?:[a-z0-9_-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const FOUR_NUMBERS = /^\d+(?:\.\d+){3}$/;
const MAX_NAME_LENGTH = 253;

/** By which every machine in Azure reaches its host, and nothing else; no registry lists it as private. */
const AZURE_INSIDE = '168.63.129.16';

const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Judges a host as the URL parser returned it (`new URL(…).hostname`): the parser has already folded decimal,
 * octal, hexadecimal and full-width spellings of one address into one, so never judge the raw text.
 */
export function judgeHost(hostname: string): HostKind {
  const host = withoutTrailingDot(hostname);
  if (host.startsWith('[')) return isPublicIp(host.slice(1, -1)) ? 'nonsense' : 'private';
  if (isIpv4(host)) return isPublicIp(host) ? 'public' : 'private';
  if (isPrivateName(host)) return 'private';
  return isDomainName(host) ? 'public' : 'nonsense';
}

/** `example.com.` and `example.com` are the same host, but different text. */
export function withoutTrailingDot(hostname: string): string {
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
}

/**
 * Whether an address can be reached from the open internet. IPv6 forms that carry an IPv4 address inside
 * (mapped, NAT64, 6to4, Teredo, the old compatible form) are never taken for public, except a mapped one whose
 * IPv4 address is.
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || address.toString() === AZURE_INSIDE) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}

/** The library throws and catches an error for whatever else it is asked about, once for each link of a bulk call. */
function isIpv4(host: string): boolean {
  return FOUR_NUMBERS.test(host) && ipaddr.IPv4.isValidFourPartDecimal(host);
}

function isPrivateName(host: string): boolean {
  return PRIVATE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}

function isDomainName(host: string): boolean {
  return host.length <= MAX_NAME_LENGTH && DOMAIN_NAME.test(host);
}
