import { emptyStorage, type TestStorage } from '../support/database';
import { freePort, ProductProcess } from '../support/processes';
import { TcpProxy } from '../support/tcp-proxy';
import { eventually } from '../support/waiting';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

describe('a MariaDB that is away', () => {
  let storage: TestStorage;
  let proxy: TcpProxy;
  let product: ProductProcess;
  let origin: string;
  let token: string;

  beforeAll(async () => {
    storage = await emptyStorage('MariaDB');
    const database = new URL(storage.storage.databaseUrl ?? '');
    proxy = new TcpProxy(database.hostname, Number(database.port || 3306));
    await proxy.open();
    await proxy.cut();
    const port = await freePort();
    origin = `http://localhost:${String(port)}`;
    database.hostname = '127.0.0.1';
    database.port = String(proxy.port);
    product = new ProductProcess({
      DATABASE_TIMEOUT_FACTOR: '1',
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: storage.storage.dataDir,
      DATABASE_URL: database.href,
    });
  });
  afterAll(async () => {
    await product.end('SIGTERM');
    await proxy.cut();
    await storage.drop();
  });

  async function ask(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': HUMAN, authorization: `Bearer ${token}`, ...init.headers },
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  }
  const shorten = (encodeId: string) =>
    ask('/api/v1/links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://example.com/', encodeId }),
    });
  const clicks = async (encodeId: string): Promise<number> => {
    const { status, body } = await ask(`/api/v1/links/${encodeId}/overview`);
    return status === 200 ? (JSON.parse(body) as { data: { totalClicks: number } }).data.totalClicks : -1;
  };

  it('is waited for at the start, with a clear message, while the process lives', async () => {
    const started = product.start();
    await eventually(
      () => Promise.resolve(product.said),
      (said) => said.split('waits for its database').length > 2,
    );
    expect(product.said).toMatch(/Linklet waits for its database \(.*ECONNREFUSED.*\); next try in [\d.]+ s/);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    const visit = await fetch(`${origin}/anything`);
    expect([visit.status, visit.headers.get('retry-after')]).toEqual([503, '2']);
    await proxy.open();
    await started;
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: '1' });
    const answer = await fetch(`${origin}/api/v1/token`, { method: 'POST', body: form });
    token = ((await answer.json()) as { access_token: string }).access_token;
    expect((await shorten('known-link')).status).toBe(201);
    expect((await shorten('unknown-to-cut')).status).toBe(201);
    expect((await shorten('unknown-to-freeze')).status).toBe(201);
  });

  it.each(['cut', 'freeze'] as const)(
    'later (%s) still lets known links redirect, answers 503 for the rest, and loses no click',
    async (fault) => {
      expect((await ask('/known-link')).status).toBe(302);
      const before = await eventually(
        () => clicks('known-link'),
        (count) => count > 0 && count % 21 === 1,
      );
      await proxy[fault]();
      for (let visit = 0; visit < 20; visit += 1) expect((await ask('/known-link')).status).toBe(302);
      const unknown = await ask(`/unknown-to-${fault}`, { headers: { 'accept-language': 'en' } });
      expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2']);
      expect(unknown.body).toContain('is temporarily unavailable');
      const since = performance.now();
      const api = await shorten('not-now');
      expect(performance.now() - since).toBeLessThan(1_000);
      expect(api.headers.get('retry-after')).toBe('2');
      expect([api.status, JSON.parse(api.body)]).toMatchObject([
        503,
        { error: { code: 'http.unavailable' } },
      ]);
      expect((await ask('/health/ready')).status).toBe(503);
      await proxy.open();
      await eventually(
        () => ask('/health/ready'),
        ({ status }) => status === 200,
        30_000,
      );
      expect((await ask(`/unknown-to-${fault}`)).status).toBe(302);
      expect(
        await eventually(
          () => clicks('known-link'),
          (count) => count >= before + 20,
          30_000,
        ),
      ).toBe(before + 20);
    },
  );
});
