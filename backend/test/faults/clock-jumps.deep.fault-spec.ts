import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migratedStorage, type TestStorage } from '../support/database';
import { enginesFor } from '../support/deployments';
import { rounds } from '../support/depth';
import { codeInOutbox } from '../support/outbox';
import { freePort, ProductProcess } from '../support/processes';
import { VisitLedger } from '../support/visit-ledger';
import { until } from '../support/waiting';

const ROUNDS = rounds(1, 2);
const HOUR_MS = 3_600_000;
const JUMPS = [1, -1, 48, -48, 0].map((hours) => hours * HOUR_MS);
const DAY_MS = 24 * HOUR_MS;
const VISITS = 100;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

describe.each(enginesFor(0))('a clock that jumps, on %s', (engine) => {
  let database: TestStorage;
  let product: ProductProcess;
  let ledger: VisitLedger;
  let origin: string;
  let setClock: (offset: number) => Promise<void>;

  beforeAll(async () => {
    database = await migratedStorage(engine);
    const { dataDir, databaseUrl } = database.storage;
    const file = join(dataDir, 'clock-offset');
    writeFileSync(file, '0');
    writeFileSync(`${file}.set`, '0');
    setClock = async (offset) => {
      writeFileSync(file, String(offset));
      await until('the clock is set', () => Number(readFileSync(`${file}.set`, 'utf8')) === offset);
    };
    const port = await freePort();
    origin = `http://127.0.0.1:${String(port)}`;
    const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    product = new ProductProcess({
      ...variables,
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      PATROL: 'off',
      CLOCK_OFFSET_FILE: file,
      NODE_OPTIONS: `--require ${require.resolve('../support/shifted-clock.cjs')}`,
    });
    await product.start();
    ledger = await VisitLedger.open(variables);
  });
  afterAll(async () => {
    await product.end('SIGTERM');
    await ledger.close();
    await database.drop();
  });

  it('loses no click, counts none twice and keeps nobody waiting', async () => {
    await ledger.during(
      () => origin,
      async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const jump of JUMPS) {
            await setClock(jump);
            await ledger.visited(VISITS);
          }
        }
      },
    );
    expect(ledger.failures).toEqual([]);
    expect(ledger.total).toBeGreaterThan(100);
    expect(await ledger.wrongs()).toEqual([]);
  });

  const ask = async (path: string, token: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const guestToken = async (browser_uuid = randomUUID()): Promise<string> => {
    const { body } = await ask('/token', '', { grant_type: 'client_credentials', browser_uuid });
    return String(body['access_token']);
  };

  it('lets guests come and make links an hour away, in either direction', async () => {
    for (const jump of [HOUR_MS, -HOUR_MS, 0]) {
      await setClock(jump);
      const made = await ask('/links', await guestToken(), { url: 'https://example.com/' });
      expect(made.status).toBe(201);
    }
  });

  /** A person signed in; the refresh token is the newest. */
  async function signIn(): Promise<{ user_id: string; browser_uuid: string; refresh_token: string }> {
    const browser_uuid = randomUUID();
    const token = await guestToken(browser_uuid);
    const email = `person-${browser_uuid}@example.test`;
    await ask('/register', token, { email, lang: 'en' });
    const verificationCode = await codeInOutbox(database.storage.dataDir, email);
    const { body } = await ask('/auth/verify', token, { email, verificationCode });
    const { id, key } = body['data'] as { readonly id: number; readonly key: string };
    return { user_id: String(id), browser_uuid, refresh_token: key };
  }

  it('keeps who is signed in, lets no token live longer, and revives no session', async () => {
    const who = await signIn();
    const refresh = async (): Promise<Answer> => {
      const answer = await ask('/token', '', { grant_type: 'refresh_token', ...who });
      const { refresh_token: next } = answer.body;
      if (typeof next === 'string') who.refresh_token = next;
      return answer;
    };
    const isIn = async ({ body }: Answer): Promise<boolean> =>
      (await ask('/tokeninfo', String(body['access_token']))).status === 200;

    const today = await refresh();
    expect(await isIn(today)).toBe(true);
    await setClock(DAY_MS);
    expect(await isIn(today)).toBe(false);
    const tomorrow = await refresh();
    expect([tomorrow.status, await isIn(tomorrow)]).toEqual([200, true]);
    await setClock(0);
    expect(await isIn(tomorrow)).toBe(false);
    const back = await refresh();
    expect([back.status, await isIn(back)]).toEqual([200, true]);
    await ask('/auth/logout', String(back.body['access_token']), {});
    for (const jump of [-2 * DAY_MS, DAY_MS, 0]) {
      await setClock(jump);
      expect([(await refresh()).status, await isIn(back)]).toEqual([401, false]);
    }
  });
});
