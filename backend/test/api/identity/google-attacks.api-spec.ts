import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { DataSource } from 'typeorm';
import { SecretSettings } from '../../../src/config/settings';
import { SealedText } from '../../../src/shared/crypto/sealed-text';
import { TestServer } from '../../support/app';
import { changeTimers } from '../../support/changed-timers';
import { CookieBrowser } from '../../support/cookie-browser';
import { OidcProvider } from '../../support/oidc-provider';
import { type Landing, OidcWalk } from '../../support/oidc-walk';
import { TcpProxy } from '../../support/tcp-proxy';

const FAILED: Landing = [303, '/login?err=google-failed'];
const COOKIE = 'google_sign_in';
const MEI = { sub: 'mei', email: 'mei@example.com', email_verified: true };
const MINUTE = 60;
const seconds = (): number => Math.floor(Date.now() / 1_000);

let provider: OidcProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await OidcProvider.start();
  server = await TestServer.start('SQLite', provider.variables);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => provider.order({ claims: MEI }));

const walk = (browser = new CookieBrowser(server)) => new OidcWalk(browser, provider);
const sessionsBegun = async () =>
  (await server.web.app.get(DataSource).query<unknown[]>('SELECT id FROM sessions')).length;

/** Expects the way in to fail and to leave nothing behind. */
async function expectClosed({ browser }: OidcWalk, landing: Promise<Landing>): Promise<void> {
  const before = await sessionsBegun();
  expect(await landing).toEqual(FAILED);
  expect(await sessionsBegun()).toBe(before);
  expect(browser.cookies.has('refresh_token')).toBe(false);
}

/** How long Google is waited for. */
const GOOGLE_TIMEOUT_MS = 5_000;

