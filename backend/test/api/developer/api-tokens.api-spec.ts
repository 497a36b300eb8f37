import { TestCaller, type TestMember, TestServer } from '../../support/app';
import type { Refusal } from '../../support/asking';
import { enableApi } from '../../support/api-programs';
import { joinGroup } from '../../support/groups';
import { TestTeam } from '../../support/teams';

interface Token {
  readonly data: {
    readonly secret: string | null;
    readonly scopes: string[];
    readonly createdBy: { readonly userId: number } | null;
    readonly lastUsedAt: string | null;
    readonly replaced: { readonly secret: string; readonly endsAt: string } | null;
  };
}

const TOKEN = '/developer/my/token';
const NOBODYS = 'lk_live_0000000000000000000000000000002C8GjS';

describe('the API token of a group', () => {
  let server: TestServer;
  let team: TestTeam;
  let member: TestMember;

  const reset = async (body: object = {}, admin: TestCaller = team.admin): Promise<string> => {
    const answer = await admin.call<Token>(TOKEN, { method: 'POST', body });
    expect(answer.status).toBe(200);
    return answer.body.data.secret ?? '';
  };
  const show = async (): Promise<Token['data']> => (await team.admin.call<Token>(TOKEN)).body.data;
  const statusWith = async (token: string): Promise<number> =>
    (await new TestCaller(server, token, team.admin.address).call('/developer/my/api/info')).status;
  const grant = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.ask<Record<string, string>>('/api/v1/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
      headers,
    });

  beforeAll(async () => {
    server = await TestServer.shared('SQLite');
    member = await server.member();
    team = await TestTeam.make(server, 'classic', member);
  });

  it('can be read by nobody before the API is enabled', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, body } = await team.admin.call<Refusal>(TOKEN, { method });
      expect([status, body.error.code]).toEqual([403, 'developer.plan-not-enabled']);
    }
  });

  describe('once the API is enabled', () => {
    beforeAll(() => enableApi(server, { groupId: team.groupId, userId: team.maker.userId }));

    it('is shown whole once, and masked afterwards', async () => {
      const secret = await reset();
      expect(secret).toMatch(/^lk_live_[0-9A-Za-z]{36}$/);
      expect(await statusWith(secret)).toBe(200);
      expect(await show()).toMatchObject({
        secret: `lk_live_…${secret.slice(-4)}`,
        scopes: ['links:read', 'links:write', 'analytics:read', 'account:read'],
        createdBy: { userId: team.maker.userId },
        lastUsedAt: expect.any(String) as string,
        replaced: null,
      });
    });

    it('ends at once when it is reset, or later when that is asked', async () => {
      const first = await reset();
      const second = await reset();
      expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
      const third = await reset({ keepOldHours: 24 });
      expect([await statusWith(second), await statusWith(third)]).toEqual([200, 200]);
      const { replaced } = await show();
      expect(replaced?.secret).toBe(`lk_live_…${second.slice(-4)}`);
      const fourth = await reset({ keepOldHours: 1 });
      expect(await Promise.all([second, third, fourth].map(statusWith))).toEqual([401, 200, 200]);
    });

    it('is revoked with the one before it', async () => {
      const old = await reset();
      const current = await reset({ keepOldHours: 1 });
      const { body } = await team.admin.call<Token>(TOKEN, { method: 'DELETE' });
      expect(body.data).toMatchObject({ secret: null, scopes: [], replaced: null });
      expect([await statusWith(old), await statusWith(current)]).toEqual([401, 401]);
    });

    it('has the scopes that were chosen', async () => {
      const secret = await reset({ scopes: ['tags:read'] });
      expect(await statusWith(secret)).toBe(403);
      const caller = new TestCaller(server, secret, team.admin.address);
      expect((await caller.call('/my/tags')).status).toBe(200);
    });

    it.each([
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['links:read', 'money:write'] }, 'scopes'],
      [{ scopes: ['links:read', 'links:read'] }, 'scopes'],
      [{ keepOldHours: 25 }, 'keepOldHours'],
      [{ keepOldHours: -1 }, 'keepOldHours'],
    ])('is not reset by %j', async (body, field) => {
      const answer = await team.admin.call<{ error: { fields: { field: string }[] } }>(TOKEN, {
        method: 'POST',
        body,
      });
      expect([answer.status, answer.body.error.fields[0]?.field]).toEqual([400, field]);
    });

    it('S20: is neither read nor made by a general member', async () => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const { status, body } = await team.as(member).call<Refusal>(TOKEN, { method });
        expect([status, body.error.code]).toEqual([403, 'groups.admin-only']);
      }
    });

    it('token of a left admin ends or stays by group rule: it ends with the membership of who made it', async () => {
      const colleague = await server.member();
      await joinGroup(server, colleague.userId, team.groupId, new Date());
      await team.call(team.admin, '/members', 'PUT', { userId: colleague.userId, role: 'admin' });
      const secret = await reset({}, team.as(colleague));
      expect(await statusWith(secret)).toBe(200);
      await team.call(team.admin, `/members?userId=${String(colleague.userId)}`, 'DELETE');
      expect(await statusWith(secret)).toBe(401);
    });

    it('is changed for an access token of ten minutes, by form or by HTTP Basic', async () => {
      const secret = await reset({ scopes: ['links:read', 'account:read'] });
      const basic = `Basic ${Buffer.from(`1:${secret}`).toString('base64')}`;
      for (const [fields, headers] of [
        [{ client_id: '1', client_secret: secret }, {}],
        [{}, { authorization: basic }],
      ] as const) {
        const { status, body } = await grant(fields, headers);
        expect(status).toBe(200);
        expect(body).toMatchObject({
          token_type: 'Bearer',
          expires_in: 600,
          scope: 'links:read account:read',
        });
        expect(body).not.toHaveProperty('refresh_token');
        expect(await statusWith(body['access_token'] ?? '')).toBe(200);
      }
    });

    it('ends what it was changed for when it ends', async () => {
      const { body } = await grant({ client_secret: await reset() });
      await reset();
      expect(await statusWith(body['access_token'] ?? '')).toBe(401);
    });

    it.each([
      ['wrong', { client_secret: NOBODYS }, {}],
      ['empty', { client_secret: '' }, {}],
      ['wrong by HTTP Basic', {}, { authorization: `Basic ${Buffer.from('1:x').toString('base64')}` }],
      ['missing from HTTP Basic', {}, { authorization: 'Basic ' }],
    ])('secret as client_secret wrong never becomes guest: %s', async (_, fields, headers) => {
      const answer = await grant({ client_id: '1', ...fields }, headers);
      expect([answer.status, answer.body['error']]).toEqual([401, 'invalid_client']);
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="Linklet API"');
      expect(answer.body).not.toHaveProperty('access_token');
    });

    it('is left out for guests, as before', async () => {
      expect((await grant({ client_id: '1' })).body).toMatchObject({ scope: 'guest' });
    });
  });
});
