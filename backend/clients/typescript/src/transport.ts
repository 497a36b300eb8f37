import { type ApiCall, written } from './call.js';
import { errorOf, LinkletConnectionError, LinkletError } from './errors.js';

export interface LinkletOptions {
  /** API token of the group, `lk_live_…`. */
  readonly token: string | undefined;
  /** Address of the installation, such as `https://linklet.example`. */
  readonly url: string | undefined;
  /** For each attempt; 30 seconds by default. */
  readonly timeoutMs?: number;
  /** How many times a call that failed for a while is repeated; twice by default. */
  readonly retries?: number;
  /** A call that would have to wait longer for its next attempt fails at once; one minute by default. */
  readonly maxWaitMs?: number;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Names the call; one is made for each call that creates something. */
  readonly idempotencyKey?: string;
  /** Query parameters that have the name of a field of the body. */
  readonly query?: Readonly<Record<string, string | number>>;
  readonly signal?: AbortSignal;
}

export type Send = (call: ApiCall, input: object, options: CallOptions) => Promise<unknown>;

const FIRST_WAIT_MS = 500;
const PASSING = new Set([429, 502, 503, 504]);

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends calls, and repeats those that failed for a while and do nothing twice. */
export class Transport {
  private readonly origin: string;
  private readonly token: string;
  private readonly options: LinkletOptions;

  constructor(options: LinkletOptions) {
    const { token, url } = options;
    if (token === undefined || token === '') throw new TypeError('token is missing');
    if (url === undefined || url === '') throw new TypeError('url is missing');
    this.token = token;
    this.origin = new URL(url).href.replace(/\/+$/, '');
    this.options = options;
  }

  readonly send: Send = async (call, input, options) => {
    const key = call.repeats === 'keyed' ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
    const { retries = 2 } = this.options;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.attempt(call, input, {
          ...options,
          ...(key === undefined ? {} : { idempotencyKey: key }),
        });
      } catch (error) {
        const wait = attempt < retries ? this.waitAfter(error, call, attempt) : null;
        if (wait === null || options.signal?.aborted === true) throw error;
        await pause(wait);
      }
    }
  };

  private async attempt(call: ApiCall, input: object, options: CallOptions): Promise<unknown> {
    const { path, body } = written(call, { ...input }, options.query);
    const headers: Record<string, string> = { authorization: `Bearer ${this.token}` };
    if (call.body === 'json') headers['content-type'] = 'application/json';
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort();
    }, this.options.timeoutMs ?? 30_000);
    const abort = (): void => {
      limit.abort();
    };
    options.signal?.addEventListener('abort', abort);
    if (options.signal?.aborted === true) abort();
    const request = this.options.fetch ?? fetch;
    try {
      const response = await request(this.origin + path, {
        method: call.method,
        headers,
        body,
        signal: limit.signal,
      });
      if (!response.ok) throw await errorOf(response);
      return await contentOf(response);
    } catch (error) {
      if (error instanceof LinkletError) throw error;
      throw new LinkletConnectionError(`No answer of ${this.origin}`, { cause: error });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
    }
  }

  /** Null where repeating is of no use, or not safe. */
  private waitAfter(error: unknown, { repeats }: ApiCall, attempt: number): number | null {
    if (error instanceof LinkletError) {
      if (!PASSING.has(error.status)) return null;
      // What was refused for haste has not been done; of other failures nobody knows.
      if (repeats === 'never' && error.status !== 429) return null;
    } else if (repeats === 'never' || !(error instanceof LinkletConnectionError)) {
      return null;
    }
    const asked =
      error instanceof LinkletError && error.retryAfter !== null ? error.retryAfter * 1_000 : null;
    const wait = asked ?? FIRST_WAIT_MS * 2 ** attempt * (1 + Math.random());
    return wait > (this.options.maxWaitMs ?? 60_000) ? null : wait;
  }
}

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    return ((await response.json()) as { readonly data: unknown }).data;
  }
  return type.startsWith('text/') ? response.text() : response.blob();
}
