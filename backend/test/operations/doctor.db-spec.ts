import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { startEzPay } from '../../sandbox/ezpay/ezpay';
import { DEMO_SHOP as EZPAY_SHOP } from '../../sandbox/ezpay/shop';
import { startLinePay } from '../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../sandbox/linepay/merchant';
import { startNewebpay } from '../../sandbox/newebpay/newebpay';
import { DEMO_SHOP as NEWEBPAY_SHOP } from '../../sandbox/newebpay/shop';
import type { StorageSettings } from '../../src/config/settings';
import { doctorCommand } from '../../src/operations/doctor/doctor.command';
import { checkNode } from '../../src/operations/doctor/web.check';
import { dataSourceOptions, openDataSource } from '../../src/shared/database/data-source';
import { emptyStorage, ENGINE_NAMES, migratedStorage, type TestStorage } from '../support/database';
import { MailServer } from '../support/mail-server';
import { visitLine, writeSegment } from '../support/visits';

interface Examined {
  readonly code: number;
  /** Lines by part, marks and remedies included. */
  line(part: string, words: string): string;
  readonly text: string;
}

const NAMES = [
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'GEOIP_DB',
  'APP_ORIGIN',
  'PORT',
  'SECRET',
  ...['NEWEBPAY', 'EZPAY'].flatMap((name) =>
    ['MERCHANT_ID', 'HASH_KEY', 'HASH_IV', 'URL'].map((part) => `${name}_${part}`),
  ),
  'LINEPAY_CHANNEL_ID',
  'LINEPAY_CHANNEL_SECRET',
  'LINEPAY_URL',
];

