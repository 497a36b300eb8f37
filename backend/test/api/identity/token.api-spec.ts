import { randomUUID } from 'node:crypto';
import { TestServer } from '../../support/app';
import { CookieBrowser } from '../../support/cookie-browser';

describe('POST /token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared();
  });

  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    server.ask<Record<string, unknown>>('/api/v1/token', { method: 'POST', body, headers });
  const grant = (more: Record<string, string> = {}) =>
    new URLSearchParams({ grant_type: 'client_credentials', client_id: '1', ...more });

  it('gives a guest a token for ten minutes, without the envelope', async () => {
    const { status, body, headers } = await ask(grant());
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String) as string,
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'guest',
      user_id: 0,
      group_id: 0,
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes JSON as well as a form', async () => {
    const { status } = await ask({ grant_type: 'client_credentials', client_id: 1 });
    expect(status).toBe(200);
  });

  it('gives a new browser a random id that scripts cannot read', async () => {
    const cookies = await Promise.all([ask(grant()), ask(grant())]);
    const set = cookies.map(({ headers }) => headers.get('set-cookie') ?? '');
    expect(set[0]).toMatch(/^browser_uuid=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(set[0]).not.toBe(set[1]);
  });

  it('knows the browser again by its cookie', async () => {
    const uuid = '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
    const other = '7b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
    const known = await ask(grant({ browser_uuid: other }), { cookie: `browser_uuid=${uuid}` });
    expect(known.headers.get('set-cookie')).toContain(uuid);
    const odd = await ask(grant(), { cookie: 'browser_uuid=not-a-uuid' });
    expect(odd.headers.get('set-cookie')).not.toContain('not-a-uuid');
  });

  it('binds the token to an id that a program sends, and plants it on no browser', async () => {
    const browser_uuid = '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
    const made = await ask(grant({ browser_uuid }));
    const again = await ask(grant({ browser_uuid }));
    expect([made.headers.get('set-cookie'), again.headers.get('set-cookie')]).toEqual([null, null]);
    const as = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
    const link = await server.ask<{ data: { encodeId: string } }>('/api/v1/links', {
      method: 'POST',
      body: { url: 'https://example.com/' },
      headers: as(made.body['access_token']),
    });
    const overview = await server.ask(`/api/v1/links/${link.body.data.encodeId}/overview`, {
      headers: as(again.body['access_token']),
    });
    expect(overview.status).toBe(200);
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }])(
    'refuses a form that a page of another site sends: %j',
    async (headers) => {
      const { status, headers: answered } = await ask(grant(), headers);
      expect([status, answered.get('set-cookie')]).toEqual([403, null]);
    },
  );

  it.each([
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{}, 'invalid_request'],
    [{ grant_type: 'client_credentials', client_id: '7' }, 'invalid_request'],
    [{ grant_type: ['a', 'b'] }, 'invalid_request'],
  ])('refuses %j in the words of RFC 6749', async (body, error) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error,
      message: expect.any(String) as string,
      code: expect.any(String) as string,
    });
  });

  it('refuses tokens that are missing, changed, or made for another purpose', async () => {
    const guest = await server.guest();
    const link = await guest.shorten('https://example.com/');
    const wrong = [
      undefined,
      '',
      'Bearer',
      `Bearer ${guest.token}x`,
      `Bearer ${guest.token.replace('.', '')}`,
      `Bearer ${link.claim}`,
      'Basic abc',
    ];
    for (const authorization of wrong) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const answer = await server.ask('/api/v1/links', {
        method: 'POST',
        body: { url: 'https://example.com/' },
        headers,
      });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        error: {
          status: 401,
          code: 'identity.unauthorized',
          message: expect.stringContaining('Unauthorized') as string,
          requestId: answer.headers.get('x-request-id'),
        },
      });
    }
  });

  it('believes the header rather than the address, and lets nobody keep the answer or see the address', async () => {
    const [ada, guest] = [await server.member(), await server.guest()];
    const who = async (query: string, authorization?: string) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const answer = await server.ask<{ data: { userId: number } }>(`/api/v1/current_user?${query}`, {
        headers,
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      return answer.status === 200 ? answer.body.data.userId : answer.status;
    };
    expect(await who(`access_token=${ada.token}`)).toBe(ada.userId);
    expect(await who(`access_token=${ada.token}`, `Bearer ${guest.token}`)).toBe(0);
    expect(await who(`access_token=${ada.token}`, 'Bearer x')).toBe(401);
    expect(await who(`access_token=${ada.token}&access_token=${ada.token}`)).toBe(401);
  });

  it('gives nothing to whoever knows the id of a browser and no more', async () => {
    const ada = await server.member();
    const made = await ask(grant({ browser_uuid: ada.browserUuid }));
    expect(made.body).toMatchObject({ scope: 'guest', user_id: 0, group_id: 0 });
    const headers = {
      authorization: `Bearer ${String(made.body['access_token'])}`,
      cookie: `browser_uuid=${ada.browserUuid}`,
    };
    expect((await server.ask('/api/v1/my/sessions', { headers })).status).toBe(401);
    const answer = await ask({ grant_type: 'refresh_token', user_id: ada.userId }, headers);
    expect([answer.status, answer.body['message']]).toEqual([401, 'refresh token is invalid']);
  });

  it('lets a browser keep the session of a key that an address brought it, and no other browser', async () => {
    const ada = await server.member();
    const body = { grant_type: 'refresh_token', user_id: ada.userId, refresh_token: ada.refreshToken };
    const stolen = new CookieBrowser(server);
    stolen.cookies.set('browser_uuid', randomUUID());
    const refused = await stolen.ask('/api/v1/token', { method: 'POST', body: { ...body, keep: 'cookie' } });
    expect([refused.status, [...stolen.cookies.keys()]]).toEqual([403, ['browser_uuid']]);
    const browser = new CookieBrowser(server);
    browser.cookies.set('browser_uuid', ada.browserUuid);
    const { status, body: answer } = await browser.ask('/api/v1/token', {
      method: 'POST',
      body: { ...body, keep: 'cookie' },
    });
    expect(status).toBe(200);
    expect(answer).not.toHaveProperty('refresh_token');
    await browser.becomeMember();
    expect(await browser.call('/current_user', undefined, 'GET')).toMatchObject({
      body: { data: { userId: ada.userId } },
    });
  });

  it.each(['/token', '/register', '/auth/email', '/auth/verify', '/auth/status/check', '/auth/logout'])(
    'S07: changes nothing for a GET of %s',
    async (path) => {
      const { token } = await server.guest();
      const query = `access_token=${token}&email=a@b.example&verification_code=123456&verificationCode=123456`;
      expect((await server.ask(`/api/v1${path}?${query}`)).status).toBe(405);
    },
  );

  it('accepts the token in the address for older callers', async () => {
    const { token } = await server.guest();
    const answer = await server.ask(`/api/v1/links?access_token=${token}&groupId=0&clientId=1`, {
      method: 'POST',
      body: { url: 'https://example.com/', access_token: 'x', groupId: 0 },
    });
    expect(answer.status).toBe(201);
  });
});
