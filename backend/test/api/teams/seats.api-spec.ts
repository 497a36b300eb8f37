import { SITE_ADMIN, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { type Refusal, TestTeam } from '../../support/teams';

describe.each(enginesFor(8))('seats that a smaller plan does not pay for on %s', (engine) => {
  let server: TestServer;
  let root: TestMember;
  /** In the order in which they joined the group. */
  let members: TestMember[];
  let team: TestTeam;

  const givePlan = async (plan: string) => {
    const path = `/admin/groups/${team.groupId}/plan`;
    const { status } = await root.call(path, { method: 'PUT', body: { plan, reason: 'A gift.' } });
    expect(status).toBe(200);
  };
  const readOnly = async () => {
    const { admin, general } = (await team.seenBy(team.admin)).members;
    return [...admin, ...general].filter(({ isReadOnly }) => isReadOnly).map(({ userId }) => userId);
  };
  const shorten = (who: TestCaller) =>
    who.call<Refusal>('/links', { method: 'POST', body: { url: 'https://example.com/' } });

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    root = await server.member({ email: SITE_ADMIN });
    members = [];
    for (const name of ['ann', 'bob', 'cyd', 'dan']) {
      members.push(await server.member({ email: `${name}@seats.example` }));
    }
    team = await TestTeam.make(server, 'classic', ...members);
  });

  it('are those of whoever joined last, and never the maker’s', async () => {
    const ids = members.map(({ userId }) => userId);
    expect(await readOnly()).toEqual([]);
    await givePlan('initial');
    expect(await readOnly()).toEqual(ids.slice(3));
    await givePlan('free');
    expect(await readOnly()).toEqual(ids.slice(1));
    expect((await team.seenBy(team.admin)).seats).toEqual({ used: 4, limit: 1 });
  });

  it('let their members look, and tell them why they may not change anything', async () => {
    const [ann, bob] = members as [TestMember, TestMember];
    const { encodeId } = await team.admin.shorten('https://example.com/');
    await team.call(team.admin, '/members', 'PUT', { userId: bob.userId, role: 'admin' });
    const there = team.as(bob);
    for (const path of ['/my/features', '/my/usage', `/my/groups/${team.groupId}/members`, '/my/info']) {
      expect([path, (await there.call(path)).status]).toEqual([path, 200]);
    }
    expect((await there.call(`/links/${encodeId}/overview`)).status).toBe(200);
    const changes: readonly [string, string, object?][] = [
      ['POST', '/links', { url: 'https://example.com/' }],
      ['POST', '/links/claims', { claims: [] }],
      ['DELETE', `/links/${encodeId}`],
      ['PUT', `/groups/${team.groupId}/settings`, { name: 'Mine' }],
      ['POST', `/my/groups/${team.groupId}/invite`, { emails: ['x@example.com'] }],
      ['DELETE', `/my/groups/${team.groupId}/invitations?invitationId=1`],
      ['POST', `/my/groups/${team.groupId}/invitations/1/resend`, {}],
      ['PUT', `/my/groups/${team.groupId}/members`, { userId: ann.userId, role: 'admin' }],
      ['DELETE', `/my/groups/${team.groupId}/members?userId=${ann.userId}`],
    ];
    for (const [method, path, body] of changes) {
      const answer = await there.call<Refusal>(path, { method, ...(body ? { body } : {}) });
      expect([path, answer.status, answer.body.error.code]).toEqual([path, 403, 'plan.seat-read-only']);
    }
    expect((await shorten(team.as(ann))).status).toBe(201);
    expect((await shorten(bob)).status).toBe(201);
  });

  it('are told to those who sit on them, as long as they act in the group', async () => {
    const [ann, bob] = members as [TestMember, TestMember];
    const infoOf = async (who: TestCaller) => (await who.call<{ data: object }>('/my/info')).body.data;
    expect(await infoOf(team.as(bob))).toMatchObject({
      groupId: team.groupId,
      groupName: expect.stringMatching(/^Team \d+$/) as string,
      isReadOnly: true,
      countOfGroups: 2,
    });
    expect(await infoOf(bob)).toMatchObject({
      groupName: 'bob',
      isReadOnly: false,
      countOfGroups: 2,
    });
    expect(await infoOf(team.as(ann))).toMatchObject({ isReadOnly: false });
  });

  it('keep what is their members’ own in their hands, and let them leave', async () => {
    const [, , cyd] = members as [TestMember, TestMember, TestMember];
    const there = team.as(cyd);
    const own = await there.call('/my/settings', { method: 'PUT', body: { displayName: 'Cyd' } });
    expect(own.status).toBe(200);
    expect((await there.call('/my/notifications/read', { method: 'POST', body: {} })).status).toBe(200);
    expect((await team.call(there, '/leave', 'POST')).status).toBe(200);
  });

  it('allow nobody to be added, and are paid for again with a bigger plan', async () => {
    const refused = await team.invite({ emails: ['new@example.com'] });
    expect([refused.status, refused.body.error.details]).toEqual([
      403,
      { what: 'invitees', limit: 1, used: 3, plan: 'classic' },
    ]);
    await givePlan('initial');
    expect(await readOnly()).toEqual([]);
    expect((await shorten(team.as(members[1] as TestMember))).status).toBe(201);
  });
});
