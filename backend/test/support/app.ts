import { type Env, readEnv } from '../../src/config/env';
import { settingsFrom } from '../../src/config/settings';
import { type RunningServer, startServer } from '../../src/server';
import { emptyStorage, type EngineName } from './database';

/** Addresses that the tests' visitors ask by; the listener's own port is chosen by the system. */
export const APP_ORIGIN = 'http://linklet.test';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Objects go out as JSON, strings and forms as they are. */
  readonly body?: unknown;
}

/** The whole product over HTTP: `web` and `worker` as two processes would be, on one empty database. */
export class TestServer {
  private constructor(
    readonly url: string,
    readonly web: RunningServer,
    private readonly others: readonly { stop(): Promise<unknown> }[],
  ) {}

  static async start(
    engine: EngineName = 'SQLite',
    variables: Partial<Record<keyof Env, string>> = {},
  ): Promise<TestServer> {
    const { storage, drop } = await emptyStorage(engine);
    const common = {
      APP_ORIGIN,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      DATA_DIR: storage.dataDir,
      DATABASE_URL: storage.databaseUrl ?? '',
      ...variables,
    };
    const web = await startServer(settingsFrom(readEnv({ ...common, ROLE: 'web' })));
    const worker = await startServer(settingsFrom(readEnv({ ...common, ROLE: 'worker' })));
    return new TestServer(`http://127.0.0.1:${String(web.port)}`, web, [web, worker, { stop: drop }]);
  }

  async stop(): Promise<void> {
    for (const each of this.others) await each.stop();
  }

  /** Asks without following redirects. */
  async ask<T = unknown>(
    path: string,
    { method = 'GET', headers = {}, body }: Call = {},
  ): Promise<Answer<T>> {
    const isObject = typeof body === 'object' && body !== null && !(body instanceof URLSearchParams);
    const init: RequestInit = {
      method,
      redirect: 'manual',
      headers: { ...(isObject ? { 'content-type': 'application/json' } : {}), ...headers },
    };
    if (body !== undefined) init.body = isObject ? JSON.stringify(body) : (body as string | URLSearchParams);
    const response = await fetch(this.url + path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  }

  /** A visitor without an account, with a token of their own. */
  async guest(): Promise<TestGuest> {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: '1' });
    const { body } = await this.ask<{ access_token: string }>('/api/v1/token', {
      method: 'POST',
      body: form,
    });
    return new TestGuest(this, body.access_token);
  }
}

export interface ShortenedLink {
  readonly shortUrl: string;
  readonly encodeId: string;
  readonly id: number;
  readonly url: string;
  readonly claim: string;
  readonly createTime: string;
}

export class TestGuest {
  constructor(
    private readonly server: TestServer,
    readonly token: string,
  ) {}

  /** Calls the API with this guest's token. */
  call<T = unknown>(path: string, { headers = {}, ...rest }: Call = {}): Promise<Answer<T>> {
    return this.server.ask<T>(`/api/v1${path}`, {
      ...rest,
      headers: { authorization: `Bearer ${this.token}`, ...headers },
    });
  }

  async shorten(url: string, encodeId?: string): Promise<ShortenedLink> {
    const { status, body } = await this.call<{ data: ShortenedLink }>('/links', {
      method: 'POST',
      body: { url, encodeId },
    });
    if (status !== 201) throw new Error(`shortening answered ${String(status)}: ${JSON.stringify(body)}`);
    return body.data;
  }
}

/** Waits for a condition by asking again; throws with the last value when it never holds. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  withinMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`never came true: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
