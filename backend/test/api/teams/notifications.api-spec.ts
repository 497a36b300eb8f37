import { PlanLimitsService } from '../../../src/modules/billing';
import { type TestCaller, SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

interface LinkChange {
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

describe.each(enginesFor(1))('news of groups and plans on %s', (engine) => {
  let server: TestServer;
  let root: TestMember;
  let bob: TestMember;
  let cyd: TestMember;

  const page = async (who: TestCaller): Promise<readonly LinkChange[]> => {
    const { body } = await who.call<{ data: { notifications: LinkChange[] } }>('/my/notifications?limit=100');
    return body.data.notifications;
  };
  const ofTeam = async (who: TestCaller, { groupId }: TestTeam, types: readonly string[]) =>
    (await page(who)).filter(({ type, params }) => types.includes(type) && params['groupId'] === groupId);
  /** Waits until the person was told of something, and hands it out, newest first. */
  const reported = (who: TestCaller, team: TestTeam, types: readonly string[], count = 1) =>
    eventually(
      () => ofTeam(who, team, types),
      (event) => event.length >= count,
    );

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    [root, bob, cyd] = await Promise.all([
      server.member({ email: SITE_ADMIN }),
      server.member(),
      server.member(),
    ]);
  });

  it('reach whoever gets another role or is removed, with the names of today', async () => {
    const team = await TestTeam.make(server, 'classic', bob);
    await team.call(team.admin, '/members', 'PUT', { userId: bob.userId, role: 'admin' });
    await team.call(team.admin, `/members?userId=${bob.userId}`, 'DELETE');
    await team.admin.call(`/groups/${team.groupId}/settings`, { method: 'PUT', body: { name: 'Renamed' } });
    const names = {
      groupId: team.groupId,
      userId: team.maker.userId,
      groupName: 'Renamed',
      personName: team.maker.email.split('@')[0],
    };
    expect(await reported(bob, team, ['role-changed', 'removed-from-group'], 2)).toMatchObject([
      { type: 'removed-from-group', params: names },
      { type: 'role-changed', params: { ...names, level: 2 } },
    ]);
    const stored = await team.query("SELECT params FROM notifications WHERE type = 'removed-from-group'");
    expect(JSON.stringify(stored)).not.toMatch(/maker|Renamed/);
  });

  it('tell all admins, and them alone, once a month how near a limit is', async () => {
    const team = await TestTeam.make(server, 'free', bob, cyd);
    await team.call(team.admin, '/members', 'PUT', { userId: cyd.userId, role: 'admin' });
    const limits = server.web.app.get(PlanLimitsService, { strict: false });
    for (let round = 0; round < 2; round += 1) {
      await limits.take(team.groupId, 'stars', 16);
      await limits.take(team.groupId, 'stars', 4);
      await limits.giveBack(team.groupId, 'stars', 20);
    }
    const types = ['limit-neared', 'limit-reached'];
    const groupName = expect.stringMatching(/^Team \d+$/) as string;
    const params = { groupId: team.groupId, groupName, limit: 'stars', allowed: 20 };
    for (const admin of [team.maker, cyd]) {
      expect(await reported(admin, team, types, 2)).toMatchObject([
        { type: 'limit-reached', params: { ...params, used: 20 } },
        { type: 'limit-neared', params: { ...params, used: 16 } },
      ]);
    }
    expect(await ofTeam(bob, team, types)).toEqual([]);
    for (const admin of [team.maker, cyd]) expect(await ofTeam(admin, team, types)).toHaveLength(2);
  });

  it('tell the admins of another plan, each time', async () => {
    const team = await TestTeam.make(server, 'free', bob);
    for (const plan of ['classic', 'initial']) {
      await root.call(`/admin/groups/${team.groupId}/plan`, {
        method: 'PUT',
        body: { plan, reason: 'A gift.' },
      });
    }
    expect(await reported(team.maker, team, ['plan-changed'], 2)).toMatchObject([
      { params: { from: 'classic', to: 'initial' } },
      { params: { from: 'free', to: 'classic' } },
    ]);
    expect((await page(bob)).map(({ type }) => type)).not.toContain('plan-changed');
  });
});
