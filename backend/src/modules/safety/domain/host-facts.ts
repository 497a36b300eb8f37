import { parse } from 'tldts';
import { withoutTrailingDot } from '../../../shared/domain/public-host';
import { CUSTOMERS_BELOW, FREE_BELOW, FREE_HOSTS, SOLD_BELOW } from './free-hosts';

/** What the name of a host tells by itself. */
export interface HostFacts {
  /** What somebody registered: `example.com.tw` of `www.example.com.tw`; null for addresses in numbers and for bare suffixes. */
  readonly domain: string | null;
  /** Anybody gets such a name, so it says nothing of who is behind it. */
  readonly isFree: boolean;
}

/** @param hostname as the URL parser writes it */
export function factsOfHost(hostname: string): HostFacts {
  const host = withoutTrailingDot(hostname);
  const { domain } = parse(host);
  return { domain, isFree: FREE_HOSTS.has(host) || isBelow(host, FREE_BELOW) || isBelowPrivateSuffix(host) };
}

function isBelow(host: string, listed: ReadonlySet<string>): boolean {
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    if (listed.has(host.slice(dot + 1))) return true;
  }
  return false;
}

/** The suffix itself is its owner's; only what stands below it is a stranger's, unless it is a customer's or was sold. */
function isBelowPrivateSuffix(host: string): boolean {
  const { isPrivate, domain, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (isPrivate !== true || domain === null || publicSuffix === null) return false;
  return !SOLD_BELOW.has(publicSuffix) && !isBelow(host, CUSTOMERS_BELOW);
}
