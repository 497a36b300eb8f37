import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Env, readEnv } from '../../src/config/env';
import { settingsFrom } from '../../src/config/settings-from-env';
import { DatabaseTimeouts } from '../../src/shared/database/database-timeouts';
import { JobPace } from '../../src/shared/jobs/job';
import type { OutboundNetwork } from '../../src/shared/outbound/outbound-network';
import { type RunningServer, startServer } from '../../src/server';
import { AccessTokensService } from '../../src/modules/identity/application/access-tokens.service';
import { type Entered, SignInService } from '../../src/modules/identity';
import { keep } from '../harness/kept.cjs';
import { type Answer, askAt, type Asked, type Call, ENOUGH_API_CALLS, ENOUGH_GUEST_LINKS } from './asking';
import { type EngineName, migratedStorage, waitForNothing } from './database';
import { NO_NETWORK } from './networks';
import { newNumber } from './new-number';

export type { Answer, Call } from './asking';

/** Addresses that the tests' visitors ask by; the listener's own port is chosen by the system. */
export const APP_ORIGIN = 'http://linklet.test';

/** Of the server that files share. */
export const SITE_ADMIN = 'root@example.com';

/** No test waits for a second until the worker looks for jobs again. */
const QUICK = new JobPace(50);
/** Many tests at once make a machine slow; what comes of a database that is away, `test/faults` finds out. */
const LONG_TIMEOUTS = new DatabaseTimeouts(60_000, 60_000, 60_000, 60_000, 60_000);
/** A server that a test stops has no callers; without this, each would wait three seconds for the test's own connections. */
const DRAIN_MS = 10;

/**
 * The whole product over HTTP: `web` and `worker` as two processes would be, on one database that is empty at first; with
 * `ROLE: 'web'` two of that role, so that jobs run only where a test runs them.
 */
export class TestServer implements Asked {
  /** Where it listens; another place after each start. */
  url = '';
  web!: RunningServer;
  private other!: RunningServer;

  private constructor(
    private readonly variables: Partial<Record<keyof Env, string>>,
    private readonly network: OutboundNetwork,
    private readonly drop: () => Promise<void>,
  ) {}

  /** What another process than the one that is asked over HTTP works with. */
  get otherProcess(): RunningServer['app'] {
    return this.other.app;
  }

  static async start(
    engine: EngineName = 'SQLite',
    variables: Partial<Record<keyof Env, string>> = {},
    network = NO_NETWORK,
  ): Promise<TestServer> {
    const { storage, drop } = await migratedStorage(engine);
    const common = {
      APP_ORIGIN,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      // Its visits to a test's own pages would be counted among those that the test looks for.
      PATROL: 'off',
      GUEST_LINKS_PER_HOUR: ENOUGH_GUEST_LINKS,
      API_CALLS_PER_SECOND: ENOUGH_API_CALLS,
      // The internet is not asked about a test's domains: nothing listens there.
      DNS_SERVERS: '127.0.0.1:9',
      DATA_DIR: storage.dataDir,
      SMS_GATEWAY: 'outbox',
      DATABASE_URL: storage.databaseUrl ?? '',
      // The tests' callers name their addresses themselves.
      TRUSTED_PROXIES: '127.0.0.1',
      ...variables,
    };
    const server = new TestServer(common, network, drop);
    try {
      await server.begin();
    } catch (error) {
      await drop();
      throw error;
    }
    return server;
  }

  /**
   * One for all files of a worker, because starting takes longer than most of what they ask of it. They keep apart by
   * people, addresses and slugs of their own; no test stops or restarts it, and what tells of the whole site or
   * depends on settings needs a server of its own.
   */
  static shared(engine: EngineName = 'SQLite'): Promise<TestServer> {
    return keep(
      `server on ${engine}`,
      () => TestServer.start(engine, { ADMIN_EMAILS: SITE_ADMIN }),
      (server) => server.stop(),
    );
  }

  async stop(): Promise<void> {
    await this.end();
    await this.drop();
  }