describe('coming back from Google', () => {
  it('S19: works in the browser that began, once', async () => {
    const steps = walk();
    const back = await steps.visit(await steps.begin());
    const carried = steps.browser.cookies.get(COOKIE) ?? '';
    expect((await steps.ask(back))[1]).not.toContain('err=');
    expect(steps.browser.cookies.has(COOKIE)).toBe(false);
    steps.browser.cookies.delete('refresh_token');
    await expectClosed(steps, steps.ask(back));
    steps.browser.cookies.set(COOKIE, carried);
    await expectClosed(steps, steps.ask(back));
  });

  it.each([
    ['without state', (query: URLSearchParams) => query.delete('state')],
    ['with an empty state', (query: URLSearchParams) => query.set('state', '')],
    ['with another state', (query: URLSearchParams) => query.set('state', 'A'.repeat(43))],
    ['with two states', (query: URLSearchParams) => query.append('state', 'x')],
    ['without a code', (query: URLSearchParams) => query.delete('code')],
    ['with another code', (query: URLSearchParams) => query.set('code', 'x')],
    ['with two codes', (query: URLSearchParams) => query.append('code', 'x')],
  ])('S19: leads nowhere %s', async (_, change) => {
    const steps = walk();
    const [path, search] = (await steps.visit(await steps.begin())).split('?');
    const query = new URLSearchParams(search);
    change(query);
    await expectClosed(steps, steps.ask(`${path ?? ''}?${query.toString()}`));
  });

  it('S19: leads nowhere in a browser that did not begin, whatever it brings of the one that did', async () => {
    const [steps, other] = [walk(), walk()];
    const back = await steps.visit(await steps.begin());
    await expectClosed(other, other.ask(back));
    const sealed = steps.browser.cookies.get(COOKIE) ?? '';
    other.browser.cookies.set(COOKIE, sealed);
    await expectClosed(other, other.ask(back));
    await other.begin();
    other.browser.cookies.set(COOKIE, sealed);
    await expectClosed(other, other.ask(back));
    expect((await steps.ask(back))[1]).not.toContain('err=');
  });

  it("S19: leads nobody into somebody else's account by a link with a code of that account", async () => {
    const [thief, victim] = [walk(), walk()];
    const planted = new URLSearchParams((await thief.visit(await thief.begin())).split('?')[1]);
    const own = await victim.visit(await victim.begin());
    const state = new URLSearchParams(own.split('?')[1]).get('state') ?? '';
    const query = new URLSearchParams({ code: planted.get('code') ?? '', state });
    // The state is the victim's; that the code is not, PKCE tells, and then the nonce.
    await expectClosed(victim, victim.ask(`/api/v1/auth/google/callback?${query.toString()}`));
  });

  it('S19: leads nowhere after ten minutes, or with a cookie that we did not seal', async () => {
    const seal = new SealedText(server.web.app.get(SecretSettings).secret, 'google-sign-in');
    const other = new SealedText('a key of somebody else with 40 characters', 'google-sign-in');
    const attempts: ((attempt: object, sealed: string) => string)[] = [
      (attempt) => seal.seal(JSON.stringify({ ...attempt, expires: Date.now() - 1 })),
      (attempt) => other.seal(JSON.stringify(attempt)),
      (attempt) => Buffer.from(JSON.stringify(attempt)).toString('base64'),
      (_, sealed) => sealed.slice(0, -8),
      (_, sealed) => sealed.slice(0, 20),
      () => '',
    ];
    for (const change of attempts) {
      const steps = walk();
      const back = await steps.visit(await steps.begin());
      const sealed = decodeURIComponent(steps.browser.cookies.get(COOKIE) ?? '');
      const changed = change(JSON.parse(seal.open(sealed)) as object, sealed);
      steps.browser.cookies.set(COOKIE, encodeURIComponent(changed));
      await expectClosed(steps, steps.ask(back));
    }
  });

  it('shows nobody what the browser carries', async () => {
    const steps = walk();
    const { searchParams } = await steps.begin();
    const sealed = Buffer.from(decodeURIComponent(steps.browser.cookies.get(COOKIE) ?? ''), 'base64');
    for (const name of ['state', 'nonce']) expect(sealed.includes(searchParams.get(name) ?? '')).toBe(false);
  });

  it('says so when somebody declines, and asks again where they were', async () => {
    await provider.order({ refusal: 'access_denied' });
    const wanted = { lang: 'id', redirect_to: '/id/users/7?tab=star' };
    expect(await walk().whole(wanted)).toEqual([
      303,
      '/id/login?err=google-cancelled&redirect_to=%2Fid%2Fusers%2F7%3Ftab%3Dstar',
    ]);
    await provider.order({ refusal: 'server_error' });
    expect(await walk().whole()).toEqual(FAILED);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/api/v1/auth/google/start',
  ])('leads to no other site and into no circle: %j', async (redirect_to) => {
    expect((await walk().whole({ redirect_to }))[1]).toMatch(/^\/(onboarding)?$/);
    await provider.order({ refusal: 'access_denied' });
    expect(await walk().whole({ redirect_to })).toEqual([303, '/login?err=google-cancelled']);
  });

  it('is limited for each place, not for all', async () => {
    const [busy, idle] = [walk(), walk()];
    await provider.order({ refusal: 'access_denied' });
    const landings: string[] = [];
    for (let times = 0; times < 61; times += 1) landings.push((await busy.whole())[1]);
    expect(landings.indexOf('/login?err=google-failed')).toBe(60);
    expect((await idle.whole())[1]).toBe('/login?err=google-cancelled');
  });
});

