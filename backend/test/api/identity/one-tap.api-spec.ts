import { TestServer } from '../../support/app';
import { CookieBrowser } from '../../support/cookie-browser';
import { OidcProvider } from '../../support/oidc-provider';

const CSRF = 'g_csrf_token';
const TOKEN = 'a-random-value-of-the-page';

interface SignedIn {
  readonly data: { readonly id: number; readonly key: string | null; readonly isNew: boolean };
}
interface Refusal {
  readonly error: { readonly code: string; readonly fields?: readonly { readonly field: string }[] };
}

describe('one tap', () => {
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

  const claims = { sub: 'tapper', email: 'tapper@example.com', email_verified: true, name: 'Tap' };
  const page = (kept?: string) => {
    const browser = new CookieBrowser(server);
    if (kept !== undefined) browser.cookies.set(CSRF, kept);
    return browser;
  };
  const tap = <T = SignedIn>(browser: CookieBrowser, body: object, product = 'linklet') =>
    browser.call<T>(`/users/googlelogin/${product}`, body);
  const withToken = async (more: object = {}) => ({
    credential: await provider.credential({ ...claims, ...more }),
    [CSRF]: TOKEN,
  });

  it('registers whoever is new and knows them the next time', async () => {
    const browser = page(TOKEN);
    const first = await tap(browser, { ...(await withToken()), keep: 'cookie', lang: 'ja' });
    expect(first).toMatchObject({ status: 200, body: { data: { key: null, isNew: true } } });
    await browser.becomeMember();
    const { body } = await browser.call<{ data: object }>('/current_user', undefined, 'GET');
    expect(body.data).toMatchObject({ userId: first.body.data.id });
    const again = await tap(page(TOKEN), await withToken());
    expect(again.body.data).toMatchObject({ id: first.body.data.id, isNew: false });
    expect(again.body.data.key).toMatch(/^[0-9a-f]{32}\.1\./);
  });

  it.each([
    ['no cookie', undefined, TOKEN],
    ['an empty cookie', '', ''],
    ['another cookie', 'other', TOKEN],
    ['no value in the body', TOKEN, undefined],
    ['another value in the body', TOKEN, `${TOKEN}x`],
    ['a list in the body', TOKEN, [TOKEN]],
  ])('S07: takes nothing from a page with %s', async (_, kept, shown) => {
    const answer = await tap<Refusal>(page(kept), { ...(await withToken()), [CSRF]: shown });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'identity.google-csrf']);
    expect(answer.body.error.fields?.[0]?.field).toBe(CSRF);
  });

  it('S07: takes nothing from a page of another site', async () => {
    const browser = page(TOKEN);
    await browser.call('/current_user', undefined, 'GET');
    const { status } = await browser.ask('/api/v1/users/googlelogin/linklet', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: await withToken(),
    });
    expect(status).toBe(403);
  });

  it.each([
    ['for another client', { aud: 'other' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that has expired', { exp: 1 }],
    ['that was kept for long', { iat: Math.floor(Date.now() / 1_000) - 3_000 }],
  ])('refuses an ID token %s', async (_, odd) => {
    const answer = await tap<Refusal>(page(TOKEN), await withToken(odd));
    expect([answer.status, answer.body.error.code]).toEqual([401, 'identity.google-failed']);
  });

  it('S10: refuses an address that the provider does not vouch for, and what is no ID token', async () => {
    const unverified = await withToken({ sub: 'new', email: 'new@example.com', email_verified: false });
    const answer = await tap<Refusal>(page(TOKEN), unverified);
    expect([answer.status, answer.body.error.code]).toEqual([403, 'identity.google-email-unverified']);
    for (const credential of ['x', 'a.b.c', 'x'.repeat(8_000)]) {
      const refused = await tap<Refusal>(page(TOKEN), { credential, [CSRF]: TOKEN });
      expect(refused.body.error.code).toBe('identity.google-failed');
    }
    const missing = await tap<Refusal>(page(TOKEN), { [CSRF]: TOKEN });
    expect([missing.status, missing.body.error.fields?.[0]?.field]).toEqual([400, 'credential']);
  });

  it('exists under the name of the product alone, and where a provider is set up', async () => {
    expect((await tap(page(TOKEN), await withToken(), 'other')).status).toBe(404);
    const own = await TestServer.start('SQLite', { PRODUCT_KEY: 'shorty' });
    try {
      const browser = new CookieBrowser(own);
      browser.cookies.set(CSRF, TOKEN);
      const { status, body } = await tap<Refusal>(browser, { credential: 'x', [CSRF]: TOKEN }, 'shorty');
      expect([status, body.error.code]).toEqual([404, 'identity.google-is-off']);
    } finally {
      await own.stop();
    }
  });
});
