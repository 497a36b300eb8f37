import { AuditLogQuery } from '../../../src/shared/audit/audit-log.query';
import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { type Refusal, TestTeam } from '../../support/teams';

describe.each(enginesFor(6))('members of a group over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let eve: TestMember;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    [bob, cyd, eve] = await Promise.all([
      server.member({ email: 'bob@example.com' }),
      server.member({ email: 'cyd@example.com' }),
      server.member({ email: 'eve@example.com' }),
    ]);
  });

  const codeOf = async (answer: Promise<{ status: number; body: Refusal }>) => {
    const { status, body } = await answer;
    return status < 400 ? status : `${status} ${body.error.code}`;
  };
  const changeRole = (team: TestTeam, who: TestCaller, userId: unknown, role: unknown = 'general') =>
    codeOf(team.call(who, '/members', 'PUT', { userId, role }));
  const remove = (team: TestTeam, who: TestCaller, userId: unknown) =>
    codeOf(team.call(who, `/members?userId=${String(userId)}`, 'DELETE'));
  const leave = (team: TestTeam, who: TestCaller) => codeOf(team.call(who, '/leave', 'POST'));
  const logged = async ({ groupId }: TestTeam, q = 'teams.') => {
    const log = server.web.app.get(AuditLogQuery, { strict: false });
    const { events } = await log.ofGroup({ groupId, start: 0, limit: 100, q, since: new Date(0) });
    return events.map(({ action, userId, details }) => ({ action, userId, details }));
  };

  it('are shown by their roles, with all addresses to admins', async () => {
    const team = await TestTeam.make(server, 'initial', bob, cyd);
    await changeRole(team, team.admin, cyd.userId, 'admin');
    const person = (member: TestMember, groupLevel: 1 | 2) => ({
      userId: member.userId,
      fbName: member.email.split('@')[0],
      email: member.email,
      groupLevel,
      joinedAt: expect.stringMatching(/Z$/) as string,
      isReadOnly: false,
    });
    expect(await team.seenBy(team.admin)).toEqual({
      members: { admin: [person(team.maker, 2), person(cyd, 2)], general: [person(bob, 1)] },
      invitees: [],
      seats: { used: 2, limit: 3 },
    });
  });

  it('show general members no address but their own', async () => {
    const team = await TestTeam.make(server, 'classic', bob, cyd);
    await team.invite({ emails: ['invited@example.com'], ids: [eve.userId] });
    const seen = await team.seenBy(team.as(bob));
    expect(seen.members.general.map(({ email }) => email)).toEqual(['bob@example.com', 'c•••@example.com']);
    expect(seen.members.admin[0]?.email).toMatch(/^m•••@example\.com$/);
    expect(seen.invitees).toMatchObject([
      { id: null, email: null, state: 'pending' },
      { id: null, email: null, state: 'pending' },
    ]);
    expect(seen.seats).toEqual({ used: 4, limit: 10 });
  });

  it('are nobody else’s business', async () => {
    const team = await TestTeam.make(server, 'classic', bob);
    const guest = await server.guest();
    const outcomes = async (who: TestCaller) => [
      await codeOf(team.call(who, '/members')),
      await changeRole(team, who, bob.userId),
      await remove(team, who, bob.userId),
      await codeOf(team.invite({ emails: ['x@example.com'] }, who)),
      await codeOf(team.call(who, '/invitations?invitationId=1', 'DELETE')),
      await codeOf(team.call(who, '/invitations/1/resend', 'POST', {})),
    ];
    const all = (code: string) => Array.from({ length: 6 }, () => code);
    expect(await outcomes(eve)).toEqual(all('403 groups.not-a-member'));
    expect(await outcomes(guest)).toEqual(all('401 identity.plz-login'));
    // A member of the group, and even its admin, who acts in another.
    expect(await outcomes(bob)).toEqual(all('403 groups.acting-elsewhere'));
    expect(await outcomes(team.maker)).toEqual(all('403 groups.acting-elsewhere'));
    const [shown, ...others] = await outcomes(team.as(bob));
    expect([shown, others]).toEqual([200, all('403 groups.admin-only').slice(1)]);
    expect(await leave(team, eve)).toBe('403 groups.not-a-member');
    expect(await leave(team, guest)).toBe('401 identity.plz-login');
    const nobody = await server.ask(`/api/v1/my/groups/${team.groupId}/members`);
    expect(nobody.status).toBe(401);
    expect((await team.seenBy(team.admin)).members.general).toMatchObject([{ userId: bob.userId }]);
  });

  it('get another role, and the log says so', async () => {
    const team = await TestTeam.make(server, 'classic', bob);
    expect(await changeRole(team, team.admin, bob.userId, 'admin')).toBe(200);
    expect(await changeRole(team, team.admin, bob.userId, 'admin')).toBe(200);
    expect(await changeRole(team, team.as(bob), team.maker.userId)).toBe(200);
    expect((await team.seenBy(team.admin)).members).toMatchObject({
      admin: [{ userId: bob.userId }],
      general: [{ userId: team.maker.userId }],
    });
    expect(await logged(team)).toEqual([
      { action: 'teams.role-changed', userId: bob.userId, details: { member: team.maker.userId, level: 1 } },
      { action: 'teams.role-changed', userId: team.maker.userId, details: { member: bob.userId, level: 2 } },
    ]);
  });

  it('lose all rights with their next call when they are removed', async () => {
    const team = await TestTeam.make(server, 'classic', bob);
    const there = team.as(bob);
    expect((await there.call('/my/features')).status).toBe(200);
    expect(await remove(team, team.admin, bob.userId)).toBe(200);
    const { status, body } = await there.call<Refusal>('/my/features');
    expect([status, body.error.message]).toEqual([403, 'Not a valid group member']);
    expect(await remove(team, team.admin, bob.userId)).toBe('404 groups.no-such-member');
    expect(await logged(team)).toEqual([
      { action: 'teams.member-removed', userId: team.maker.userId, details: { member: bob.userId } },
    ]);
  });

  it.each([
    ['are removed', (team: TestTeam) => remove(team, team.admin, cyd.userId)],
    ['leave', (team: TestTeam) => leave(team, team.as(cyd))],
  ])(
    'let nobody in any more when they %s: their open invitations go, and the seats are free',
    async (_, part) => {
      const team = await TestTeam.make(server, 'initial', cyd);
      await changeRole(team, team.admin, cyd.userId, 'admin');
      await team.invite({ ids: [eve.userId] }, team.as(cyd));
      await team.invite({ ids: [bob.userId] });
      expect(await part(team)).toBe(200);
      const { invitees, seats } = await team.seenBy(team.admin);
      expect([invitees.map(({ id }) => id), seats.used]).toEqual([[bob.userId], 1]);
    },
  );

  it('leave, also while they act elsewhere, and give their seat back', async () => {
    const team = await TestTeam.make(server, 'initial', bob, cyd);
    expect(await leave(team, bob)).toBe(200);
    expect(await leave(team, team.as(cyd))).toBe(200);
    expect((await team.seenBy(team.admin)).seats).toEqual({ used: 0, limit: 3 });
    expect(await team.metered()).toBe(0);
    expect(await leave(team, bob)).toBe('403 groups.not-a-member');
    expect((await logged(team)).map(({ userId }) => userId)).toEqual([cyd.userId, bob.userId]);
  });

  it('never leave a group without an admin', async () => {
    const team = await TestTeam.make(server, 'classic', bob);
    expect(await leave(team, team.admin)).toBe('409 groups.last-admin');
    expect(await changeRole(team, team.admin, team.maker.userId)).toBe('409 groups.last-admin');
    expect(await remove(team, team.admin, team.maker.userId)).toBe('409 groups.last-admin');
    await changeRole(team, team.admin, bob.userId, 'admin');
    expect(await leave(team, team.admin)).toBe(200);
  });

  it('never take somebody’s home away', async () => {
    const home = await TestTeam.make(server, 'classic', bob);
    await home.query('UPDATE user_groups SET home_of_user_id = ? WHERE id = ?', [
      1_000_000 + home.groupId,
      home.groupId,
    ]);
    await home.query('UPDATE user_groups SET home_of_user_id = NULL WHERE home_of_user_id = ?', [
      home.maker.userId,
    ]);
    await home.query('UPDATE user_groups SET home_of_user_id = ? WHERE id = ?', [
      home.maker.userId,
      home.groupId,
    ]);
    await changeRole(home, home.admin, bob.userId, 'admin');
    expect(await changeRole(home, home.as(bob), home.maker.userId)).toBe('409 groups.home-owner');
    expect(await remove(home, home.as(bob), home.maker.userId)).toBe('409 groups.home-owner');
    expect(await leave(home, home.admin)).toBe('409 groups.home-owner');
  });

  it('let one of two admins win who demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await TestTeam.make(server, 'classic', bob);
      await changeRole(team, team.admin, bob.userId, 'admin');
      const outcomes = await Promise.all([
        changeRole(team, team.admin, bob.userId),
        changeRole(team, team.as(bob), team.maker.userId),
      ]);
      expect([...outcomes].sort()).toEqual([200, '403 groups.admin-only']);
      expect((await team.seenBy(team.admin)).members.admin).toHaveLength(1);
    }
  });

  it.each([
    [{}, 'userId'],
    [{ userId: null, role: 'admin' }, 'userId'],
    [{ userId: 0, role: 'admin' }, 'userId'],
    [{ userId: 1.5, role: 'admin' }, 'userId'],
    [{ userId: 1e300, role: 'admin' }, 'userId'],
    [{ userId: [1], role: 'admin' }, 'userId'],
    [{ userId: 1 }, 'role'],
    [{ userId: 1, role: 'owner' }, 'role'],
    [{ userId: 1, role: 2 }, 'role'],
  ])('refuse the role %j and name %s', async (body, field) => {
    const team = await TestTeam.make(server);
    const answer = await team.call(team.admin, '/members', 'PUT', body);
    expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it.each(['', '?userId=', '?userId=x', '?userId=0', '?userId=1&userId=2', `?userId=${'9'.repeat(30)}`])(
    'remove nobody for %j',
    async (query) => {
      const team = await TestTeam.make(server);
      const answer = await team.call(team.admin, `/members${query}`, 'DELETE');
      expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, 'userId']);
    },
  );
});
