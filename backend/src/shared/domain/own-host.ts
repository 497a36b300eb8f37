import { withoutTrailingDot } from './public-host';
import { isSubdomain } from './subdomain-name';

/** Hosts that can be asked for one by one. */
export type HostSet = Pick<ReadonlySet<string>, 'has'>;

/**
 * Whether an address stands on a host of ours, whatever its port is written like.
 * @param ownHosts as the URL parser writes them, `linklet.example` or `localhost:3000`, and `*.linklet.example` for
 * personal subdomains
 */
export function isOwnHost({ hostname, port, protocol }: URL, ownHosts: HostSet): boolean {
  const host = withoutTrailingDot(hostname);
  const knownPort = port || (protocol === 'https:' ? '443' : '80');
  return ownHosts.has(host) || ownHosts.has(`${host}:${knownPort}`) || isBelow(ownHosts, host);
}

/** What could be a personal subdomain is one, or will be: so nobody learns which there are. */
function isBelow(ownHosts: HostSet, host: string): boolean {
  const dot = host.indexOf('.');
  return dot > 0 && ownHosts.has(`*${host.slice(dot)}`) && isSubdomain(host.slice(0, dot));
}
