import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { isMisdirected, servedHostIn, serverNameOf } from './served-host';
import type { TlsContexts } from './tls-contexts';

const PROVEN_MS = 7 * 24 * 3_600_000;
/** For thirty days, and for this host alone: names below it are not ours to decide about. */
const STRICT_TRANSPORT = 'max-age=2592000';
const MISDIRECTED = 'This connection was made to another host.\n';

/** What is particular about requests over TLS. */
export class SecureRequests {
  constructor(
    private readonly contexts: TlsContexts,
    private readonly now: () => number,
  ) {}

  /**
   * Refuses a request for another host than its connection was made to: a site that shares us with others must not be reached
   * past their own certificate. Browsers come to a host by https alone once that has worked for a week.
   * @returns whether it has been answered
   */
  hasRefused(request: IncomingMessage, response: ServerResponse): boolean {
    const serverName = serverNameOf(request.socket as TLSSocket);
    if (isMisdirected(serverName, request.headers.host)) {
      response.writeHead(421, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': Buffer.byteLength(MISDIRECTED),
        'Cache-Control': 'no-store',
      });
      response.end(MISDIRECTED);
      return true;
    }
    const context = this.contexts.atHand(servedHostIn(serverName) ?? '');
    if (context !== null && this.now() - context.liveSince >= PROVEN_MS) {
      response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
    }
    return false;
  }
}
