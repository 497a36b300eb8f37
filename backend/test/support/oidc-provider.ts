import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Env } from '../../src/config/env';

const PROGRAM = require.resolve('./oidc-provider-process.mjs');
const CLIENT_ID = 'linklet-tests';
const CLIENT_SECRET = 'a secret of the tests alone';

/** What of a person, or how the provider misbehaves. In records, null leaves out what it would have said. */
export interface Orders {
  /** What its ID tokens say. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly userinfo?: Readonly<Record<string, unknown>>;
  /** The error that people come back with, instead of a code. */
  readonly refusal?: string;
  /** What its token endpoint answers, such as another `id_token`. */
  readonly tokens?: Readonly<Record<string, unknown>>;
  /** Status of that answer. */
  readonly status?: number;
}

interface Discovered {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly userinfo_endpoint: string;
  readonly jwks_uri: string;
}

/** A real OpenID Connect provider on this machine; it checks codes and PKCE, and signs what it says. */
export class OidcProvider {
  readonly clientId = CLIENT_ID;

  private constructor(
    private readonly child: ChildProcess,
    private readonly found: Discovered,
  ) {}

  static async start(): Promise<OidcProvider> {
    const child = fork(PROGRAM, { execArgv: [] });
    const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
    // A test that broke off ends all the same; without a parent the provider ends itself.
    child.unref();
    child.channel?.unref();
    const answer = await fetch(`${origin}/.well-known/openid-configuration`);
    return new OidcProvider(child, (await answer.json()) as Discovered);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }

  /** What an installation is told that people sign in with it, as its discovery document names the places. */
  get variables() {
    return {
      OAUTH_GOOGLE_CLIENT_ID: CLIENT_ID,
      OAUTH_GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      OAUTH_GOOGLE_AUTHORIZE_URL: this.found.authorization_endpoint,
      OAUTH_GOOGLE_TOKEN_URL: this.found.token_endpoint,
      OAUTH_GOOGLE_USERINFO_URL: this.found.userinfo_endpoint,
      OAUTH_GOOGLE_KEYS_URL: this.found.jwks_uri,
      OAUTH_GOOGLE_ISSUER: this.found.issuer,
    } satisfies Partial<Record<keyof Env, string>>;
  }

  /** From now on, instead of all that was ordered before. */
  async order(orders: Orders): Promise<void> {
    await this.ask('order', orders);
  }

  /** The forms that its token endpoint has got and found good, the oldest first. */
  tokenRequests(): Promise<Readonly<Record<string, string>>[]> {
    return this.ask('tokenRequests');
  }

  /** Where it sends a browser that comes with this address. */
  async visit(url: string | URL): Promise<URL> {
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    if (status !== 302) throw new Error(`the provider answered ${String(status)}`);
    return new URL(headers.get('location') ?? '');
  }

  /** An ID token such as one tap gets without our doing. */
  async credential(claims: Readonly<Record<string, unknown>>): Promise<string> {
    await this.order({ claims });
    const form = { grant_type: 'password', username: 'anybody', client_id: CLIENT_ID };
    const answer = await fetch(this.found.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return ((await answer.json()) as { id_token: string }).id_token;
  }

  /** One question at a time. */
  private async ask<T>(task: string, given: unknown = null): Promise<T> {
    const said = once(this.child, 'message') as Promise<[T]>;
    this.child.send({ task, given });
    return (await said)[0];
  }
}
