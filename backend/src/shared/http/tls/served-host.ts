import type { TLSSocket } from 'node:tls';

const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{1,63}$/;
const PORT = /:\d{1,5}$/;

/** The host that a client names in its handshake: `Go.Shop.TW.` is `go.shop.tw`. Null for addresses and whatever else is no name. */
export function servedHostIn(serverName: string): string | null {
  const name = serverName.toLowerCase().replace(/\.$/, '');
  return NAME.test(name) ? name : null;
}

/** Whether a request over TLS is for another host than its connection was made to (RFC 9110, 15.5.20). */
export function isMisdirected(serverName: string, hostHeader: string | undefined): boolean {
  return servedHostIn((hostHeader ?? '').replace(PORT, '')) !== servedHostIn(serverName);
}

/** What a client has named in its handshake; Node has false for nothing. */
export const serverNameOf = ({ servername }: TLSSocket): string =>
  typeof servername === 'string' ? servername : '';