describe('an ID token', () => {
  let kid: string;
  let stranger: KeyObject;
  beforeAll(async () => {
    const answer = await fetch(provider.variables.OAUTH_GOOGLE_KEYS_URL);
    kid = ((await answer.json()) as { keys: { kid: string }[] }).keys[0]?.kid ?? '';
    stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  });

  const good = (nonce: string) => ({
    ...MEI,
    iss: provider.variables.OAUTH_GOOGLE_ISSUER,
    aud: provider.clientId,
    iat: seconds(),
    exp: seconds() + 60 * MINUTE,
    nonce,
  });
  /** Signed by a key that is not the provider's. */
  const forged = (nonce: string, header: object) =>
    new SignJWT(good(nonce)).setProtectedHeader({ alg: 'RS256', ...header }).sign(stranger);
  /** The provider's public key taken for a shared secret. */
  async function signedWithPublicKey(nonce: string): Promise<string> {
    const keys = await (await fetch(provider.variables.OAUTH_GOOGLE_KEYS_URL)).text();
    const text = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const body = `${text({ alg: 'HS256', kid })}.${text(good(nonce))}`;
    return `${body}.${createHmac('sha256', keys).update(body).digest('base64url')}`;
  }

  it.each([
    ['for another client', { aud: 'somebody-else' }],
    ['for nobody', { aud: null }],
    ['of another provider', { iss: 'https://accounts.google.com' }],
    ['of nobody', { iss: null }],
    ['that has expired', { exp: seconds() - 2 * MINUTE }],
    ['that never expires', { exp: null }],
    ['that is old', { iat: seconds() - 12 * MINUTE }],
    ['that says not when it was made', { iat: null }],
    ['of tomorrow', { nbf: seconds() + 24 * 60 * MINUTE }],
    ['for another sign-in', { nonce: 'x' }],
    ['for no sign-in', { nonce: null }],
    ['made for another client of ours', { aud: ['linklet-tests', 'other'], azp: 'other' }],
    ['about nobody', { sub: null }],
  ])('%s is refused', async (_, claims) => {
    await provider.order({ claims: { ...MEI, ...claims } });
    const steps = walk();
    await expectClosed(steps, steps.whole());
  });

  it.each([
    ['unsigned', (nonce: string) => new UnsecuredJWT(good(nonce)).encode()],
    ['signed by a key under the name of the provider’s', (nonce: string) => forged(nonce, { kid })],
    ['signed by a key of no name', (nonce: string) => forged(nonce, {})],
    ['signed by an unknown key', (nonce: string) => forged(nonce, { kid: 'unknown' })],
    ['that brings its own key', (nonce: string) => forged(nonce, { jku: 'https://evil.example/keys' })],
    ['signed with the public key', signedWithPublicKey],
    ['that is none', () => 'a.b.c'],
    ['that is missing', () => null],
  ])('%s is refused', async (_, tokenOf) => {
    const steps = walk();
    const url = await steps.begin();
    const token = await tokenOf(url.searchParams.get('nonce') ?? '');
    await provider.order({ claims: MEI, tokens: { id_token: token } });
    await expectClosed(steps, steps.ask(await steps.visit(url)));
  });
});

describe('a provider', () => {
  it.each([
    ['that breaks', { status: 500 }],
    ['that refuses', { status: 400, tokens: { error: 'invalid_grant' } }],
    ['that gives no access token', { tokens: { access_token: null, id_token: null } }],
    ['that answers without end', { tokens: { padding: 'x'.repeat(300_000) } }],
  ])('%s leads back to the login page', async (_, orders) => {
    await provider.order({ claims: MEI, ...orders });
    const steps = walk();
    await expectClosed(steps, steps.whole());
  });

  it('that is away, hangs, or keeps its keys leads back to the login page, and is used again when it is back', async () => {
    const { hostname, port } = new URL(provider.variables.OAUTH_GOOGLE_TOKEN_URL);
    const [tokens, keys] = [new TcpProxy(hostname, Number(port)), new TcpProxy(hostname, Number(port))];
    await Promise.all([tokens.open(), keys.open()]);
    const own = await TestServer.start('SQLite', {
      ...provider.variables,
      OAUTH_GOOGLE_TOKEN_URL: `http://127.0.0.1:${String(tokens.port)}/token`,
      OAUTH_GOOGLE_KEYS_URL: `http://127.0.0.1:${String(keys.port)}/jwks`,
    });
    const whole = () => walk(new CookieBrowser(own)).whole();
    const restoreTimers = changeTimers({ [GOOGLE_TIMEOUT_MS]: 100 });
    try {
      await tokens.cut();
      expect(await whole()).toEqual(FAILED);
      await tokens.open();
      tokens.freeze();
      expect(await whole()).toEqual(FAILED);
      await tokens.cut();
      await tokens.open();
      keys.freeze();
      expect(await whole()).toEqual(FAILED);
      await keys.cut();
      expect(await whole()).toEqual(FAILED);
      await keys.open();
      expect(await whole()).toEqual([303, '/onboarding']);
    } finally {
      restoreTimers();
      await own.stop();
      await Promise.all([tokens.cut(), keys.cut()]);
    }
  });

  it('that nobody has set up leads back to the login page', async () => {
    const own = await TestServer.start();
    try {
      const browser = new CookieBrowser(own);
      const steps = walk(browser);
      const start = '/api/v1/auth/google/start?lang=en&redirect_to=%2Fen%2Fpricing';
      expect(await steps.ask(start)).toEqual([
        303,
        '/en/login?err=google-failed&redirect_to=%2Fen%2Fpricing',
      ]);
      expect(await steps.ask('/api/v1/auth/google/callback?code=x&state=y')).toEqual(FAILED);
      expect(browser.cookies.size).toBe(0);
    } finally {
      await own.stop();
    }
  });
});
