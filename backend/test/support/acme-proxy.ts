import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, request as requestHttps, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pebble } from './pebble';
import { selfSigned } from './self-signed';

const identity = selfSigned('localhost');

/** Stands before a certificate authority, counts what it is asked, and answers in its place where a test says so. */
export class AcmeProxy {
  /** PEM of who vouches for it. */
  readonly ca = identity.cert;
  /** Requests by their path's first part, such as `order-plz` for new orders. */
  readonly asked = new Map<string, number>();
  /** Orders that the authority has made. */
  ordersMade = 0;
  /** Told of each of them. */
  onOrder: () => void = () => undefined;
  /** Status and headers of an answer that the authority never gives. */
  intercept: (part: string) => { status: number; retryAfter?: string } | null = () => null;
  /** Names that the authority says it has in CAA records. */
  caaIdentities: readonly string[] = [];
  private readonly server: Server;

  private constructor(private readonly pebble: Pebble) {
    this.server = createServer(identity, (request, response) => {
      this.pass(request, response);
    });
  }

  static async start(pebble: Pebble): Promise<AcmeProxy> {
    const proxy = new AcmeProxy(pebble);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get directoryUrl(): string {
    return `https://localhost:${String((this.server.address() as AddressInfo).port)}/dir`;
  }

  /** For ACME_CA_FILE. */
  writeCa(folder: string): string {
    const file = join(folder, 'acme-ca.pem');
    writeFileSync(file, this.ca);
    return file;
  }

  /** Orders that the authority has been asked for; once more after each nonce that it refused. */
  get orders(): number {
    return this.asked.get('order-plz') ?? 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const [, part = ''] = (request.url ?? '').split('/');
    this.asked.set(part, (this.asked.get(part) ?? 0) + 1);
    const own = this.intercept(part);
    if (own) {
      request.resume();
      const retry = own.retryAfter === undefined ? {} : { 'retry-after': own.retryAfter };
      response.writeHead(own.status, { 'content-type': 'application/problem+json', ...retry });
      const type = own.status === 429 ? 'rateLimited' : 'serverInternal';
      response.end(JSON.stringify({ type: `urn:ietf:params:acme:error:${type}`, detail: 'not now' }));
      return;
    }
    const target = new URL(request.url ?? '/', this.pebble.directoryUrl);
    const { method, headers } = request;
    const call = requestHttps(target, { method, headers, ca: this.pebble.ca }, (answer) => {
      if (part === 'order-plz' && answer.statusCode === 201) {
        this.ordersMade += 1;
        this.onOrder();
      }
      if (part === 'dir') void this.describe(answer, response);
      else {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }
    });
    call.on('error', () => response.destroy());
    request.pipe(call);
  }

  private async describe(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    const directory = JSON.parse(Buffer.concat(parts).toString()) as { meta: object };
    const meta = { ...directory.meta, caaIdentities: this.caaIdentities };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...directory, meta }));
  }
}
