import { createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net';
import { createServer, type SecureContext, type Server as TlsServer, type TLSSocket } from 'node:tls';
import { HandshakeLimit } from './handshake-limit';
import { useTicketKeys } from './node-tickets-insides';
import { servedHostIn, serverNameOf } from './served-host';
import type { TicketKeys } from './ticket-keys';
import type { TlsContexts } from './tls-contexts';

const HTTP = 'http/1.1';
/** An authority checks a host (RFC 8737): the handshake is all there is to it. */
const CHALLENGE = 'acme-tls/1';
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** Tickets are good for as long as their keys: today and the day after. */
const SESSION_S = 24 * 3_600;

export interface TlsListenerOptions {
  readonly contexts: TlsContexts;
  readonly tickets: TicketKeys;
  /** Takes a connection whose handshake is done. */
  readonly take: (socket: TLSSocket) => void;
}

/**
 * What is particular about a handshake; most have nothing. TLS 1.2 names the host first and the protocol afterwards, TLS 1.3
 * the other way round.
 */
interface Handshake {
  readonly isAuthority: boolean;
  readonly challenge: SecureContext | null;
  /** Only an authority can be answered: the host has no certificate yet. */
  readonly isForAuthority: boolean;
}

type Chosen = (error: Error | null, context?: SecureContext) => void;

const namesProtocolFirst = (socket: TLSSocket): boolean => socket.getProtocol() === 'TLSv1.3';

const peerOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string =>
  `${remoteAddress} ${String(remotePort)}`;

/**
 * Speaks TLS for hosts whose certificates are found when they are asked for. A client that names no host, or one that has no
 * certificate, gets none: the handshake ends.
 */
export class TlsListener {
  private readonly server: TlsServer;
  private readonly tcp: TcpServer;
  private readonly limit = new HandshakeLimit();
  private readonly sockets = new Set<Socket>();
  private readonly shaking = new WeakMap<TLSSocket, Handshake>();
  /** Peers whose handshake has not been completed. */
  private readonly pending = new Set<string>();
  private handshakes = 0;
  private resumed = 0;
  private refused = 0;

  constructor(private readonly options: TlsListenerOptions) {
    const choose = this.choose.bind(this);
    const agree = this.agree.bind(this);
    this.server = createServer({
      minVersion: 'TLSv1.2',
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      sessionTimeout: SESSION_S,
      SNICallback(this: unknown, name: string, done: Chosen) {
        choose(this as TLSSocket, name, done);
      },
      ALPNCallback(this: unknown, { protocols }: { protocols: string[] }) {
        return agree(this as TLSSocket, protocols);
      },
    });
    useTicketKeys(this.server, options.tickets);
    this.server.on('secureConnection', (socket) => {
      this.begin(socket);
    });
    this.server.on('tlsClientError', (_, socket) => {
      socket.destroy();
    });
    this.tcp = createTcpServer((socket) => {
      this.accept(socket);
    });
  }

  /** Handshakes so far. */
  get counts(): { readonly full: number; readonly resumed: number; readonly refused: number } {
    return { full: this.handshakes, resumed: this.resumed, refused: this.refused };
  }

  /** Resolves with the port. */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.tcp.once('error', reject).listen(port, host, resolve);
    });
    const address = this.tcp.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** Lets no client in any more; resolves when no connection is left. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.tcp.close(() => {
        resolve();
      });
    });
  }

  closeAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private accept(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    if (!this.limit.begin(remoteAddress, performance.now())) {
      this.refused += 1;
      socket.destroy();
      return;
    }
    const peer = peerOf(socket);
    this.sockets.add(socket);
    this.pending.add(peer);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      if (this.pending.delete(peer)) this.fail(remoteAddress);
    });
    this.server.emit('connection', socket);
  }

  private fail(address: string): void {
    this.refused += 1;
    this.limit.fail(address, performance.now());
  }

  /** A context at hand is given at once: to go on later with the handshake costs a good part of it. */
  private choose(socket: TLSSocket, name: string, done: Chosen): void {
    const host = servedHostIn(name);
    const atHand = host !== null && this.canOnlyVisit(socket) ? this.options.contexts.atHand(host) : null;
    if (atHand) {
      done(null, atHand.secure);
      return;
    }
    this.lookUp(socket, host).then((context) => {
      done(null, context);
    }, done);
  }

  /** No authority is there, nor may turn out to be. */
  private canOnlyVisit(socket: TLSSocket): boolean {
    if (namesProtocolFirst(socket)) return this.shaking.get(socket)?.isAuthority !== true;
    return !this.options.contexts.hasChallenges;
  }

  private async lookUp(socket: TLSSocket, host: string | null): Promise<SecureContext> {
    if (host === null) throw new Error('no host of that name');
    const { contexts } = this.options;
    const challenge = this.canOnlyVisit(socket) ? null : await contexts.challenge(host);
    const context = this.shaking.get(socket)?.isAuthority === true ? null : await contexts.find(host);
    const chosen = context?.secure ?? challenge;
    if (!chosen) throw new Error('no certificate of that host');
    if (challenge) {
      this.shaking.set(socket, { ...this.handshakeOf(socket), challenge, isForAuthority: !context });
    }
    return chosen;
  }

  /** Nothing that both speak ends the handshake. */
  private agree(socket: TLSSocket, protocols: readonly string[]): string | undefined {
    if (!protocols.includes(CHALLENGE)) {
      const isForAuthority = this.shaking.get(socket)?.isForAuthority === true;
      return protocols.includes(HTTP) && !isForAuthority ? HTTP : undefined;
    }
    const handshake = this.handshakeOf(socket);
    if (!namesProtocolFirst(socket)) {
      if (!handshake.challenge) return undefined;
      socket.setKeyCert(handshake.challenge);
    }
    this.shaking.set(socket, { ...handshake, isAuthority: true });
    return CHALLENGE;
  }

  private begin(socket: TLSSocket): void {
    this.pending.delete(peerOf(socket));
    if (socket.isSessionReused()) this.resumed += 1;
    else this.handshakes += 1;
    socket.on('error', () => socket.destroy());
    const handshake = this.shaking.get(socket);
    const isForUs = handshake === undefined || !(handshake.isAuthority || handshake.isForAuthority);
    if (isForUs && servedHostIn(serverNameOf(socket)) !== null) this.options.take(socket);
    else socket.end();
  }

  private handshakeOf(socket: TLSSocket): Handshake {
    return this.shaking.get(socket) ?? { isAuthority: false, challenge: null, isForAuthority: false };
  }
}
