import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { MailSettings } from '../../../src/config/settings';
import { SignInService } from '../../../src/modules/identity';
import { Clock } from '../../../src/shared/domain/clock';
import { type Answer, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { changeGroup, joinGroup } from '../../support/groups';
import { until } from '../../support/waiting';

interface Token {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly user_id: number;
  readonly group_id: number;
}
interface Refusal {
  readonly error: string;
  readonly message: string;
  readonly code: string;
}

const PARALLEL = 50;
const INVALID = {
  error: 'invalid_grant',
  message: 'refresh token is invalid',
  code: 'identity.refresh-token-invalid',
};
const NOT_A_MEMBER = {
  error: 'access_denied',
  message: 'Not a valid group member',
  code: 'groups.not-a-member',
};

describe.each(enginesFor(3))('sessions on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start(engine, { ADMIN_EMAILS: 'root@example.test' });
  });
  afterAll(() => server.stop());

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    server.web.app.get(DataSource).query(sql, values);
  const refresh = (who: TestMember, token = who.refreshToken, more: Record<string, unknown> = {}) =>
    server.ask<Token & Refusal>('/api/v1/token', {
      method: 'POST',
      headers: { 'x-forwarded-for': who.address },
      body: {
        grant_type: 'refresh_token',
        client_id: '1',
        user_id: who.userId,
        browser_uuid: who.browserUuid,
        refresh_token: token,
        ...more,
      },
    });
  const infoWith = (token: string) =>
    server.ask<Record<string, unknown>>('/api/v1/tokeninfo', {
      headers: { authorization: `Bearer ${token}` },
    });
  const outcome = ({ status, body }: Answer) => [status, body];
  /** Puts the session's last exchange into the past. */
  const age = (who: TestMember, ms: number) =>
    query('UPDATE sessions SET rotated_at = ? WHERE id = ?', [new Date(Date.now() - ms), who.sessionId]);
  const endOf = async (who: TestMember) =>
    (
      await query<{ generation: number; end_reason: string | null }>(
        'SELECT generation, end_reason FROM sessions WHERE id = ?',
        [who.sessionId],
      )
    )[0];

  it('exchange a refresh token for an access token and the next refresh token', async () => {
    const ada = await server.member();
    const { status, body, headers } = await refresh(ada);
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    expect(body).toEqual({
      access_token: expect.any(String) as string,
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'member',
      user_id: ada.userId,
      group_id: ada.groupId,
      refresh_token: expect.stringMatching(new RegExp(`^${ada.sessionId}\\.2\\.`)) as string,
    });
    expect((await infoWith(body.access_token)).body).toEqual({
      active: true,
      userId: ada.userId,
      groupId: ada.groupId,
      scope: 'member',
      expiresIn: expect.any(Number) as number,
      isAdmin: false,
    });
    expect((await refresh(ada, body.refresh_token)).status).toBe(200);
  });

  it('S26: fifty uses of one refresh token at once get one successor, and the session lives on', async () => {
    const ada = await server.member();
    const moment = new Date();
    const clock = jest.spyOn(server.web.app.get(Clock), 'now').mockReturnValue(moment);
    const uses = Array.from({ length: PARALLEL }, () => refresh(ada));
    const answers = await Promise.all(uses).finally(() => {
      clock.mockRestore();
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(await endOf(ada)).toMatchObject({ generation: 2, end_reason: null });
    expect((await refresh(ada, answers[0]?.body.refresh_token)).status).toBe(200);
  });

  it('S28: a token of two generations ago ends the session even within the same second', async () => {
    const ada = await server.member();
    const second = await refresh(ada);
    const third = await refresh(ada, second.body.refresh_token);
    expect(outcome(await refresh(ada))).toEqual([401, INVALID]);
    expect(outcome(await refresh(ada, third.body.refresh_token))).toEqual([401, INVALID]);
    expect((await infoWith(third.body.access_token)).status).toBe(401);
    expect(await endOf(ada)).toMatchObject({ end_reason: 'reuse' });
  });

  it('S26: a used token that comes back late ends the session, is written down once and told to the person', async () => {
    const ada = await server.member();
    const next = await refresh(ada);
    await age(ada, 11_000);
    const answers = await Promise.all([refresh(ada), refresh(ada), refresh(ada)]);
    expect(answers.map(outcome)).toEqual(answers.map(() => [401, INVALID]));
    expect((await refresh(ada, next.body.refresh_token)).status).toBe(401);
    const entries = await query<{ outcome: string; address: string | null }>(
      `SELECT outcome, address FROM audit_events WHERE user_id = ? AND action = 'identity.refresh-reused'`,
      [ada.userId],
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]?.address).not.toBe(ada.address);
    const { outboxDir } = server.web.app.get(MailSettings);
    const isToAda = (file: string) =>
      file.endsWith('.eml') && readFileSync(join(outboxDir, file), 'utf8').includes(ada.email);
    await until('the mail has been written', () => {
      try {
        return readdirSync(outboxDir).some(isToAda);
      } catch {
        return false;
      }
    });
    expect(readdirSync(outboxDir).filter(isToAda)).toHaveLength(1);
  });

  it('S26: a used token in another browser ends the session at once', async () => {
    const ada = await server.member();
    await refresh(ada);
    expect(outcome(await refresh(ada, ada.refreshToken, { browser_uuid: randomUUID() }))).toEqual([
      401,
      INVALID,
    ]);
    expect(await endOf(ada)).toMatchObject({ end_reason: 'reuse' });
  });

  it.each([{ browser_uuid: '7b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968' }, { browser_uuid: undefined }])(
    'refuse the newest token to another browser (%j), and use nothing up',
    async (other) => {
      const ada = await server.member();
      expect(outcome(await refresh(ada, ada.refreshToken, other))).toEqual([403, NOT_A_MEMBER]);
      expect((await refresh(ada)).status).toBe(200);
    },
  );

  it('S27: remember after a restart which tokens were used', async () => {
    const ada = await server.member();
    const bob = await server.member();
    const next = await refresh(ada);
    await age(ada, 11_000);
    await server.restart();
    expect((await refresh(bob)).status).toBe(200);
    expect(outcome(await refresh(ada))).toEqual([401, INVALID]);
    expect((await refresh(ada, next.body.refresh_token)).status).toBe(401);
  });

  it('S28: leave no live token when logging out meets an exchange', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await server.member();
      const [renewed] = await Promise.all([
        refresh(ada),
        ada.call('/auth/logout', { method: 'POST' }),
        refresh(ada),
      ]);
      const tokens = [ada.refreshToken, renewed.body.refresh_token].filter(Boolean);
      for (const token of tokens) expect((await refresh(ada, token)).status).toBe(401);
      for (const token of [ada.token, renewed.body.access_token].filter(Boolean)) {
        expect((await infoWith(token)).status).toBe(401);
      }
      expect(await endOf(ada)).toMatchObject({ end_reason: 'logout' });
    }
  });

  it('S29: begin with a new id at every sign-in, and end the one before in that browser', async () => {
    const browser = randomUUID();
    const first = await server.member({ email: 'fixed@example.test', browser });
    const second = await server.member({ email: 'fixed@example.test', browser });
    const elsewhere = await server.member({ email: 'fixed@example.test' });
    expect(new Set([first.userId, second.userId, elsewhere.userId]).size).toBe(1);
    expect(new Set([first.sessionId, second.sessionId, elsewhere.sessionId]).size).toBe(3);
    expect((await first.call('/current_user')).status).toBe(401);
    expect((await second.call('/current_user')).status).toBe(200);
    expect((await elsewhere.call('/current_user')).status).toBe(200);
  });

  it('register one person with one home however often an address comes in at once', async () => {
    const signIn = server.web.app.get(SignInService);
    const entered = await Promise.all(
      Array.from({ length: 12 }, () =>
        signIn.enter({
          proof: { way: 'email', email: 'race@example.test' },
          browserUuid: randomUUID(),
          address: '10.9.9.9',
        }),
      ),
    );
    expect(new Set(entered.map(({ user }) => user.userId)).size).toBe(1);
    expect(new Set(entered.map(({ groupId }) => groupId)).size).toBe(1);
    expect(entered.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('S12: keep nothing in the database that opens a door', async () => {
    const ada = await server.member();
    const { body } = await refresh(ada);
    const tables = ['users', 'sessions', 'audit_events', 'jobs'];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => query(`SELECT * FROM ${table}`))));
    for (const secret of [ada.refreshToken, body.refresh_token, body.access_token, ada.token]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(secret.split('.').at(-1));
    }
    const [row] = await query<{ token_hash: string }>('SELECT token_hash FROM sessions WHERE id = ?', [
      ada.sessionId,
    ]);
    const guesses = [row?.token_hash ?? '', `${ada.sessionId}.2.${(row?.token_hash ?? '').slice(0, 43)}`];
    for (const guess of guesses) expect(outcome(await refresh(ada, guess))).toEqual([401, INVALID]);
    expect((await refresh(ada, body.refresh_token)).status).toBe(200);
  });

  it('refuse tokens of others, of nobody and of people who are gone', async () => {
    const [ada, bob] = [await server.member(), await server.member()];
    expect(outcome(await refresh(ada, bob.refreshToken))).toEqual([401, INVALID]);
    expect(outcome(await refresh(ada, ada.refreshToken, { user_id: undefined }))).toEqual([401, INVALID]);
    expect(outcome(await refresh(ada, 'x.1.y'))).toEqual([401, INVALID]);
    expect(outcome(await refresh(ada, ada.token))).toEqual([401, INVALID]);
    expect(outcome(await refresh(ada, undefined, { refresh_token: undefined }))).toEqual([401, INVALID]);
    expect(
      (await ada.call('/tokeninfo', { headers: { authorization: `Bearer ${ada.refreshToken}` } })).status,
    ).toBe(401);
    await query('UPDATE users SET deleted_at = ? WHERE id = ?', [new Date(), bob.userId]);
    expect(outcome(await refresh(bob))).toEqual([
      401,
      { error: 'invalid_grant', message: 'Invalid user', code: 'identity.invalid-user' },
    ]);
    expect((await bob.call('/current_user')).status).toBe(401);
  });

  it.each([
    ['thirty days after sign-in', 'expires_at', 0],
    ['after seven days without use', 'last_used_at', 7 * 24 * 3_600_000],
  ])('end %s', async (_, column, ms) => {
    const ada = await server.member();
    await query(`UPDATE sessions SET ${column} = ? WHERE id = ?`, [new Date(Date.now() - ms), ada.sessionId]);
    expect(outcome(await refresh(ada))).toEqual([401, INVALID]);
    expect((await ada.call('/current_user')).status).toBe(401);
  });

  describe('in groups', () => {
    it('switch to another group of the person and stay there', async () => {
      const [ada, bob] = [await server.member(), await server.member()];
      await joinGroup(server, bob.userId, ada.groupId);
      const switched = await refresh(bob, bob.refreshToken, { group_id: ada.groupId });
      expect([switched.status, switched.body.group_id]).toEqual([200, ada.groupId]);
      expect((await infoWith(switched.body.access_token)).body).toMatchObject({ groupId: ada.groupId });
      const next = await refresh(bob, switched.body.refresh_token);
      expect(next.body.group_id).toBe(ada.groupId);
      await query('DELETE FROM memberships WHERE user_id = ? AND group_id = ?', [bob.userId, ada.groupId]);
      expect((await infoWith(next.body.access_token)).body).toMatchObject({
        error: { status: 403, message: 'Not a valid group member' },
      });
      const home = await refresh(bob, next.body.refresh_token);
      expect([home.status, home.body.group_id]).toEqual([200, bob.groupId]);
    });

    it('refuse a group of others, and use nothing up', async () => {
      const [ada, bob] = [await server.member(), await server.member()];
      for (const group_id of [ada.groupId, 999_999_999]) {
        expect(outcome(await refresh(bob, bob.refreshToken, { group_id }))).toEqual([403, NOT_A_MEMBER]);
      }
      expect((await refresh(bob)).body.refresh_token).toContain('.2.');
    });

    it('act in the group of the token, unless a call names another one of theirs', async () => {
      const [ada, bob] = [await server.member(), await server.member()];
      const named = () => bob.call(`/tokeninfo?groupId=${ada.groupId}`);
      expect((await bob.call('/tokeninfo')).body).toMatchObject({ groupId: bob.groupId });
      expect(await named()).toMatchObject({ status: 403 });
      await joinGroup(server, bob.userId, ada.groupId);
      expect((await named()).body).toMatchObject({ groupId: ada.groupId });
    });

    it('let in only from the addresses and sites that the group allows', async () => {
      const ada = await server.member();
      await changeGroup(server, ada.groupId, { ip_allow_list: '["203.0.113.0/24"]' });
      expect(outcome(await refresh(ada))).toEqual([
        403,
        { error: 'access_denied', message: 'IP not allow', code: 'groups.ip-not-allowed' },
      ]);
      await changeGroup(server, ada.groupId, { ip_allow_list: '[]', front_hosts: '["app.example"]' });
      expect((await refresh(ada)).body.code).toBe('groups.front-host-not-allowed');
      await changeGroup(server, ada.groupId, { front_hosts: '[]' });
      expect((await refresh(ada)).status).toBe(200);
    });
  });

  it('are listed for their person and ended one by one or all others', async () => {
    const email = 'list@example.test';
    const [one, two, three] = [
      await server.member({ email }),
      await server.member({ email }),
      await server.member({ email }),
    ];
    const stranger = await server.member();
    const list = async (who: TestMember) =>
      (await who.call<{ data: { sessions: { id: string; isCurrent: boolean }[] } }>('/my/sessions')).body.data
        .sessions;
    const listed = await list(one);
    expect(listed.map(({ id }) => id).sort()).toEqual([one, two, three].map((each) => each.sessionId).sort());
    expect(listed.find(({ isCurrent }) => isCurrent)).toEqual({
      id: one.sessionId,
      isCurrent: true,
      browser: 'Chrome',
      os: 'Linux',
      device: 'desktop',
      country: null,
      createdTime: expect.any(String) as string,
      lastUsedTime: expect.any(String) as string,
    });
    const end = (who: TestMember, id: string) => who.call(`/my/sessions/${id}`, { method: 'DELETE' });
    expect((await end(stranger, two.sessionId)).status).toBe(404);
    expect((await end(one, two.sessionId)).status).toBe(200);
    expect((await end(one, two.sessionId)).status).toBe(404);
    expect((await two.call('/current_user')).status).toBe(401);
    expect((await refresh(two)).status).toBe(401);
    expect((await one.call('/my/sessions', { method: 'DELETE' })).status).toBe(200);
    expect((await list(one)).map(({ id }) => id)).toEqual([one.sessionId]);
    expect((await three.call('/current_user')).status).toBe(401);
    expect((await stranger.call('/current_user')).status).toBe(200);
  });

  it('say in which country they were begun', async () => {
    const email = 'traveller@example.test';
    const address = '140.112.8.116';
    const proof = { way: 'email', email } as const;
    await server.web.app.get(SignInService).enter({ proof, browserUuid: randomUUID(), address });
    const { body } = await (
      await server.member({ email })
    ).call<{ data: { sessions: { country: string | null }[] } }>('/my/sessions');
    expect(body.data.sessions.map(({ country }) => country).sort()).toEqual(['TW', null]);
  });

  it('S16: know as site admin only whoever has proven a named address, letter by letter', async () => {
    const isAdmin = async (email: string) => {
      const { body } = await (await server.member({ email })).call<{ data: unknown }>('/current_user');
      return body.data;
    };
    expect(await isAdmin('root@example.test')).toMatchObject({ isAdmin: true });
    for (const email of ['xroot@example.test', 'root@example.test.evil.test', 'root@example.tes']) {
      expect(await isAdmin(email)).toMatchObject({ isAdmin: false });
    }
  });
});
