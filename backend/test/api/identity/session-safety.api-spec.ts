import { type Answer, APP_ORIGIN, type TestMember, TestServer } from '../../support/app';

const REFRESH = { grant_type: 'refresh_token', client_id: '1' };
const NAMES = ['refresh_token', 'user_id', 'group_id', 'pricing_plan'];

/** Names, values and attributes of the cookies that an answer sets. */
function cookiesOf({ headers }: Answer): Map<string, { value: string; attributes: string[] }> {
  return new Map(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), { value: decodeURIComponent(pair.slice(at + 1)), attributes }];
    }),
  );
}

const jarOf = ({ userId, refreshToken, browserUuid }: TestMember, name = 'refresh_token'): string =>
  `${name}=${userId}.${refreshToken}; browser_uuid=${browserUuid}`;

describe('a session in a browser', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared();
  });

  const send = (
    path: string,
    cookie: string,
    headers: Record<string, string> = {},
    body: unknown = REFRESH,
  ) =>
    server.ask<Record<string, unknown>>(`/api/v1${path}`, {
      method: 'POST',
      headers: { cookie, ...headers },
      body,
    });

  it('goes on by its cookies alone, and shows scripts no refresh token', async () => {
    const ada = await server.member();
    const answer = await send('/token', jarOf(ada));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ scope: 'member', user_id: ada.userId, group_id: ada.groupId });
    expect(answer.body).not.toHaveProperty('refresh_token');
    const cookies = cookiesOf(answer);
    expect([...cookies.keys()].sort()).toEqual([...NAMES].sort());
    const lasting = ['Max-Age=2592000', 'Path=/'];
    expect(cookies.get('refresh_token')?.attributes).toEqual([...lasting, 'HttpOnly', 'SameSite=Lax']);
    expect(cookies.get('user_id')).toEqual({
      value: String(ada.userId),
      attributes: [...lasting, 'SameSite=Lax'],
    });
    expect(cookies.get('group_id')?.value).toBe(String(ada.groupId));
    expect(cookies.get('pricing_plan')).toEqual({ value: 'Free', attributes: [...lasting, 'SameSite=Lax'] });
    const next = cookies.get('refresh_token')?.value ?? '';
    expect(next).toMatch(new RegExp(`^${ada.userId}\\.${ada.sessionId}\\.2\\.`));
    const again = await send('/token', `refresh_token=${next}; browser_uuid=${ada.browserUuid}`);
    expect(again.status).toBe(200);
  });

  it('is forgotten by the browser when its token is of no use any more', async () => {
    const ada = await server.member();
    await ada.call('/auth/logout', { method: 'POST' });
    const answer = await send('/token', jarOf(ada));
    expect([answer.status, answer.body['message']]).toEqual([401, 'refresh token is invalid']);
    const cookies = cookiesOf(answer);
    for (const name of NAMES) expect(cookies.get(name)).toMatchObject({ value: '' });
    expect(cookies.has('browser_uuid')).toBe(false);
  });

  it('belongs to one browser: the cookie says which, whatever a body says', async () => {
    const ada = await server.member();
    const other = '7b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';
    const jar = jarOf(ada).replace(ada.browserUuid, other);
    const answer = await send('/token', jar, {}, { ...REFRESH, browser_uuid: ada.browserUuid });
    expect(answer.status).toBe(403);
    const call = await ada.call('/current_user', { headers: { cookie: `browser_uuid=${other}` } });
    expect([call.status, JSON.stringify(call.body)]).toEqual([401, expect.stringContaining('Unauthorized')]);
    expect((await ada.call('/current_user', { headers: { cookie: 'browser_uuid=nonsense' } })).status).toBe(
      200,
    );
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://evil.linklet.test' }],
  ])('S07: does nothing for a form of another site: %j', async (headers) => {
    const ada = await server.member();
    const form = new URLSearchParams(REFRESH);
    for (const path of ['/token', '/auth/logout']) {
      const answer = await send(path, jarOf(ada), headers, form);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
    const call = await ada.call('/my/sessions', { method: 'DELETE', headers });
    expect(call.status).toBe(403);
    expect((await send('/token', jarOf(ada), { origin: APP_ORIGIN })).status).toBe(200);
  });

  it('S07: does nothing for JSON that is sent as plain text, nor for a GET', async () => {
    const ada = await server.member();
    const text = { 'content-type': 'text/plain' };
    const answer = await send('/token', jarOf(ada), text, JSON.stringify(REFRESH));
    expect([400, 415]).toContain(answer.status);
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const path of ['/token', '/auth/logout']) {
      const got = await server.ask(`/api/v1${path}`, { headers: { cookie: jarOf(ada) } });
      expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect((await send('/token', jarOf(ada))).status).toBe(200);
  });

  it('ends at logout, with all cookies but the id of the browser', async () => {
    const ada = await server.member();
    const answer = await ada.call('/auth/logout', { method: 'POST', headers: { cookie: jarOf(ada) } });
    expect([answer.status, answer.body]).toEqual([200, { data: { result: 'success' } }]);
    const cookies = cookiesOf(answer);
    for (const name of NAMES) expect(cookies.get(name)?.attributes).toContain('Max-Age=0');
    expect(cookies.has('browser_uuid')).toBe(false);
    expect((await ada.call('/current_user')).status).toBe(401);
    expect((await send('/token', jarOf(ada))).status).toBe(401);
  });

  it('ends at logout when only its cookie is left', async () => {
    const ada = await server.member();
    expect(
      (await send('/auth/logout', jarOf(ada), { authorization: 'Bearer expired' }, undefined)).status,
    ).toBe(200);
    expect((await ada.call('/current_user')).status).toBe(401);
    const bob = await server.member();
    const forged = jarOf(bob).replace(/\.[^.;]+;/, `.${'A'.repeat(43)};`);
    expect((await send('/auth/logout', forged, {}, undefined)).status).toBe(200);
    expect((await bob.call('/current_user')).status).toBe(200);
  });

  it('lets guests log out too, and tells them what takes an account', async () => {
    const guest = await server.guest();
    expect((await guest.call('/auth/logout', { method: 'POST' })).status).toBe(200);
    expect((await guest.call<{ data: unknown }>('/current_user')).body.data).toEqual({
      userId: 0,
      isAdmin: false,
    });
    const refused = await guest.call('/my/sessions');
    expect(refused).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.plz-login', message: 'plzLogin' } },
    });
  });
});

