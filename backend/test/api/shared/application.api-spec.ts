import { readFileSync, writeFileSync } from 'node:fs';
import { readEnv } from '../../../src/config/env';
import { settingsFrom } from '../../../src/config/settings-from-env';
import { startServer } from '../../../src/server';
import { APP_ORIGIN, TestServer } from '../../support/app';
import type { Refusal } from '../../support/asking';
import { emptyStorage } from '../../support/database';
import { freePort } from '../../support/processes';

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
    operation,
  })),
);

describe('the application over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared();
  });

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

  it.each([
    ['POST', '/api/v1/my/info', 'GET, HEAD'],
    ['GET', '/api/v1/analytics/domain?url=x', 'POST'],
    ['PATCH', '/api/v1/links/some-link', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', '/health/live', 'GET, HEAD'],
  ])('refuses %s of %s with the methods that it takes', async (method, path, allow) => {
    const { status, headers, body } = await server.ask(path, { method });
    expect([status, headers.get('allow')]).toEqual([405, allow]);
    expect(body).toMatchObject({ error: { status: 405, code: 'http.method-not-allowed' } });
  });

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

  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/xml',
    'multipart/form-data; boundary=x',
  ])('takes a call without a body for one, also when it names a kind: %s', async (type) => {
    const member = await server.member();
    const { encodeId } = await member.shorten('https://example.com/');
    const headers = { 'content-type': type };
    expect((await member.call(`/links/${encodeId}`, { method: 'DELETE', headers })).status).toBe(200);
    const missing = await member.call<Refusal>('/links', { method: 'POST', headers });
    expect([missing.status, missing.body.error.code]).toEqual([400, 'http.validation']);
  });

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

describe('an application that cannot start', () => {
  it('says why and leaves its port', async () => {
    const { storage, drop } = await emptyStorage('SQLite');
    try {
      writeFileSync(
        storage.sqliteFile,
        'no database, but long enough to be taken for the beginning of one\n'.repeat(9),
      );
      const port = await freePort();
      const variables = { APP_ORIGIN, PORT: String(port), METRICS_PORT: '0', DATA_DIR: storage.dataDir };
      await expect(startServer(settingsFrom(readEnv(variables)))).rejects.toThrow('not a database');
      await expect(fetch(`http://127.0.0.1:${String(port)}/health/live`)).rejects.toThrow('fetch failed');
    } finally {
      await drop();
    }
  });
});
