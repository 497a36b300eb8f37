import { ProgramChangeFeedService } from '../../../src/modules/identity/application/programs/program-change-feed.service';
import { type TestMember, SITE_ADMIN, TestServer } from '../../support/app';
import { apiTokenFor } from '../../support/api-programs';
import { enginesFor } from '../../support/deployments';
import { DeskAdmin } from '../../support/desk';
import { joinGroup } from '../../support/groups';
import { TestTeam } from '../../support/teams';

interface Data<T> {
  readonly data: T;
}

describe.each(enginesFor(1))('a token that ends is dead in every process on %s', (engine) => {
  let server: TestServer;
  let team: TestTeam;
  /** An admin who has made the token of the group. */
  let maker: TestMember;

  /** By the token, by what it was changed for, and by the signature that belongs to it. */
  interface Proofs {
    readonly headers: Readonly<Record<string, string>>;
    readonly path: string;
  }
  let proofs: readonly Proofs[];

  const statusesIn = (app: TestServer['otherProcess']): Promise<number[]> =>
    Promise.all(
      proofs.map(async ({ path, headers }) => {
        const { statusCode } = await app.inject({ url: path, headers: { ...headers, host: 'linklet.test' } });
        return statusCode;
      }),
    );

  beforeAll(async () => {
    // Two processes that answer.
    server = await TestServer.start(engine, { ROLE: 'web', ADMIN_EMAILS: SITE_ADMIN });
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    team = await TestTeam.make(server);
    maker = await server.member();
    await joinGroup(server, maker.userId, team.groupId, new Date());
    await team.call(team.admin, '/members', 'PUT', { userId: maker.userId, role: 'admin' });
    const token = await apiTokenFor(server, { groupId: team.groupId, userId: maker.userId });
    const { body } = await server.ask<{ access_token: string }>('/api/v1/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_secret: token }),
    });
    const shown = await team.as(maker).call<Data<{ signature: string }>>('/developer/my/yourls');
    proofs = [
      { path: '/api/v1/my/usage', headers: { authorization: `Bearer ${token}` } },
      { path: '/v2/my/api/status', headers: { 'x-api-key': token } },
      { path: '/api/v1/my/usage', headers: { authorization: `Bearer ${body.access_token}` } },
      { path: `/yourls-api.php?action=version&signature=${shown.body.data.signature}`, headers: {} },
    ];
    for (const app of [server.web.app, server.otherProcess]) {
      expect(await statusesIn(app)).toEqual([200, 200, 200, 200]);
    }
  });

  it.each<[string, () => Promise<{ readonly status: number }>]>([
    ['a reset', () => team.admin.call('/developer/my/token', { method: 'POST', body: {} })],
    ['its revocation', () => team.admin.call('/developer/my/token', { method: 'DELETE' })],
    ['a removed admin', () => team.call(team.admin, `/members?userId=${String(maker.userId)}`, 'DELETE')],
    ['an admin who leaves', () => team.call(team.as(maker), '/leave', 'POST')],
    [
      'a suspended admin',
      async () => {
        const root = new DeskAdmin(await server.member({ email: SITE_ADMIN }));
        return root.call('DELETE', `/admin/user/${String(maker.userId)}`, { reason: 'phishing', note: 'x' });
      },
    ],
  ])('after %s', async (_, act) => {
    expect((await act()).status).toBe(200);
    expect(await statusesIn(server.web.app)).toEqual([401, 401, 401, 403]);
    // The look that every process takes twice a second; what it remembers of tokens would be good for ten seconds.
    await server.otherProcess.get(ProgramChangeFeedService, { strict: false }).poll();
    expect(await statusesIn(server.otherProcess)).toEqual([401, 401, 401, 403]);
  });
});
