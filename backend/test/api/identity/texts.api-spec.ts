import { DataSource } from 'typeorm';
import { type Answer, APP_ORIGIN, type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';

/** Older callers decide by these words, so each is said to the letter. */
describe('the words that callers know', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('SQLite', { TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const query = (sql: string, values: unknown[] = []) => server.web.app.get(DataSource).query(sql, values);
  const token = (body: object, headers: Record<string, string> = {}) =>
    server.ask('/api/v1/token', { method: 'POST', body: { client_id: '1', ...body }, headers });
  const refresh = (who: TestMember, more: object = {}, headers: Record<string, string> = {}) =>
    token(
      {
        grant_type: 'refresh_token',
        user_id: who.userId,
        browser_uuid: who.browserUuid,
        refresh_token: who.refreshToken,
        ...more,
      },
      { 'x-forwarded-for': who.address, ...headers },
    );
  /** While the table is away, the cause is unknown. */
  async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
    await query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    try {
      return await work();
    } finally {
      await query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    }
  }
  const said = ({ status, body }: Answer): unknown => {
    const { error, message } = body as { error: string | { message: string }; message?: string };
    return [status, message ?? (typeof error === 'string' ? error : error.message)];
  };

  it('“Unauthorized” asks for a fresh access token', async () => {
    const text = expect.stringContaining('Unauthorized') as string;
    for (const headers of [{}, { authorization: 'Bearer x.y' }]) {
      expect(said(await server.ask('/api/v1/current_user', { headers }))).toEqual([401, text]);
    }
    const ada = await server.member();
    await ada.call('/auth/logout', { method: 'POST' });
    expect(said(await ada.call('/current_user'))).toEqual([401, text]);
  });

  it('“Invalid user” is said to whoever is gone', async () => {
    const ada = await server.member();
    await query('UPDATE users SET deleted_at = ? WHERE id = ?', [new Date(), ada.userId]);
    expect(said(await refresh(ada))).toEqual([401, 'Invalid user']);
  });

  it('“refresh token is invalid” is said of every token that is no good', async () => {
    const [ada, bob] = [await server.member(), await server.member()];
    const invalid = [401, 'refresh token is invalid'];
    expect(said(await refresh(ada, { refresh_token: bob.refreshToken }))).toEqual(invalid);
    expect(said(await refresh(ada, { refresh_token: String(ada.userId) }))).toEqual(invalid);
    expect(said(await refresh(ada, { user_id: bob.userId }))).toEqual(invalid);
    await ada.call('/auth/logout', { method: 'POST' });
    expect(said(await refresh(ada))).toEqual(invalid);
  });

  it('“Not a valid group member” is said in a foreign group, and in a foreign browser', async () => {
    const [ada, bob] = [await server.member(), await server.member()];
    const refusal = [403, 'Not a valid group member'];
    expect(said(await refresh(ada, { group_id: bob.groupId }))).toEqual(refusal);
    expect(said(await refresh(ada, { browser_uuid: bob.browserUuid }))).toEqual(refusal);
    await query('DELETE FROM memberships WHERE user_id = ?', [ada.userId]);
    expect(said(await ada.call('/current_user'))).toEqual(refusal);
  });

  it('“IP not allow” is said by where a call comes from, not by where it says it comes from', async () => {
    const ada = await server.member();
    await changeGroup(server, ada.groupId, { ip_allow_list: '["203.0.113.0/24"]' });
    const refusal = [403, 'IP not allow'];
    expect(said(await refresh(ada))).toEqual(refusal);
    expect(said(await refresh(ada, { ip: '203.0.113.7' }))).toEqual(refusal);
    expect(said(await refresh(ada, {}, { 'x-forwarded-for': `203.0.113.7, ${ada.address}` }))).toEqual(
      refusal,
    );
    expect((await refresh(ada, {}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });

  it('a group lets itself be used on the sites that it allows', async () => {
    const ada = await server.member();
    const host = new URL(APP_ORIGIN).host;
    await changeGroup(server, ada.groupId, { front_hosts: '["app.example"]' });
    const refused = await refresh(ada, {}, { origin: APP_ORIGIN });
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: 'access_denied',
        message: 'This group cannot be used on this site. Open one of the sites its admins have allowed.',
        code: 'groups.front-host-not-allowed',
      },
    ]);
    await changeGroup(server, ada.groupId, { front_hosts: `["app.example", "${host}"]` });
    expect((await refresh(ada, {}, { origin: APP_ORIGIN })).status).toBe(200);
  });

  it('“plzLogin” is said to a guest with a group, and to a guest where it takes an account', async () => {
    expect(said(await token({ grant_type: 'client_credentials', group_id: 7 }))).toEqual([401, 'plzLogin']);
    const guest = await server.guest();
    expect(said(await guest.call('/my/sessions'))).toEqual([401, 'plzLogin']);
  });

  it('“Login failed” is said when we are to blame, and the token stays good', async () => {
    const ada = await server.member();
    expect(said(await without('sessions', () => refresh(ada)))).toEqual([401, 'Login failed']);
    expect((await refresh(ada)).status).toBe(200);
  });

  it('“Something wrong” is said of everything else that breaks', async () => {
    const ada = await server.member();
    const answer = await without('sessions', () => ada.call('/my/sessions'));
    expect(said(answer)).toEqual([500, 'Something wrong']);
    expect(JSON.stringify(answer.body)).not.toContain('sessions');
  });
});
