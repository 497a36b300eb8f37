import { readFileSync } from 'node:fs';
import { APP_ORIGIN, TestServer } from '../../support/app';

interface Operation {
  readonly summary?: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** As the build wrote it: the tests run without the compiler's part in it. */
const { paths } = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const OPERATIONS = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`,
    method: method.toUpperCase(),
    // Numbers are words to those who want words.
    path: path.replace(/\{\w+\}/g, '1'),
    operation,
  })),
);

/** Calls that take no token, each for a reason: they hand one out, end one, or prove who calls in another way. */
const OPEN_TO_EVERYBODY: readonly string[] = [
  'GET /auth/google/callback',
  'GET /auth/google/start',
  'GET /plans',
  'GET /site',
  'POST /auth/logout',
  'POST /auth/partner/redeem',
  'POST /invitations/check',
  'POST /invitations/decline',
  'POST /token',
];

/** Calls for whoever has a token, visitors without an account too. */
const OPEN_TO_GUESTS: readonly string[] = [
  'DELETE /links/{encodeId}',
  'GET /current_user',
  'GET /groups/{groupId}/frontsites',
  'GET /links/{encodeId}/overview',
  'GET /links/{encodeId}/overview/daily/revised',
  'GET /links/{encodeId}/overview/hourly/revised',
  'GET /location',
  'GET /my/features',
  'GET /tokeninfo',
  'POST /analytics/domain',
  'POST /auth/email',
  'POST /auth/status/check',
  'POST /auth/verify',
  'POST /links',
  'POST /register',
  'POST /tcloud/log',
  'POST /users/googlelogin/{product}',
];

describe('the application over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it('is alive and ready', async () => {
    expect(await server.ask('/health/live')).toMatchObject({ status: 200, body: { status: 'alive' } });
    expect(await server.ask('/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', parts: { database: 'up' } },
    });
  });

  it.each(OPERATIONS)(
    'says what $call does and how it answers: in one way when it succeeds',
    ({ operation }) => {
      expect(operation.summary).toBeTruthy();
      const answers = Object.keys(operation.responses).filter((status) => Number(status) < 400);
      expect(answers).toHaveLength(1);
    },
  );

  it.each(OPERATIONS.filter(({ call }) => !OPEN_TO_EVERYBODY.includes(call)))(
    'lets nobody without a token call $call',
    async ({ method, path }) => {
      const { status, body } = await server.ask(path, { method, ...(method === 'GET' ? {} : { body: {} }) });
      expect([status, body]).toMatchObject([401, { error: expect.anything() as object }]);
    },
  );

  it.each(
    OPERATIONS.filter(({ call }) => !OPEN_TO_EVERYBODY.includes(call) && !OPEN_TO_GUESTS.includes(call)),
  )('lets no guest call $call', async ({ method, path }) => {
    const guest = await server.guest();
    const { status, body } = await guest.call(path.replace('/api/v1', ''), {
      method,
      ...(method === 'GET' ? {} : { body: {} }),
    });
    expect([status, body]).toMatchObject([
      401,
      { error: { code: 'identity.plz-login', message: 'plzLogin' } },
    ]);
  });

  it('describes itself', async () => {
    const { status, body } = await server.ask<{ paths: object }>('/api/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toContain('/api/v1/links/{encodeId}/overview/daily/revised');
    const docs = await server.ask<string>('/api/docs');
    expect([docs.status, docs.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });

  it('serves its page with a policy that runs only its own scripts', async () => {
    const { status, headers, body } = await server.ask<string>('/en');
    expect(status).toBe(200);
    expect(body).toContain('<html lang="en"');
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toHaveLength(24);
    expect(body).toContain(`nonce="${nonce ?? ''}"`);
    expect(body).not.toMatch(/__[A-Z_]+__/);
    expect(body).toContain('<meta name="short-host" content="linklet.test"');
    expect(body).toContain(`hreflang="ja" href="${APP_ORIGIN}/ja"`);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it.each(['/api/v1/nothing', '/api/v1/links/%FF/overview', '/api/nothing'])(
    'answers %s with a 404 that programs understand',
    async (path) => {
      const { status, body } = await server.ask(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        error: { status: 404, code: 'http.not-found', requestId: expect.any(String) as string },
      });
    },
  );

  it.each(['/en/nothing', '/users/../../etc/passwd', '/assets/none.js', '/..%2f..%2fetc%2fpasswd', '/.env'])(
    'answers %s with the 404 page',
    async (path) => {
      const { status, body } = await server.ask<string>(path);
      expect(status).toBe(404);
      expect(body).not.toContain('root:');
    },
  );

  it.each(['/api/v1/token', '/api/v1/links', '/api/v1/analytics/domain'])(
    'refuses a bottomless body at %s without falling in',
    async (path) => {
      const { token } = await server.guest();
      const body = `{"url":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'deep',
      };
      const { status } = await server.ask(path, { method: 'POST', body, headers });
      expect(status).toBe(400);
    },
  );

  it('answers in its own form where the router refuses', async () => {
    const { status, body } = await server.ask(`/api/v1/links/${'x'.repeat(2_100)}`, { method: 'DELETE' });
    expect([status, body]).toMatchObject([414, { error: { code: 'http.address-too-long' } }]);
  });

  it('shows errors without anything of their inside', async () => {
    const { token } = await server.guest();
    const { status, body } = await server.ask('/api/v1/links', {
      method: 'POST',
      body: '{',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/at |node_modules|Unexpected/);
  });
});
