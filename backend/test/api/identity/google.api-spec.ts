import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { APP_ORIGIN, TestServer } from '../../support/app';
import { CookieBrowser } from '../../support/cookie-browser';
import { enginesFor } from '../../support/deployments';
import { OidcProvider } from '../../support/oidc-provider';
import { OidcWalk } from '../../support/oidc-walk';

const FAILED = [303, '/login?err=google-failed'];
const COOKIE = 'google_sign_in';

let people = 0;
/** A person whose address the provider vouches for. */
function somebody() {
  people += 1;
  return {
    sub: `g-${people}`,
    email: `g-${people}@example.com`,
    email_verified: true,
    name: `Gina ${people}`,
  };
}

describe.each(enginesFor(1))('signing in with Google on %s', (engine) => {
  let provider: OidcProvider;
  let server: TestServer;

  beforeAll(async () => {
    provider = await OidcProvider.start();
    server = await TestServer.start(engine, { ...provider.variables, ADMIN_EMAILS: 'root@example.com' });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    server.web.app.get(DataSource).query(sql, values);
  const walk = (browser = new CookieBrowser(server)) => new OidcWalk(browser, provider);
  /** Who the browser is after a whole walk. */
  const enter = async (claims: Readonly<Record<string, unknown>>, browser = new CookieBrowser(server)) => {
    await provider.order({ claims });
    const landing = await walk(browser).whole({ lang: 'en' });
    expect(landing).not.toEqual([303, expect.stringContaining('err=')]);
    return whoIs(browser);
  };
  const whoIs = async (browser: CookieBrowser) => {
    await browser.becomeMember();
    const { body } = await browser.call<{ data: { userId: number; isAdmin: boolean } }>(
      '/current_user',
      undefined,
      'GET',
    );
    return body.data;
  };
  const actionsOf = async (userId: number) =>
    (
      await query<{ action: string }>('SELECT action FROM audit_events WHERE user_id = ? ORDER BY id', [
        userId,
      ])
    ).map(({ action }) => action);

  it('registers whoever is new, shows them around, and knows them the next time', async () => {
    await provider.order({ claims: somebody() });
    const browser = new CookieBrowser(server);
    const place = '/en/onboarding?redirect_to=%2Fen%2Fpricing%3Fx%3D1';
    expect(await walk(browser).whole({ lang: 'en', redirect_to: '/en/pricing?x=1' })).toEqual([303, place]);
    const { userId } = await whoIs(browser);
    expect(userId).toBeGreaterThan(0);
    expect(await walk().whole({ lang: 'ja', redirect_to: '/users/7' })).toEqual([303, '/ja/users/7']);
    expect(await walk().whole()).toEqual([303, '/']);
    expect(await actionsOf(userId)).toEqual([
      'identity.registered',
      'identity.signed-in',
      'identity.signed-in',
    ]);
    const [person] = await query('SELECT display_name, lang FROM users WHERE id = ?', [userId]);
    expect(person).toEqual({ display_name: `Gina ${people}`, lang: 'en' });
  });

  it('begins the session in cookies that no script reads, and a new one each time', async () => {
    const claims = somebody();
    const browser = new CookieBrowser(server);
    await enter(claims, browser);
    const first = browser.cookies.get('refresh_token');
    await provider.order({ claims });
    const steps = walk(browser);
    const { headers } = await browser.ask(await steps.visit(await steps.begin()));
    const lines = headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('refresh_token='))).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(lines.find((line) => line.startsWith(`${COOKIE}=`))).toMatch(/^google_sign_in=; Max-Age=0;/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(browser.cookies.get('refresh_token')?.split('.')[1]).not.toBe(first?.split('.')[1]);
    const { status } = await browser.ask('/api/v1/token', {
      method: 'POST',
      body: { grant_type: 'refresh_token' },
      headers: {
        cookie: `refresh_token=${first ?? ''}; browser_uuid=${browser.cookies.get('browser_uuid') ?? ''}`,
      },
    });
    expect(status).toBe(401);
  });

  it('asks with state, nonce and a challenge, and shows the verifier and its secret to the provider alone', async () => {
    await provider.order({ claims: somebody() });
    const steps = walk();
    const asked = Object.fromEntries((await steps.begin()).searchParams);
    const other = Object.fromEntries((await walk().begin()).searchParams);
    expect(asked).toEqual({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: `${APP_ORIGIN}/api/v1/auth/google/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      prompt: 'select_account',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).not.toBe(other[name]);
    const again = await steps.begin();
    await steps.ask(await steps.visit(again));
    const form = (await provider.tokenRequests()).at(-1) ?? {};
    expect(form).toEqual({
      grant_type: 'authorization_code',
      code: expect.any(String) as string,
      client_id: provider.clientId,
      client_secret: provider.variables.OAUTH_GOOGLE_CLIENT_SECRET,
      redirect_uri: asked['redirect_uri'],
      code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    expect(challenge).toBe(again.searchParams.get('code_challenge'));
  });

  it('asks the provider for an address that the ID token leaves out, and only of the same person', async () => {
    const { sub, ...reported } = somebody();
    const less = { sub, email: null, email_verified: null };
    await provider.order({ claims: less, userinfo: { sub, ...reported } });
    const browser = new CookieBrowser(server);
    expect(await walk(browser).whole()).toEqual([303, '/onboarding']);
    const { userId } = await whoIs(browser);
    expect(await query('SELECT email FROM users WHERE id = ?', [userId])).toEqual([
      { email: reported.email },
    ]);
    await provider.order({ claims: { ...less, sub: `${sub}-b` }, userinfo: { sub, ...reported } });
    expect(await walk().whole()).toEqual(FAILED);
  });

  describe('S10: whose account it is', () => {
    it('S10: goes by the account at the provider, whatever address that has by now', async () => {
      const before = somebody();
      const { userId } = await enter(before);
      const moved = { ...before, email: `moved-${before.email}` };
      expect(await enter(moved)).toMatchObject({ userId });
      expect(await enter({ ...moved, email_verified: false })).toMatchObject({ userId });
      expect(await query('SELECT email FROM users WHERE id = ?', [userId])).toEqual([
        { email: before.email },
      ]);
    });

    it('S10: is nobody yet when the provider does not vouch for the address, known or not', async () => {
      const known = await server.member();
      for (const email of [known.email, somebody().email]) {
        for (const email_verified of [false, null, 'no']) {
          await provider.order({ claims: { sub: `unverified-${email}`, email, email_verified } });
          expect(await walk().whole({ lang: 'vi', redirect_to: '/vi/pricing' })).toEqual([
            303,
            '/vi/login?err=google-email-unverified&redirect_to=%2Fvi%2Fpricing',
          ]);
        }
      }
      expect(await query("SELECT id FROM users WHERE google_sub LIKE 'unverified-%'")).toEqual([]);
      expect(await actionsOf(known.userId)).toEqual(['identity.registered']);
    });

    it('S10: joins that of a proven address once, and says so in the log', async () => {
      const claims = somebody();
      const known = await server.member({ email: claims.email });
      expect(await enter({ ...claims, email: claims.email.toUpperCase() })).toMatchObject({
        userId: known.userId,
      });
      await enter(claims);
      const signedIn = 'identity.signed-in';
      expect(await actionsOf(known.userId)).toEqual([
        'identity.registered',
        'identity.google-tied',
        signedIn,
        signedIn,
      ]);
    });

    it('S10: is not that of an address that somebody registered to wait for its owner', async () => {
      const claims = somebody();
      const { userId } = await server.member({ email: claims.email });
      await query('UPDATE users SET email_verified_at = NULL WHERE id = ?', [userId]);
      await provider.order({ claims });
      expect(await walk().whole()).toEqual([303, '/login?err=google-email-taken']);
      expect(await query('SELECT google_sub FROM users WHERE id = ?', [userId])).toEqual([
        { google_sub: null },
      ]);
    });

    it('S10: is not that of an address which has another account of the provider', async () => {
      const claims = somebody();
      await enter(claims);
      await provider.order({ claims: { ...claims, sub: 'another' } });
      expect(await walk().whole()).toEqual([303, '/login?err=google-email-taken']);
    });

    it('S10: is not opened by the code that somebody asked for before its owner came with Google', async () => {
      const claims = somebody();
      const thief = new CookieBrowser(server);
      await thief.call('/auth/email', { email: claims.email });
      const { userId } = await enter(claims);
      for (const guess of ['000000', '123456']) {
        const { status } = await thief.call('/auth/verify', { email: claims.email, verificationCode: guess });
        expect(status).toBe(400);
      }
      const sessions = await query('SELECT id FROM sessions WHERE user_id = ?', [userId]);
      expect(sessions).toHaveLength(1);
    });
  });

  it('S11: makes one account and one home of 20 who come at once with the address of a site admin', async () => {
    const claims = { ...somebody(), email: 'root@example.com' };
    await provider.order({ claims });
    const browsers = Array.from({ length: 20 }, () => new CookieBrowser(server));
    await Promise.all(browsers.map((browser) => walk(browser).whole()));
    const all = await Promise.all(browsers.map(whoIs));
    expect(new Set(all.map(({ userId }) => userId)).size).toBe(1);
    expect(all.every(({ isAdmin }) => isAdmin)).toBe(true);
    expect(await query('SELECT id FROM users WHERE email = ?', [claims.email])).toHaveLength(1);
    expect(
      (await actionsOf(all[0]?.userId ?? 0)).filter((each) => each === 'identity.registered'),
    ).toHaveLength(1);
  });
});
