import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { setImmediate as arrivalsRead, setTimeout as sleep } from 'node:timers/promises';
import { inPieces } from './lane/in-pieces';
import { type PlainHandler, PlainLane } from './lane/plain-lane';
import { answerHalfClosed, closeListener, type ReadHttp, takeConnections } from './node-server-insides';
import type { Handler } from './request-head';
import { RequestTurns } from './request-turns';
import type { TlsFront } from './tls/tls-front';
import { answerUnreadable } from './unreadable-request';

export type RequestHandler = Handler<IncomingMessage, ServerResponse>;

/** Idle connections are kept this long; longer than common proxies keep theirs, so that they never write into a closing one. */
const KEEP_ALIVE_S = 75;
/** Each time that this has passed, connections that idle are closed. */
const DRAIN_MS = 3_000;
/** After this share of it no new client is let in: a load balancer has seen by then that we are not ready. */
const LETTING_IN = 1 / 3;
/** The longest that open requests may take to end. */
const LAST_CALL_MS = 8_000;

/**
 * So long nothing may come or go on a connection that has an answer under way: a client that does not read it would keep it, and
 * its memory, for as long as it likes. A client that waits for something slow gets it sooner.
 */
const STALLED_MS = 120_000;

const SLASH = 0x2f;
const SCHEME_AND_AUTHORITY = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The listener in front of everything. It answers from the first moment (503 until the application
 * is ready) and leaves without a client noticing: it asks every connection to end with its next
 * answer, then stops listening, and only then closes what still idles.
 */
export class FrontServer {
  private readonly server: Server;
  private handler: RequestHandler = answerStarting;
  private lane: PlainLane | null = null;
  private tls: TlsFront | null = null;
  private leaving = false;
  private arrivals = 0;
  private readonly turns = new RequestTurns();
  private readonly readHttp: ReadHttp;

  /**
   * @param drainMs how long a leaving server leaves idle connections to clients that may just be asking on them
   * @param stalledMs how long nothing may come or go while a request is answered
   */
  constructor(
    private readonly drainMs = DRAIN_MS,
    stalledMs = STALLED_MS,
  ) {
    this.server = createServer(
      { keepAliveTimeout: KEEP_ALIVE_S * 1_000, maxHeaderSize: 16 * 1024 },
      (request, response) => {
        this.turns.take(request, response, () => {
          this.answer(request, response);
        });
      },
    );
    this.server.timeout = stalledMs;
    answerHalfClosed(this.server);
    this.server.on('clientError', answerUnreadable);
    this.readHttp = takeConnections(this.server, (socket) => {
      this.arrivals += 1;
      if (this.lane === null) this.readHttp(socket);
      else this.lane.take(socket);
    });
  }

  /** Resolves with the port. */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, () => {
        resolve();
      });
    });
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  /** How many connections Node's HTTP server has. */
  connections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.getConnections((error, count) => {
        if (error) reject(error);
        else resolve(count);
      });
    });
  }

  /** From now on this handler answers; requests that are plain go to the other one first, which may give them back. */
  route(handler: RequestHandler, plain?: PlainHandler): void {
    this.handler = handler;
    if (plain) this.lane = new PlainLane(plain, KEEP_ALIVE_S, this.goOn);
  }

  /** Takes a connection whose handshake is done. */
  readonly takeSecure = (socket: TLSSocket): void => {
    this.readHttp(socket);
  };

  /** Connections over TLS come from there, and leave with all others. */
  secure(tls: TlsFront): void {
    this.tls = tls;
  }

  /** Leaves at once, because there is nothing that could answer. */
  abandon(): void {
    this.server.close();
    this.server.closeAllConnections();
    void this.tls?.listener.close();
    this.tls?.listener.closeAll();
  }

  /** Resolves when no connection is left. */
  async drain(): Promise<void> {
    this.leaving = true;
    if (this.lane) this.lane.isLeaving = true;
    const idle = setInterval(() => void this.closeIdle(), this.drainMs);
    const last = setTimeout(() => {
      this.server.closeAllConnections();
      this.lane?.closeAll();
      this.tls?.listener.closeAll();
    }, LAST_CALL_MS);
    await sleep(this.drainMs * LETTING_IN);
    await this.letIn();
    await Promise.all([closeListener(this.server), this.tls?.listener.close()]);
    clearInterval(idle);
    clearTimeout(last);
    this.lane?.close();
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.leaving) response.shouldKeepAlive = false;
    const { url = '/', socket } = request;
    if (url.charCodeAt(0) !== SLASH) request.url = originForm(url);
    if ('encrypted' in socket && this.tls?.requests.hasRefused(request, response)) return;
    this.handler(request, response);
  }

  /** Clients that still wait to be let in would be reset. Each turn of the event loop lets one in; a crowd has an end. */
  private async letIn(): Promise<void> {
    const deadline = performance.now() + this.drainMs * LETTING_IN;
    let before: number;
    do {
      before = this.arrivals;
      await arrivalsRead();
    } while (this.arrivals > before && performance.now() < deadline);
  }

  /** A connection whose request has arrived while this process was busy does not idle: it is read first. */
  private async closeIdle(): Promise<void> {
    await arrivalsRead();
    this.server.closeIdleConnections();
    this.lane?.closeIdle();
  }

  /** Bytes that were read are put back, so that Node's HTTP server reads the connection from where it has no answers yet. */
  private readonly goOn = (socket: Socket, bytes: Buffer): void => {
    socket.pause();
    for (const piece of inPieces(bytes).toReversed()) socket.unshift(piece);
    this.readHttp(socket);
    // Node's server reads a connection that the lane listens to as a stream: in the pieces that it gets from the lane.
    socket.on('data', () => undefined);
    process.nextTick(() => socket.resume());
  };
}

/**
 * `http://host/path?query` as `/path?query`: programs that believe a proxy stands here ask for the whole address, and
 * a server has to understand them (RFC 9112, 3.2.2). Anything else, as the `*` of OPTIONS, stays.
 */
export function originForm(target: string): string {
  const authority = SCHEME_AND_AUTHORITY.exec(target)?.[0];
  if (authority === undefined) return target;
  const rest = target.slice(authority.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  const alive = request.url === '/health/live';
  response.writeHead(alive ? 200 : 503, {
    'content-type': 'application/json',
    'retry-after': '2',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ status: alive ? 'alive' : 'starting' }));
}