  /** Ends both processes and starts two others on the same data. */
  async restart(): Promise<void> {
    await this.end();
    await this.begin();
  }

  private async begin(): Promise<void> {
    this.web = await this.startAs('web');
    try {
      this.other = await this.startAs(this.variables.ROLE ?? 'worker');
    } catch (error) {
      await this.web.stop();
      throw error;
    }
    this.url = `http://127.0.0.1:${String(this.web.port)}`;
  }

  private async startAs(role: string): Promise<RunningServer> {
    const settings = settingsFrom(readEnv({ ...this.variables, ROLE: role }));
    const started = await startServer(settings, {
      network: this.network,
      pace: QUICK,
      timeouts: LONG_TIMEOUTS,
      drainMs: DRAIN_MS,
    });
    await waitForNothing(started.app.get(DataSource));
    return started;
  }

  private async end(): Promise<void> {
    await this.web.stop();
    await this.other.stop();
  }

  ask<T = unknown>(path: string, call: Call = {}): Promise<Answer<T>> {
    return askAt<T>(this.url + path, call);
  }

  /** A visitor without an account, with a token and an address of their own. */
  async guest(): Promise<TestGuest> {
    const address = newAddress();
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: '1' });
    const { body } = await this.ask<{ access_token: string }>('/api/v1/token', {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': address },
    });
    return new TestGuest(this, body.access_token, address);
  }

  /** A person signed in, new unless the address is known, who came in without waiting for a mail. */
  async member({ email, browser = randomUUID() }: NewMember = {}): Promise<TestMember> {
    const address = newAddress();
    const { app } = this.web;
    const entered = await app.get(SignInService).enter({
      proof: { way: 'email', email: email ?? `person-${randomUUID()}@example.test` },
      browserUuid: browser,
      lang: 'en',
      address,
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    });
    const { user, groupId, session } = entered;
    const holder = {
      kind: 'member',
      userId: user.userId,
      groupId,
      sessionId: session.id,
      browserUuid: browser,
    } as const;
    return new TestMember(this, app.get(AccessTokensService).issue(holder), address, entered);
  }
}

export interface NewMember {
  /** In the form of `parseEmail`. */
  readonly email?: string;
  /** UUID of the browser. */
  readonly browser?: string;
}

/** No two callers share an address, nor the limits that go by it. */
function newAddress(): string {
  const number = newNumber();
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

export interface ShortenedLink {
  readonly shortUrl: string;
  readonly encodeId: string;
  readonly id: number;
  readonly url: string;
  readonly warning: string | null;
  readonly claim: string;
  readonly createTime: string;
}

/** A caller with a token. */
export class TestCaller {
  constructor(
    protected readonly server: TestServer,
    readonly token: string,
    /** As the server sees it. */
    readonly address: string,
  ) {}

  /** What each of the caller's calls says of where it comes from and whose it is. */
  get headers(): Readonly<Record<string, string>> {
    return { authorization: `Bearer ${this.token}`, 'x-forwarded-for': this.address };
  }

  /** Calls the API with this caller's token. */
  call<T = unknown>(path: string, { headers = {}, ...rest }: Call = {}): Promise<Answer<T>> {
    return this.server.ask<T>(`/api/v1${path}`, { ...rest, headers: { ...this.headers, ...headers } });
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

export class TestGuest extends TestCaller {}

export class TestMember extends TestCaller {
  readonly userId: number;
  /** The person's home. */
  readonly groupId: number;
  readonly email: string;
  readonly sessionId: string;
  readonly browserUuid: string;
  /** The session's first. */
  readonly refreshToken: string;

  constructor(
    server: TestServer,
    token: string,
    address: string,
    { user, groupId, session, refreshToken }: Entered,
  ) {
    super(server, token, address);
    this.userId = user.userId;
    this.groupId = groupId;
    this.email = user.email;
    this.sessionId = session.id;
    this.browserUuid = session.browserUuid;
    this.refreshToken = refreshToken;
  }
}
