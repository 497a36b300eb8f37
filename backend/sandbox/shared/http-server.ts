import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Call, json, type Route } from './answers';
import { type Faults, numberOf } from './faults';

const MAX_BODY_BYTES = 1024 * 1024;
const HOST = '127.0.0.1';

interface Match {
  readonly route: Route;
  readonly params: Record<string, string>;
}

/** Serves routes on loopback, with the faults that are armed for them. */
export class HttpServer {
  private readonly server: Server;
  private port = 0;
  /** Ends the waiting of calls that hang when the server closes. */
  private readonly closing = new AbortController();

  constructor(
    private readonly routes: readonly Route[],
    private readonly faults: Faults,
    private readonly afterCall: () => void,
  ) {
    this.server = createServer((request, response) => {
      this.serve(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  }

  get origin(): string {
    return `http://${HOST}:${this.port}`;
  }

  async listen(port: number): Promise<void> {
    this.server.listen(port, HOST);
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.closing.abort();
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await readBody(request);
    const url = new URL(request.url ?? '/', this.origin);
    const match = this.match(request.method ?? 'GET', url.pathname);
    if (!raw || !match) {
      write(response, json({ error: raw ? `no route ${url.pathname}` : 'too large' }, raw ? 404 : 413));
      return;
    }
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      queryText: url.search.slice(1),
      query: url.searchParams,
      params: match.params,
      headers: request.headers,
      raw,
    };
    const answer = await this.answer(match.route, call);
    if (answer) write(response, answer);
    else response.destroy();
  }

  /** Undefined when the connection breaks instead. */
  private async answer({ on, handle }: Route, call: Call): Promise<Answer | undefined> {
    const before =
      on === undefined ? undefined : this.faults.take(on, 'delay', 'hang', 'drop-request', 'server-error');
    if (before?.kind === 'drop-request') return undefined;
    if (before?.kind === 'server-error') return json({ error: 'simulated' }, numberOf(before, 503));
    if (before?.kind === 'hang') return this.hang();
    if (before?.kind === 'delay') await sleep(numberOf(before, 1000));
    const answer = await handle(call);
    this.afterCall();
    return on !== undefined && this.faults.has(on, 'drop-answer') ? undefined : answer;
  }

  private hang(): Promise<undefined> {
    return new Promise((resolve) => {
      this.closing.signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
  }

  private match(method: string, path: string): Match | undefined {
    const parts = path.split('/');
    for (const route of this.routes) {
      const params = route.method === method ? paramsOf(route.path.split('/'), parts) : undefined;
      if (params) return { route, params };
    }
    return undefined;
  }
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, name] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return undefined;
  }
  return params;
}

/** Undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, headers);
  response.end(body);
}
