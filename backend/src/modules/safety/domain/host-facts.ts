import { parse } from 'tldts';
import { withoutTrailingDot } from '../../../shared/domain/public-host';
import { FREE_BELOW, FREE_HOSTS, SOLD_BELOW } from './free-hosts';

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
  return { domain, isFree: FREE_HOSTS.has(host) || isBelowListed(host) || isBelowPrivateSuffix(host) };
}

function isBelowListed(host: string): boolean {
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    if (FREE_BELOW.has(host.slice(dot + 1))) return true;
  }
  return false;
}

/** The suffix itself is its owner's; only what stands below it is a stranger's. */
function isBelowPrivateSuffix(host: string): boolean {
  const { isPrivate, domain, publicSuffix } = parse(host, { allowPrivateDomains: true });
  return isPrivate === true && domain !== null && publicSuffix !== null && !SOLD_BELOW.has(publicSuffix);
}
