import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { TlsIdentity } from './self-signed';

export type PageHandler = (response: ServerResponse, request: IncomingMessage) => void;

/** A site of the test's own: a page for each path, and a memory of who came. */
export class PageServer {
  readonly pages = new Map<string, PageHandler>();
  /** Where there is no page of that path. */
  other: PageHandler = pageOf('<title>Nothing here</title>', 'text/html', 404);
  readonly requests: IncomingMessage[] = [];
  connections = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  /** @param identity what it shows over TLS; speaks without it otherwise */
  constructor(identity?: TlsIdentity) {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      this.answer(request, response);
    };
    this.server = identity ? createTlsServer(identity, answer) : createServer(answer);
  }

  async start(): Promise<void> {
    this.server.on('connection', (socket) => {
      this.connections += 1;
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Connections that the other side still holds. */
  get held(): number {
    return this.sockets.size;
  }

  /** Host and path of each request. */
  get visits(): string[] {
    return this.requests.map(({ headers, url }) => `${headers.host ?? ''}${url ?? ''}`);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await once(this.server.close(), 'close');
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    this.requests.push(request);
    const page = this.pages.get(request.url ?? '') ?? this.other;
    page(response, request);
  }
}

/** A page of these bytes. */
export const pageOf =
  (body: string | Buffer, contentType = 'text/html; charset=utf-8', status = 200): PageHandler =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  };

export const redirectTo =
  (location: string, status = 302): PageHandler =>
  (response) => {
    response.writeHead(status, { location }).end();
  };

/** Writes without end, as fast as the other side reads. */
export function pour(stream: NodeJS.WritableStream, bytes: Buffer | string): void {
  const more = () => {
    while (stream.write(bytes));
    stream.once('drain', more);
  };
  more();
}

/** An answer that is nothing but these bytes, again and again. */
export const endless =
  (bytes: Buffer | string, headers: Readonly<Record<string, string>> = {}): PageHandler =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    pour(response, bytes);
  };

/** Writes a piece now and then, as long as the other side listens. */
export function drip(stream: NodeJS.WritableStream & { readonly destroyed?: boolean }, piece: string): void {
  const timer = setInterval(() => stream.write(piece), 5);
  stream.once('close', () => clearInterval(timer));
}
