import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly form: Readonly<Record<string, string>>;
}

/** The server of a shop: keeps what gateways send to it, and answers as it is set to. */
export class ShopInbox {
  readonly received: Received[] = [];
  status = 200;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const form = formFrom(body, String(request.headers['content-type']));
        this.received.push({ path: request.url ?? '', headers: request.headers, body, form });
        response.writeHead(this.status).end();
      });
    });
  }

  static async open(): Promise<ShopInbox> {
    const inbox = new ShopInbox();
    inbox.server.listen(0, '127.0.0.1');
    await once(inbox.server, 'listening');
    return inbox;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** Forgets what came before. */
  clear(): void {
    this.received.length = 0;
    this.status = 200;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function formFrom(body: string, type: string): Record<string, string> {
  if (!type.startsWith('multipart/form-data')) return Object.fromEntries(new URLSearchParams(body));
  const parts = body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g);
  return Object.fromEntries([...parts].map(([, name = '', value = '']) => [name, value]));
}
