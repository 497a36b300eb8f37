import { randomBytes, randomInt } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StorageSettings } from '../../../src/config/settings';
import { JsonLogger } from '../../../src/shared/logging/json-logger';
import { type TestMember, TestServer } from '../../support/app';
import { joinGroup } from '../../support/groups';
import { MailServer } from '../../support/mail-server';
import { codeInOutbox } from '../../support/outbox';
import { disable, report } from '../../support/reports';
import { tracesOf } from '../../support/traces';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

const REDIS = process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const PARTNER = { PARTNER_URL: 'https://partner.example/', PARTNER_SECRET: randomBytes(32).toString('hex') };

// For this file alone: other tests keep things in the same Redis.
const MARK = `q${randomBytes(4).toString('hex')}`;
const NUMBER = String(randomInt(1e6, 1e7));
const GOOGLE_SUB = `10${String(randomInt(1e11, 1e12))}`;
const EMAIL = `zebulon@${MARK}.example`;
const NAME = `Zébulon ${MARK} 美玲`;
const PHONE = `+88691${NUMBER}`;
const TRACES = new RegExp(`zebulon|zébulon|${MARK}|美玲|${NUMBER}|${GOOGLE_SUB}`, 'i');

describe.each([
  ['SQLite', 'SQLite', null],
  ['MariaDB and Redis', 'MariaDB', REDIS],
] as const)('leaving for good on %s', (_title, engine, redisUrl) => {
  let server: TestServer;
  const logs: string[] = [];
  beforeAll(async () => {
    server = await TestServer.start(engine, { ...PARTNER, ...(redisUrl ? { REDIS_URL: redisUrl } : {}) });
    Logger.overrideLogger(new JsonLogger({ logLevel: 'debug' }, { write: (line) => logs.push(line) }));
  });
  afterAll(async () => {
    await server.stop();
    Logger.overrideLogger(false);
  });

  const storage = (): StorageSettings => server.web.app.get(StorageSettings);
  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    server.web.app.get(DataSource).query(sql, values);
  const traces = (): Promise<string[]> => {
    const { dataDir, databaseUrl } = storage();
    return tracesOf({ dataDir, databaseUrl: databaseUrl ?? '', redisUrl, logs: [logs.join('')] }, TRACES);
  };
  const put = (who: TestMember, path: string, body: object, method = 'POST') =>
    who.call(path, { method, body });
  const leave = (who: TestMember, email = who.email) => put(who, '/my/account', { email }, 'DELETE');
  const isErased = async ({ userId }: TestMember): Promise<void> => {
    await eventually(
      () =>
        query<{ finished_at: unknown }>('SELECT finished_at FROM account_departures WHERE user_id = ?', [
          userId,
        ]),
      ([row]) => row !== undefined && row.finished_at !== null,
    );
  };

  /** A person who has done everything that leaves data with us. */
  const settledIn = async (): Promise<TestMember> => {
    const who = await server.member({ email: EMAIL });
    await server.member({ email: EMAIL });
    await query('UPDATE users SET google_sub = ? WHERE id = ?', [GOOGLE_SUB, who.userId]);
    await put(who, '/my/settings', { displayName: NAME, subdomain: `${MARK}old` }, 'PUT');
    await put(who, '/my/settings', { subdomain: MARK }, 'PUT');
    await put(who, '/my/verification/code', { phone: PHONE });
    const code = await codeInOutbox(storage().dataDir, PHONE);
    expect((await put(who, '/my/verification/code/check', { code })).status).toBe(200);
    await put(who, '/my/verification/code', { phone: `+88692${NUMBER}` });
    await put(who, '/auth/email', { email: EMAIL });
    await put(who, '/auth/change_account/email', { email: `zebulon.new@${MARK}.example` });
    await put(who, '/my/surveys/submit', { survey: 'goodbye', answers: { reason: `${NAME} says goodbye` } });
    await put(who, '/tcloud/log', { level: 'error', message: `boom for ${EMAIL} at ${PHONE}`, page: '/' });
    await put(who, '/my/partner-code', {});
    const link = await who.call('/links', {
      method: 'POST',
      body: { url: `https://example.com/${MARK}`, encodeId: 'left-behind' },
      headers: { 'idempotency-key': MARK, 'user-agent': `${DESKTOP} ${MARK}` },
    });
    expect(link.status).toBe(201);
    await who.call(`/my/info?email=${encodeURIComponent(EMAIL)}`);
    const visited = await who.shorten(`https://example.com/visited-${MARK}`);
    await server.ask(`/${visited.encodeId}?mail=${EMAIL}`, { headers: { 'user-agent': DESKTOP } });
    const guest = await server.guest();
    await report(guest, {
      link: visited.shortUrl,
      details: `${NAME}, ${PHONE}`,
      email: ` ${EMAIL.toUpperCase()} `,
    });
    await report(who, { link: visited.shortUrl, details: `${NAME} again` });
    await disable(server, visited.id);
    expect((await put(who, `/links/${visited.encodeId}/appeal`, { text: `${NAME} asks` })).status).toBe(201);
    return who;
  };

  it('takes the right address, typed in any case, and nothing else', async () => {
    const ada = await server.member({ email: 'ada@example.com' });
    expect((await leave(ada, 'bob@example.com')).body).toMatchObject({
      error: { status: 400, code: 'account.email-does-not-match', fields: [{ field: 'email' }] },
    });
    expect((await put(ada, '/my/account', {}, 'DELETE')).status).toBe(400);
    expect((await ada.call('/my/info')).status).toBe(200);
    expect((await leave(ada, ' ADA@example.com ')).body).toEqual({ data: { result: 'success' } });
    expect((await ada.call('/my/info')).status).toBe(401);
  });

  it('is refused to the only admin of a group with others in it', async () => {
    const [boss, worker] = [await server.member(), await server.member()];
    await joinGroup(server, worker.userId, boss.groupId);
    expect((await leave(boss)).body).toMatchObject({ error: { status: 409, code: 'account.last-admin' } });
    expect((await leave(worker)).status).toBe(200);
    await isErased(worker);
    expect((await leave(boss)).status).toBe(200);
  });

  it('takes along everything that is kept, as a file', async () => {
    const who = await settledIn();
    const { status, headers, body } = await who.call<Record<string, unknown>>('/my/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="linklet-account.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      version: 2,
      exportedAt: expect.stringMatching(/Z$/) as string,
      account: { userId: who.userId, email: EMAIL, displayName: NAME, lang: 'en' },
      profile: {
        subdomain: MARK,
        verifiedPhone: PHONE,
        codeSentTo: `+88692${NUMBER}`,
        surveys: [{ survey: 'goodbye' }],
      },
      notifications: { blocked: [], received: expect.any(Array) as unknown[] },
      links: { isComplete: true, links: [{ url: `https://example.com/${MARK}` }, {}] },
      groups: [{ groupId: who.groupId }],
      abuseReports: {
        reports: [
          { reason: 'phishing', details: `${NAME} again`, email: null },
          { reason: 'phishing', details: `${NAME}, ${PHONE}`, email: EMAIL },
        ],
        appeals: [{ appealText: `${NAME} asks` }],
      },
    });
  });

  it('leaves nothing personal in any table, key, file or line of the log', async () => {
    const who = await server.member({ email: EMAIL });
    // Or the search would find nothing because it looks at nothing.
    for (const place of [/^table users$/, /^table links$/, /^table subdomains$/, /\.eml$/, /\.txt$/]) {
      await eventually(traces, (before) => before.some((each) => place.test(each)));
    }
    expect((await leave(who)).status).toBe(200);
    await isErased(who);
    expect(await eventually(traces, ({ length }) => length === 0)).toEqual([]);
    const unsent = await query(
      `SELECT id FROM jobs WHERE name IN ('mail.now', 'mail.send', 'sms.send') AND payload <> 'null'`,
    );
    expect(unsent).toEqual([]);
  });

  it('leaves a number, and names that nobody else can take', async () => {
    const again = await server.member({ email: EMAIL });
    for (const subdomain of [MARK, `${MARK}old`]) {
      expect((await put(again, '/subdomain_availability/check', { subdomain })).body).toEqual({
        data: { available: false, code: 'account.subdomain-taken' },
      });
    }
    const taken = await put(again, '/links', { url: 'https://example.com/', encodeId: 'left-behind' });
    expect(taken.status).toBe(409);
    expect((await server.ask('/left-behind')).status).toBe(410);
    expect((await again.call<{ data: object }>('/my/info')).body.data).toMatchObject({
      email: EMAIL,
      subdomain: null,
      phoneStatus: 'none',
      hasGoogle: false,
    });
  });

  it('bears being asked for a file at the same time', async () => {
    const who = await server.member();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => who.call('/my/export')),
      leave(who),
      ...Array.from({ length: 4 }, () => who.call('/my/export')),
    ]);
    for (const { status, body } of answers) {
      expect([200, 401]).toContain(status);
      expect(body).toBeInstanceOf(Object);
    }
    await isErased(who);
  });

  it('happens once, however often it is asked for at once', async () => {
    const who = await server.member();
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(who)));
    expect([200, 401]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    const reported = `SELECT id FROM audit_events WHERE user_id = ? AND action = 'account.deleted'`;
    expect(await query(reported, [who.userId])).toHaveLength(1);
    await isErased(who);
  });
});

describe('the last mail', () => {
  let mails: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mails = await MailServer.start();
    server = await TestServer.start('SQLite', { SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  it('says goodbye in the language of whoever left, and nothing of it is kept', async () => {
    const who = await server.member({ email: EMAIL });
    await who.call('/my/settings', { method: 'PUT', body: { lang: 'ja' } });
    await who.call('/my/account', { method: 'DELETE', body: { email: EMAIL } });
    expect((await mails.mailTo(EMAIL)).subject).toBe('Linklet アカウントを削除しました');
    const { dataDir } = server.web.app.get(StorageSettings);
    const searched = { dataDir, databaseUrl: '', redisUrl: null, logs: [] };
    await eventually(
      () => tracesOf(searched, TRACES),
      ({ length }) => length === 0,
    );
    expect(mails.allTo(EMAIL)).toHaveLength(1);
  });
});
