import type { TLSSocket } from 'node:tls';
import type { CertificateSource } from '../../tls/certificate-source';
import { SecureRequests } from './secure-requests';
import { TicketKeys } from './ticket-keys';
import { TlsContexts } from './tls-contexts';
import { TlsListener } from './tls-listener';

/** Everything that TLS needs beside the plain listener. */
export interface TlsFront {
  readonly contexts: TlsContexts;
  readonly requests: SecureRequests;
  readonly listener: TlsListener;
}

interface TlsFrontNeeds {
  readonly source: CertificateSource;
  /** The installation's: keys of session tickets are derived from it. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Takes a connection whose handshake is done. */
  readonly take: (socket: TLSSocket) => void;
}

export function tlsFront({ source, secret, now, take }: TlsFrontNeeds): TlsFront {
  const contexts = new TlsContexts(source, now);
  const listener = new TlsListener({ contexts, tickets: new TicketKeys(secret, now), take });
  return { contexts, listener, requests: new SecureRequests(contexts, now) };
}
