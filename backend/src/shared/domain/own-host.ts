import { withoutTrailingDot } from './public-host';

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

/** Every name below the root leads here, so that it does not show which names there are. */
function isBelow(ownHosts: HostSet, host: string): boolean {
  for (let dot = host.indexOf('.'); dot > 0; dot = host.indexOf('.', dot + 1)) {
    if (ownHosts.has(`*${host.slice(dot)}`)) return true;
  }
  return false;
}