/** Runs the command with these settings and no others of those that it looks at. */
async function examine(variables: Readonly<Record<string, string>>): Promise<Examined> {
  const before = { ...process.env };
  for (const name of NAMES) {
    if (name.endsWith('_URL') && variables[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = variables[name] ?? '';
  }
  const lines: string[] = [];
  try {
    const code = await doctorCommand.run([], (line) => lines.push(line));
    const line = (part: string, words: string): string =>
      lines.find((each) => each.slice(5).startsWith(part) && each.includes(words)) ??
      `none in\n${lines.join('\n')}`;
    return { code, line, text: lines.join('\n') };
  } finally {
    for (const name of NAMES) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
}

const variablesOf = ({ dataDir, databaseUrl }: StorageSettings): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  SECRET: 'kHfTq93hfLw0'.repeat(4),
  APP_ORIGIN: 'https://linklet.test',
});

describe.each(ENGINE_NAMES)('the doctor of an installation on %s', (engine) => {
  let made: TestStorage;
  let dataSource: DataSource;
  let variables: Record<string, string>;

  beforeAll(async () => {
    made = await migratedStorage(engine);
    variables = variablesOf(made.storage);
    dataSource = await openDataSource(dataSourceOptions(made.storage));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await made.drop();
  });

  it('finds nothing wrong with one that is well', async () => {
    const { code, text, line } = await examine(variables);
    expect([code, text]).toEqual([0, expect.stringContaining('\n0 wrong, ')]);
    expect(line('database', engine)).toMatch(/^ok {2}/);
    expect(line('database', 'up to date')).toMatch(/^ok {2}/);
    expect(line('journal', 'every click is counted')).toMatch(/^ok {2}/);
    expect(line('jobs', 'none is late')).toMatch(/^ok {2}/);
  });

  it('sees clicks that nobody counts, and jobs that nobody does or that failed', async () => {
    writeSegment(made.storage.journalDir, [
      visitLine({ at: Date.now() - 3_600_000 }),
      visitLine({ at: Date.now() }),
    ]);
    const job = (id: string, state: string): Promise<unknown> =>
      dataSource.query(
        'INSERT INTO jobs (id, name, payload, state, next_at, attempts, created_at) VALUES (?, ?, ?, ?, ?, 0, ?)',
        [id, 'a.job', 'null', state, new Date(Date.now() - 3_600_000), new Date()],
      );
    await job('one', 'open');
    await job('two', 'failed');
    const { code, line } = await examine(variables);
    expect(code).toBe(1);
    expect(line('journal', '2 clicks wait, the oldest for 36')).toMatch(/^BAD .*ROLE=worker/);
    expect(line('jobs', '1 have been due')).toMatch(/^BAD .*ROLE=worker/);
    expect(line('jobs', '1 failed for good')).toMatch(/^\?\? .*table jobs/);
    rmSync(made.storage.journalDir, { recursive: true });
    await dataSource.query('DELETE FROM jobs');
  });

  it('sees alerts of payments that are open, and invoices that wait', async () => {
    const anHourAgo = new Date(Date.now() - 3_700_000);
    await dataSource.query(
      `INSERT INTO payment_alerts (alert_key, kind, group_id, details, opened_at)
       VALUES ('a', 'refund-stuck', 1, '{}', ?)`,
      [anHourAgo],
    );
    await dataSource.query(
      `INSERT INTO invoices (order_id, attempt_id, group_id, currency, total_minor, number, state, tries, wanted_at)
       VALUES (1, 1, 1, 'TWD', 550, 'I1', 'wanted', 1, ?)`,
      [anHourAgo],
    );
    const { code, line } = await examine(variables);
    expect(code).toBe(1);
    expect(line('payments', '1 open alerts refund-stuck')).toMatch(/^BAD .*docs\/payments/);
    expect(line('payments', '1 invoices have waited')).toMatch(/^\?\? /);
    await dataSource.query('DELETE FROM payment_alerts');
    await dataSource.query('DELETE FROM invoices');
    const examined = await examine(variables);
    expect(examined.line('payments', 'no alert is open')).toMatch(/^ok {2}/);
    expect(examined.line('payments', 'no comparison with a gateway')).toMatch(/^ok {2}/);
  });

  it('knows tables of a newer version and of an older one', async () => {
    await dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (1, 'Tomorrow1')");
    const newer = await examine(variables);
    expect(newer.line('database', 'Tomorrow1')).toMatch(/^BAD .*newer version/);
    await dataSource.query("DELETE FROM migrations WHERE name = 'Tomorrow1'");
    const empty = await emptyStorage(engine);
    const older = await examine(variablesOf(empty.storage));
    expect(older.line('database', engine === 'SQLite' ? 'there is no' : 'not there yet')).toMatch(/^\?\? /);
    expect(older.code).toBe(0);
    await empty.drop();
  });
});

describe('the doctor of an SQLite file that is damaged', () => {
  it.each([
    ['inside', 20 * 4_096, 'damaged inside'],
    ['at its header', 0, 'is damaged: '],
  ])('%s says so, and what to do', async (_, at, words) => {
    const { storage, drop } = await migratedStorage('SQLite');
    const handle = openSync(storage.sqliteFile, 'r+');
    writeSync(handle, Buffer.alloc(3 * 4_096, 0x5a), 0, 3 * 4_096, at);
    closeSync(handle);
    const { code, line } = await examine(variablesOf(storage));
    expect(code).toBe(1);
    expect(line('database', words)).toMatch(/^BAD .*restore a backup/);
    await drop();
  });

  it('sees an empty one', async () => {
    const { storage, drop } = await emptyStorage('SQLite');
    writeFileSync(storage.sqliteFile, '');
    const { code, line } = await examine(variablesOf(storage));
    expect([code, line('database', 'linklet.sqlite is empty')]).toEqual([1, expect.stringMatching(/^BAD /)]);
    await drop();
  });
});

describe('the doctor', () => {
  let dataDir: string;
  let variables: Record<string, string>;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'linklet-doctor-'));
    variables = { ...variablesOf({ dataDir, databaseUrl: null } as StorageSettings) };
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('names every setting that makes no sense', async () => {
    const { code, line } = await examine({ ...variables, PORT: 'many', REDIS_URL: 'here' });
    expect(code).toBe(1);
    expect(line('settings', 'PORT')).toMatch(/^BAD /);
    expect(line('settings', 'REDIS_URL')).toMatch(/^BAD .*redis:\/\//);
  });

  it.each([
    ['database', { DATABASE_URL: 'mysql://root@127.0.0.1:1/none' }, 'mend DATABASE_URL'],
    ['Redis', { REDIS_URL: 'redis://127.0.0.1:1' }, 'mend REDIS_URL'],
    ['mail', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'mend SMTP_URL'],
    ['map', { GEOIP_DB: '/nowhere.mmdb' }, 'mend GEOIP_DB'],
    ['addresses', { APP_ORIGIN: 'http://go.example.org' }, 'needs https'],
  ])('says what to do about %s that cannot be used', async (part, change, remedy) => {
    const { code, line } = await examine({ ...variables, ...change });
    expect([code, line(part, remedy)]).toEqual([1, expect.stringMatching(/^BAD /)]);
  });

  it('tells how old the packaged map is, and what makes it newer', async () => {
    const { line } = await examine(variables);
    expect(line('map', 'countries of 20')).toMatch(/^(ok {2}|\?\? {2} .*map:refresh)/);
    expect(line('map', 'towns of 20')).toMatch(/ days old/);
  });

  it('calls a secret that was cut short wrong, and makes none where there is none', async () => {
    writeFileSync(join(dataDir, 'secret'), 'cut');
    expect((await examine({ ...variables, SECRET: '' })).line('data folder', 'too short')).toMatch(/^BAD /);
    rmSync(join(dataDir, 'secret'));
    expect((await examine({ ...variables, SECRET: '' })).line('data folder', 'makes one')).toMatch(/^\?\? /);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('asks the mail server without sending anything', async () => {
    const server = await MailServer.start();
    const { line } = await examine({ ...variables, SMTP_URL: server.url });
    expect(line('mail', 'takes our mail')).toMatch(/^ok {2}/);
    expect(server.received).toEqual([]);
    await server.stop();
  });

  describe('asks gateways whether they accept the keys', () => {
    let simulators: { close(): Promise<void> }[];
    let keys: Record<string, string>;

    beforeAll(async () => {
      const [newebPay, linePay, ezPay] = await Promise.all([startNewebpay(), startLinePay(), startEzPay()]);
      simulators = [newebPay, linePay, ezPay];
      keys = {
        NEWEBPAY_URL: newebPay.origin,
        NEWEBPAY_MERCHANT_ID: NEWEBPAY_SHOP.merchantId,
        NEWEBPAY_HASH_KEY: NEWEBPAY_SHOP.hashKey,
        NEWEBPAY_HASH_IV: NEWEBPAY_SHOP.hashIv,
        LINEPAY_URL: linePay.origin,
        LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
        LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
        EZPAY_URL: ezPay.origin,
        EZPAY_MERCHANT_ID: EZPAY_SHOP.merchantId,
        EZPAY_HASH_KEY: EZPAY_SHOP.hashKey,
        EZPAY_HASH_IV: EZPAY_SHOP.hashIv,
      };
    });
    afterAll(() => Promise.all(simulators.map((each) => each.close())));

    it.each(['newebPay', 'linePay', 'ezPay'])('%s accepts the right ones', async (name) => {
      const { line } = await examine({ ...variables, ...keys });
      expect(line('payments', `${name} accepts the keys`)).toMatch(/^ok {2}/);
      expect(line('payments', 'gateways report to https://linklet.test')).toMatch(/^ok {2}/);
    });

    it.each([
      ['newebPay', 'NEWEBPAY_HASH_KEY', '12345678901234567890123456789012'],
      ['linePay', 'LINEPAY_CHANNEL_SECRET', '12345678901234567890123456789012'],
      ['ezPay', 'EZPAY_HASH_KEY', '12345678901234567890123456789012'],
      ['newebPay', 'NEWEBPAY_URL', 'http://127.0.0.1:1'],
    ])('%s does not with another %s', async (name, variable, value) => {
      const { code, line } = await examine({ ...variables, ...keys, [variable]: value });
      expect([code, line('payments', `${name} does not accept`)]).toEqual([
        1,
        expect.stringContaining(variable),
      ]);
    });

    it('cannot report to an address with a port, or of this machine', async () => {
      const at = async (origin: string) =>
        (await examine({ ...variables, ...keys, APP_ORIGIN: origin })).line('payments', origin);
      expect(await at('https://linklet.test:8443')).toMatch(/^BAD .*without a port/);
      expect(await at('http://localhost:3000')).toMatch(/^\?\? .*simulators/);
    });
  });

  it('hears Redis', async () => {
    const url = process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/15';
    expect((await examine({ ...variables, REDIS_URL: url })).line('Redis', 'answers, version')).toMatch(
      /^ok {2}/,
    );
  });

  it.each([
    ['v20.19.0', 'good'],
    ['v24.0.1', 'good'],
    ['v20.18.3', 'wrong'],
    ['v18.20.0', 'wrong'],
  ])('Node %s is %s', (version, verdict) => {
    expect(checkNode(version, '>=20.19')).toMatchObject([{ verdict }]);
  });
});
