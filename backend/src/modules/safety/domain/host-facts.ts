import { parse } from 'tldts';
import { withoutTrailingDot } from '../../../shared/domain/public-host';
import { SOLD_SUFFIXES } from '../../../shared/domain/sold-suffixes';
import { CUSTOMERS_BELOW, FREE_BELOW, FREE_HOSTS } from './free-hosts';

/** What the name of a host tells by itself. */
export interface HostFacts {
  /** What was registered: `example.com.tw` of `www.example.com.tw`; null for addresses in numbers and for bare suffixes. */
  readonly domain: string | null;
  /** Anybody gets such a name, so it says nothing of who is behind it. */
  readonly isFree: boolean;
  /**
   * What one holder has below a free host: `somebody.github.io` of `www.somebody.github.io`; null where there is no name of
   * their own.
   */
  readonly freeName: string | null;
}

/** @param hostname as the URL parser writes it */
export function factsOfHost(hostname: string): HostFacts {
  const host = withoutTrailingDot(hostname);
  const { domain } = parse(host);
  const freeName = nameBelow(host, FREE_BELOW) ?? nameBelowPrivateSuffix(host);
  return { domain, isFree: freeName !== null || FREE_HOSTS.has(host), freeName };
}

/** Null for what does not stand below one of these. */
function nameBelow(host: string, listed: ReadonlySet<string>): string | null {
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    if (listed.has(host.slice(dot + 1))) return host.slice(host.lastIndexOf('.', dot - 1) + 1);
  }
  return null;
}

/** The suffix itself is its owner's; only what stands below it is a stranger's, unless it is a customer's or was sold. */
function nameBelowPrivateSuffix(host: string): string | null {
  const { isPrivate, domain, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (isPrivate !== true || domain === null || publicSuffix === null) return null;
  const isOrdinary = SOLD_SUFFIXES.has(publicSuffix) || nameBelow(host, CUSTOMERS_BELOW) !== null;
  return isOrdinary ? null : domain;
}
