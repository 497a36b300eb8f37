import { type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { TestTeam } from '../../support/teams';

interface Log {
  readonly data: { readonly activities: { readonly userId: number; readonly details: object }[] };
}

describe.each(enginesFor(0))('rights that are refused on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
  });

  const refusals = async (team: TestTeam) => {
    const { body } = await team.call<Log>(team.admin, '/members/activities?q=rights.refused');
    return body.data.activities;
  };

  it('stand in the log of the group that was acted in, with who wanted what', async () => {
    const team = await TestTeam.make(server, 'initial', bob);
    const there = team.as(bob);
    await team.invite({ emails: ['x@example.com'] }, there);
    await there.call(`/admin/groups/${team.groupId}/plan`, {
      method: 'PUT',
      body: { plan: 'classic', reason: 'A gift.' },
    });
    const entry = { userId: bob.userId, action: 'rights.refused', outcome: 'refused' };
    expect(await refusals(team)).toMatchObject([
      {
        ...entry,
        details: { code: 'identity.not-a-site-admin', call: 'PUT /api/v1/admin/groups/:groupId/plan' },
      },
      { ...entry, details: { code: 'groups.admin-only', call: 'POST /api/v1/my/groups/:groupId/invite' } },
    ]);
  });

  it('are none when a plan, and no right, is the reason, or when nothing is refused', async () => {
    const team = await TestTeam.make(server, 'free', bob);
    await team.invite({ emails: ['x@example.com'] });
    await team.call(team.admin, '/members/activities?format=csv');
    await team.call(team.admin, '/members?userId=1', 'DELETE');
    await team.call(team.admin, '/members');
    expect(await refusals(team)).toEqual([]);
  });

  it('do not fill the log, however often somebody tries', async () => {
    const cyd = await server.member();
    const team = await TestTeam.make(server, 'initial', cyd);
    const there = team.as(cyd);
    for (let times = 0; times < 40; times += 1) {
      expect((await team.invite({ emails: ['x@example.com'] }, there)).status).toBe(403);
    }
    expect(await refusals(team)).toHaveLength(30);
  });
});
