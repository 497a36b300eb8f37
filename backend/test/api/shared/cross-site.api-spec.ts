import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestServer } from '../../support/app';

const CROSS_SITE = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
const CHANGING = ['post', 'put', 'patch', 'delete'];
/** Gateways send browsers here by forms; what they say is encrypted. */
const CALLBACKS = ['/api/v1/payments/newebpay/period/notify', '/api/v1/payments/newebpay/period/return'];

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const { paths } = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')) as {
  readonly paths: Paths;
};
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => CHANGING.includes(method))
    .map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const),
);

describe('what pages of other sites make browsers send', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it('is refused by every documented call that changes something', async () => {
    expect(calls.length).toBeGreaterThan(50);
    const taken: string[] = [];
    for (const [method, path] of calls) {
      const { status, body } = await server.ask(path, { method, headers: CROSS_SITE });
      // The token call has errors of the shape that OAuth wants.
      const isRefused = JSON.stringify(body).includes('sent by a page of another site');
      if (status !== 403 || !isRefused) taken.push(`${method} ${path} ${status}`);
    }
    expect(taken).toEqual([]);
  });

  it.each(CALLBACKS)('is read by %s alone, by its own route', async (path) => {
    const ask = (to: string) => server.ask(to, { method: 'POST', headers: CROSS_SITE });
    expect((await ask(path)).status).not.toBe(403);
    expect((await ask(`${path}/more`)).status).toBe(403);
  });
});