describe('a session over https', () => {
  it('is kept in a cookie that no other host can set and no plain connection carries', async () => {
    const server = await TestServer.start('SQLite', { APP_ORIGIN: 'https://linklet.test' });
    try {
      const ada = await server.member();
      const ask = (name: string) =>
        server.ask('/api/v1/token', { method: 'POST', headers: { cookie: jarOf(ada, name) }, body: REFRESH });
      expect((await ask('refresh_token')).status).toBe(401);
      const kept = cookiesOf(await ask('__Host-refresh_token')).get('__Host-refresh_token');
      expect(kept?.attributes).toEqual(['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
    } finally {
      await server.stop();
    }
  });
});

describe('POST /token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('SQLite', { TRUSTED_PROXIES: '10.0.0.0/8' });
  });
  afterAll(() => server.stop());

  const grant = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    server.ask<Record<string, unknown>>('/api/v1/token', {
      method: 'POST',
      headers,
      body: { grant_type: 'client_credentials', ...more },
    });

  it.each([
    ['application/json', '{"grant_type":', 400, 'http.body-malformed'],
    ['application/json', '[]', 400, 'http.validation'],
    ['application/xml', '<x/>', 415, 'http.media-type'],
    ['application/json', `"${'x'.repeat(1024 * 1024 + 1)}"`, 413, 'http.body-too-large'],
  ])(
    'refuses a body of %s that it cannot read in the words of RFC 6749',
    async (type, body, status, code) => {
      const answer = await server.ask('/api/v1/token', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect([answer.status, answer.body]).toEqual([
        status,
        { error: 'invalid_request', message: expect.any(String) as string, code },
      ]);
    },
  );

  it('gives no token to a guest who asks for a group', async () => {
    for (const group_id of ['7', 7]) {
      const answer = await grant({ group_id });
      expect(answer).toMatchObject({
        status: 401,
        body: { message: 'plzLogin', code: 'identity.plz-login' },
      });
    }
    for (const group_id of ['0', 0, '']) expect((await grant({ group_id })).status).toBe(200);
    expect((await grant({ group_id: '7 OR 1=1' })).status).toBe(400);
  });

  it('S09, S18: counts by the address that connects, not by one that a caller makes up', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 125; times += 1) {
      const answer = await grant({}, { 'x-forwarded-for': `203.0.113.${times}` });
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(answer.body).toMatchObject({ error: 'slow_down', code: 'http.rate-limited' });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.indexOf(429)).toBeGreaterThan(90);
  });
});

describe('the limit of POST /token', () => {
  it('S18: of one address is not that of another', async () => {
    const server = await TestServer.start();
    try {
      const from = async (address: string) => {
        const body = { grant_type: 'client_credentials' };
        const headers = { 'x-forwarded-for': `198.51.100.99, ${address}` };
        return (await server.ask('/api/v1/token', { method: 'POST', headers, body })).status;
      };
      for (let times = 0; times < 120; times += 1) expect(await from('203.0.113.7')).toBe(200);
      expect([await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([429, 200]);
    } finally {
      await server.stop();
    }
  });
});
