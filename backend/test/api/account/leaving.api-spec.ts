import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StorageSettings } from '../../../src/config/settings';
import { JsonLogger } from '../../../src/shared/logging/json-logger';
import { type TestMember, TestServer } from '../../support/app';
import { joinGroup } from '../../support/groups';
import { eventually } from '../../support/waiting';

const EMAIL = 'zebulon.pilgrim@quackenbush.example';
const NAME = 'Zebulon Quackenbush';
const PHONE = '+886987123987';
const SUBDOMAIN = 'quackenbush7';
const GOOGLE_SUB = '108745551234509876123';
const TRACES = /zebulon|quackenbush|987123987|108745551234509876123/i;

const filesBelow = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

describe.each(['SQLite', 'MariaDB'] as const)('leaving for good on %s', (engine) => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await TestServer.start(engine);
    Logger.overrideLogger(new JsonLogger({ logLevel: 'debug' }, { write: (line) => lines.push(line) }));
  });
  afterAll(async () => {
    await server.stop();
    Logger.overrideLogger(false);
  });

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    server.web.app.get(DataSource).query(sql, values);
  const leave = (who: TestMember, email: string) =>
    who.call('/my/account', { method: 'DELETE', body: { email } });

  /** Every row of every table, as text. */
  const dump = async (): Promise<string> => {
    const tables =
      engine === 'SQLite'
        ? await query<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
        : await query<{ name: string }>(
            'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
          );
    const rows = await Promise.all(
      tables.map(async ({ name }) => `${name}: ${JSON.stringify(await query(`SELECT * FROM ${name}`))}`),
    );
    return rows.join('\n');
  };
  /** Files of the data folder but the database's own, whose deleted pages no query reaches. */
  const files = (): string =>
    filesBelow(server.web.app.get(StorageSettings).dataDir)
      .filter((path) => !/linklet\.sqlite/.test(path))
      .map((path) => `${path}: ${readFileSync(path, 'latin1')}`)
      .join('\n');

  const settledIn = async (): Promise<TestMember> => {
    const who = await server.member({ email: EMAIL });
    await query('UPDATE users SET google_sub = ? WHERE id = ?', [GOOGLE_SUB, who.userId]);
    await who.call('/my/settings', {
      method: 'PUT',
      body: { displayName: NAME, subdomain: SUBDOMAIN, lang: 'en' },
    });
    await who.call('/my/verification/code', { method: 'POST', body: { phone: PHONE } });
    await who.call('/my/surveys/submit', {
      method: 'POST',
      body: { survey: 'goodbye', answers: { reason: `${NAME} says goodbye` } },
    });
    await who.call('/links', { method: 'POST', body: { url: 'https://example.com/quackenbush' } });
    await who.call('/my/partner-code', { method: 'POST' });
    return who;
  };

  it('takes the right address, typed in any case, and nothing else', async () => {
    const ada = await server.member({ email: 'ada@example.com' });
    const wrong = await leave(ada, 'bob@example.com');
    expect(wrong.body).toMatchObject({
      error: { status: 400, code: 'account.email-does-not-match', fields: [{ field: 'email' }] },
    });
    expect((await ada.call('/my/account', { method: 'DELETE', body: {} })).status).toBe(400);
    expect((await ada.call('/my/info')).status).toBe(200);
    expect((await leave(ada, ' ADA@example.com ')).body).toEqual({ data: { result: 'success' } });
    expect((await ada.call('/my/info')).status).toBe(401);
  });

  it('is refused to the only admin of a group with others in it', async () => {
    const boss = await server.member({ email: 'boss@example.com' });
    const worker = await server.member({ email: 'worker@example.com' });
    await joinGroup(server, worker.userId, boss.groupId);
    expect((await leave(boss, 'boss@example.com')).body).toMatchObject({
      error: { status: 409, code: 'account.last-admin' },
    });
    expect((await leave(worker, 'worker@example.com')).status).toBe(200);
    await eventually(
      () => query<{ user_id: number }>('SELECT user_id FROM memberships WHERE group_id = ?', [boss.groupId]),
      ({ length }) => length === 1,
    );
    expect((await leave(boss, 'boss@example.com')).status).toBe(200);
  });

  it('takes along everything that is kept, as a file', async () => {
    const who = await settledIn();
    const { status, headers, body } = await who.call<Record<string, unknown>>('/my/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="linklet-account.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      version: 1,
      exportedAt: expect.stringMatching(/Z$/) as string,
      account: { userId: who.userId, email: EMAIL, displayName: NAME, lang: 'en', phone: PHONE },
      profile: { subdomain: SUBDOMAIN, surveys: [{ survey: 'goodbye' }] },
      links: { isComplete: true, links: [{ url: 'https://example.com/quackenbush' }] },
      groups: [{ groupId: who.groupId }],
    });
  });

  it('leaves nothing personal in any table, file or line of the log', async () => {
    const who = await server.member({ email: EMAIL });
    const left = await leave(who, EMAIL);
    expect(left.status).toBe(200);
    await eventually(
      () =>
        query<{ finished_at: unknown }>('SELECT finished_at FROM account_departures WHERE user_id = ?', [
          who.userId,
        ]),
      ([row]) => row !== undefined && row.finished_at !== null,
    );
    expect(await dump()).not.toMatch(TRACES);
    expect(files()).not.toMatch(TRACES);
    expect(lines.join('')).not.toMatch(TRACES);
    expect(await query('SELECT id FROM users WHERE id = ?', [who.userId])).toHaveLength(1);
    expect(await query('SELECT slug FROM links WHERE group_id = ?', [who.groupId])).toHaveLength(1);
  });

  it('keeps the subdomain from others, and lets the person begin anew', async () => {
    const again = await server.member({ email: EMAIL });
    const { body } = await again.call('/subdomain_availability/check', {
      method: 'POST',
      body: { subdomain: SUBDOMAIN },
    });
    expect(body).toEqual({ data: { available: false, code: 'account.subdomain-taken' } });
    expect((await again.call<{ data: object }>('/my/info')).body.data).toMatchObject({
      email: EMAIL,
      subdomain: null,
      phoneStatus: 'none',
    });
  });
});
