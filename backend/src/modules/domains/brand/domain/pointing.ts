import ipaddr from 'ipaddr.js';
import type { DnsAnswer, Finding } from './dns-answer';

/** Where the DNS records of brand domains lead. */
export interface BrandTarget {
  /** Host that CNAME records point at. */
  readonly host: string;
  /** What A and AAAA records may contain; null while that is unknown. */
  readonly addresses: DnsAnswer;
}

/** The host and the names that its CNAME records lead to, and why there are no more. */
export interface CnameChain {
  /** The host itself is the first. */
  readonly names: readonly string[];
  /** At `target` the chain ends; `too-long` has more names than are followed. */
  readonly end: 'target' | 'end' | 'loop' | 'too-long' | 'unknown';
}

export interface FoundAddresses {
  readonly ipv4: DnsAnswer;
  readonly ipv6: DnsAnswer;
}

/** What the DNS has of a host. */
export interface FoundRecords {
  /** Of its {@link controlName}. */
  readonly texts: DnsAnswer;
  readonly chain: CnameChain;
  /** Null when the chain alone decides, so that no server was asked. */
  readonly addresses: FoundAddresses | null;
}

/** Why a host does not point here. `stray-…`: some addresses are ours, and others are not, all of the second of IPv6. */
export type PointingReason =
  'no-records' | 'points-elsewhere' | 'stray-address' | 'stray-ipv6' | 'cname-loop' | 'cname-too-long';

export interface PointingVerdict {
  readonly finding: Finding;
  /** By what it points here. */
  readonly by: 'cname' | 'addresses' | 'http' | null;
  /** Null unless `finding` is no. */
  readonly reason: PointingReason | null;
}

/** An address in the one spelling that others are compared with; other texts as they are. */
export const comparableAddress = (text: string): string =>
  ipaddr.isValid(text) ? ipaddr.process(text).toString() : text;

/** Those that are none of ours. Empty, too, while ours are unknown. */
export function foreignAddresses(found: readonly string[], { addresses }: BrandTarget): readonly string[] {
  if (addresses === null) return [];
  const ours = new Set(addresses.map(comparableAddress));
  return found.filter((each) => !ours.has(comparableAddress(each)));
}

/** Whether visits of a host arrive here, as far as the DNS says. */
export function pointingByDns({ chain, addresses }: FoundRecords, target: BrandTarget): PointingVerdict {
  if (chain.end === 'target') return { finding: 'yes', by: 'cname', reason: null };
  if (chain.end === 'loop') return no('cname-loop');
  if (chain.end === 'too-long') return no('cname-too-long');
  const verdict = addresses === null ? UNKNOWN : pointingByAddresses(addresses, target);
  // Foreign addresses say little of a host whose CNAME could not be looked up: the target's own may be others than are listed.
  if (chain.end === 'unknown' && verdict.finding === 'no') return UNKNOWN;
  return verdict.reason === 'no-records' && chain.names.length > 1 ? no('points-elsewhere') : verdict;
}

/** An HTTP look may yet prove that visits arrive: a proxy's addresses are all foreign. */
export const mayBeProxied = ({ reason }: PointingVerdict): boolean => reason === 'points-elsewhere';

/** @param isProvenByHttp what the look over HTTP said, where {@link mayBeProxied} */
export function pointingWithHttp(byDns: PointingVerdict, isProvenByHttp: boolean): PointingVerdict {
  return mayBeProxied(byDns) && isProvenByHttp ? { finding: 'yes', by: 'http', reason: null } : byDns;
}

const UNKNOWN: PointingVerdict = { finding: 'unknown', by: null, reason: null };
const no = (reason: PointingReason): PointingVerdict => ({ finding: 'no', by: null, reason });

function pointingByAddresses({ ipv4, ipv6 }: FoundAddresses, target: BrandTarget): PointingVerdict {
  if (target.addresses === null) return UNKNOWN;
  const known = [...(ipv4 ?? []), ...(ipv6 ?? [])];
  const foreign = foreignAddresses(known, target);
  if (foreign.length === known.length && known.length > 0) return no('points-elsewhere');
  if (foreign.length > 0) {
    return no(foreign.every((address) => address.includes(':')) ? 'stray-ipv6' : 'stray-address');
  }
  if (ipv4 === null || ipv6 === null) return UNKNOWN;
  return known.length === 0 ? no('no-records') : { finding: 'yes', by: 'addresses', reason: null };
}
