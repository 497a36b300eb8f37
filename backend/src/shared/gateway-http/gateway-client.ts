import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { GatewayAnswer } from './gateway-answer';
import { GatewayError } from './gateway-error';
import { exchange } from './gateway-exchange';

export interface GatewayOptions {
  /** Addresses of the gateway; the client calls their origins and no other. */
  readonly urls: readonly string[];
  /** Of a whole call: name, connection, request and body. */
  readonly timeoutMs: number;
  readonly maxBodyBytes?: number;
  /** Certificate authorities to trust instead of the usual ones, as PEM. */
  readonly ca?: string;
}

export interface GatewayRequest {
  readonly url: string;
  /** GET without a body, POST with one, unless named. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent byte for byte, as signatures are made over it; its type is among the headers. */
  readonly body?: string;
  /** Of this call, where it is not the client's. */
  readonly timeoutMs?: number;
  readonly maxBodyBytes?: number;
}

/** An answer of a few lines never comes near. */
const MAX_BODY_BYTES = 256 * 1024;
/** Less than servers keep a connection open; a call on one that is just being closed fails. */
const IDLE_CONNECTION_MS = 4_000;

/**
 * Calls services whose addresses the operator or the code has set: sign-in, threat lists, models, payments. Every call ends
 * within its time, no answer exceeds its limit, and no redirect is followed: keys and sums are for one place alone. For
 * addresses that users name there is `OutboundHttp`.
 */
export class GatewayClient {
  private readonly origins: ReadonlySet<string>;
  private readonly kept: Readonly<Record<string, HttpAgent>>;

  constructor(private readonly options: GatewayOptions) {
    this.origins = new Set(options.urls.map((url) => new URL(url).origin));
    const reuse = { keepAlive: true, timeout: IDLE_CONNECTION_MS };
    this.kept = { 'http:': new HttpAgent(reuse), 'https:': new HttpsAgent(reuse) };
  }

  /** The answer, whatever its status. @throws GatewayError */
  async send(request: GatewayRequest): Promise<GatewayAnswer> {
    const { timeoutMs, maxBodyBytes = MAX_BODY_BYTES, ca } = this.options;
    const { method = request.body === undefined ? 'GET' : 'POST', headers, body } = request;
    const url = this.checked(request.url);
    // Writers must know whether it arrived, and a connection that was kept may be closed while it is sent.
    const isRead = method === 'GET' || method === 'HEAD';
    return await exchange({
      url,
      options: {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        agent: isRead ? this.kept[url.protocol] : false,
        ...(ca === undefined ? {} : { ca }),
      },
      body,
      timeoutMs: request.timeoutMs ?? timeoutMs,
      maxBodyBytes: request.maxBodyBytes ?? maxBodyBytes,
    });
  }

  /** For libraries that take a `fetch` of one's own; the client's time limit stands in for their `signal`. */
  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method, body } = init;
    if (url instanceof Request || (body !== undefined && body !== null && typeof body !== 'string')) {
      throw new TypeError('only texts are sent, to an address');
    }
    const answer = await this.send({
      url: url.toString(),
      ...(method === undefined
        ? {}
        : { method: method.toUpperCase() as NonNullable<GatewayRequest['method']> }),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof body === 'string' ? { body } : {}),
    });
    const type = answer.headers['content-type'];
    // An answer that may have no body must not have an empty one.
    return new Response(answer.body.length === 0 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };

  private checked(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !this.origins.has(url.origin)) throw new GatewayError('other-origin', false);
    return url;
  }
}
