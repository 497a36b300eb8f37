import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type PageHandler = (response: ServerResponse, request: IncomingMessage) => void;

/** A site of the test's own: a page for each path, and a count of who came. */
export class PageServer {
  readonly pages = new Map<string, PageHandler>();
  /** Host and path of every request. */
  readonly visits: string[] = [];
  readonly requests: IncomingMessage[] = [];
  connections = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((request, response) => this.answer(request, response));

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
  get open(): number {
    return this.sockets.size;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await once(this.server.close(), 'close');
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    this.visits.push(`${request.headers.host ?? ''}${path}`);
    this.requests.push(request);
    const page = this.pages.get(path);
    if (page) page(response, request);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Nothing here</title>');
  }
}

/** A page of these bytes. */
export const page =
  (body: string | Buffer, contentType = 'text/html; charset=utf-8', status = 200): PageHandler =>
  (response) =>
    void response.writeHead(status, { 'content-type': contentType }).end(body);

export const redirectTo =
  (location: string, status = 302): PageHandler =>
  (response) =>
    void response.writeHead(status, { location }).end();
