import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { codeInOutbox } from '../support/outbox';
import { Product } from '../support/processes';
import { TcpProxy } from '../support/tcp-proxy';
import { VisitLedger } from '../support/visit-ledger';

const REDIS = new URL(process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/15');
/** Of this file alone: it is emptied. */
const DATABASE = 14;
/** A call that waits for Redis waits for ever. */
const MAX_MS = 60_000;

describe('a Redis that is away', () => {
  let proxy: TcpProxy;
  let product: Product;
  let ledger: VisitLedger;
  let admin: Redis;

  beforeAll(async () => {
    admin = new Redis({ host: REDIS.hostname, port: Number(REDIS.port || 6379), db: DATABASE });
    await admin.flushdb();
    proxy = new TcpProxy(REDIS.hostname, Number(REDIS.port || 6379));
    await proxy.open();
    const url = `redis://127.0.0.1:${String(proxy.port)}/${String(DATABASE)}`;
    product = await Product.start('SQLite', ['worker', 'web'], { REDIS_URL: url });
    ledger = await VisitLedger.open(product.databaseVariables);
    await ledger.visitAll(product.origin);
  });
  afterAll(async () => {
    await ledger.close();
    await proxy.open();
    await product.stop();
    await proxy.cut();
    await admin.flushdb();
    await admin.quit();
  });

  const ask = async (path: string, body: object, token = ''): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${product.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_MS),
    });
    const reported = (await answer.json()) as Record<string, unknown>;
    expect([path, answer.status < 300, reported]).toEqual([path, true, reported]);
    return reported;
  };

  /** Makes a link, and has a code sent by mail: that is a job, which a worker has to hear of. */
  async function work(): Promise<void> {
    const { access_token } = await ask('/token', { grant_type: 'client_credentials' });
    await ask('/links', { url: 'https://example.com/' }, String(access_token));
    const email = `person-${randomUUID()}@example.test`;
    await ask('/register', { email, lang: 'en' }, String(access_token));
    await codeInOutbox(product.databaseVariables['DATA_DIR'] ?? '', email);
  }

  it.each([
    [
      'frozen',
      (): Promise<void> => {
        proxy.freeze();
        return Promise.resolve();
      },
    ],
    ['gone', (): Promise<void> => proxy.cut()],
    ['without its memory', (): Promise<unknown> => admin.flushdb()],
  ])('lets visits, links and jobs go on: %s', async (_, happen) => {
    await ledger.during(
      () => product.origin,
      async () => {
        await work();
        await happen();
        await work();
        await proxy.open();
        await work();
      },
    );
    expect(ledger.failures).toEqual([]);
    expect(await ledger.wrongs()).toEqual([]);
  });
});
