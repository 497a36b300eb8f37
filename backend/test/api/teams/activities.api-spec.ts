import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { type Refusal, TestTeam } from '../../support/teams';

interface Activity {
  readonly id: number;
  readonly userId: number;
  readonly name: string | null;
  readonly action: string;
}
interface Log {
  readonly data: { readonly activities: Activity[]; readonly start: number; readonly retentionDays: number };
}

describe.each(enginesFor(0))('activities of members over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let eve: TestMember;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member({ email: 'bob@activities.example' });
    eve = await server.member();
  });

  const ask = (team: TestTeam, who: TestCaller, query = '') =>
    team.call<Log & Refusal>(who, `/members/activities${query}`);
  const log = async (team: TestTeam, who: TestCaller, query = '') => (await ask(team, who, query)).body.data;
  const rename = (team: TestTeam, name: string) =>
    team.admin.call(`/groups/${team.groupId}/settings`, { method: 'PUT', body: { name } });
  const setRole = (team: TestTeam, role: string) =>
    team.call(team.admin, '/members', 'PUT', { userId: bob.userId, role });
  /** As if people had written an entry by themselves. */
  const write = (team: TestTeam, userId: number, details: object, action = 'x.written', daysAgo = 0) =>
    team.query(
      `INSERT INTO audit_events (group_id, user_id, action, outcome, address, details, happened_at)
       VALUES (?, ?, ?, 'done', NULL, ?, ?)`,
      [team.groupId, userId, action, JSON.stringify(details), new Date(Date.now() - daysAgo * 86_400_000)],
    );

  it('show admins what everybody did, newest first', async () => {
    const team = await TestTeam.make(server, 'free', bob);
    await rename(team, 'Other');
    await team.call(team.as(bob), '/leave', 'POST');
    const { activities, start, retentionDays } = await log(team, team.admin);
    expect([start, retentionDays]).toEqual([-1, 3]);
    expect(activities[0]).toEqual({
      id: expect.any(Number) as number,
      time: expect.stringMatching(/Z$/) as string,
      userId: bob.userId,
      name: 'bob',
      action: 'teams.left',
      outcome: 'done',
      place: expect.stringMatching(/^10\.\d+\.\d+\.0$/) as string,
      details: {},
    });
    expect(activities.map(({ action }) => action)).toEqual([
      'teams.left',
      'groups.settings-changed',
      'groups.made',
    ]);
  });

  it('show general members their own part, whomever they ask for', async () => {
    const team = await TestTeam.make(server, 'classic', bob);
    await write(team, bob.userId, {});
    await rename(team, 'Other');
    for (const query of ['', `?userId=${team.maker.userId}`]) {
      const { activities } = await log(team, team.as(bob), query);
      expect(new Set(activities.map(({ userId }) => userId))).toEqual(new Set([bob.userId]));
    }
  });

  it('are found by person and by text, page after page', async () => {
    const team = await TestTeam.make(server, 'classic', bob);
    for (const role of ['admin', 'general']) await setRole(team, role);
    await write(team, bob.userId, { note: '100% 設定' });
    const actions = async (query: string) =>
      (await log(team, team.admin, query)).activities.map(({ action }) => action);
    expect(await actions(`?userId=${bob.userId}`)).toEqual(['x.written']);
    expect(await actions('?q=ROLE')).toEqual(['teams.role-changed', 'teams.role-changed']);
    expect(await actions(`?q=${encodeURIComponent('100% 設')}`)).toEqual(['x.written']);
    expect(await actions('?q=_')).toEqual([]);
    const first = await log(team, team.admin, '?limit=3');
    const second = await log(team, team.admin, `?limit=3&start=${first.start}`);
    expect([first.activities.length, second.activities.length, second.start]).toEqual([3, 1, -1]);
  });

  it.each([
    ['free', 3],
    ['initial', 7],
    ['classic', 30],
  ])('go back with the plan %s for %i days', async (plan, days) => {
    const team = await TestTeam.make(server, plan);
    await write(team, 1, {}, 'x.kept', days - 0.1);
    await write(team, 1, {}, 'x.too-old', days + 0.1);
    const { activities, retentionDays } = await log(team, team.admin);
    expect(retentionDays).toBe(days);
    expect(activities.map(({ action }) => action)).toEqual(['groups.made', 'x.kept']);
  });

  it('come as a table in which nothing is a formula', async () => {
    const team = await TestTeam.make(server, 'initial', bob);
    await bob.call('/my/settings', { method: 'PUT', body: { displayName: '=cmd|x "y"' } });
    await write(team, bob.userId, { note: 'a\r\nb', sum: 3 }, '@SUM(A1)');
    const answer = await team.call<string>(team.admin, '/members/activities?format=csv');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="linklet-activities.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const [head, line] = answer.body.replace(/^\ufeff/, '').split(/\r\n(?=[\d-]{10}T|$)/);
    expect(head).toBe('time,userId,name,action,outcome,place,details');
    expect(line?.slice(line.indexOf('Z,') + 2)).toBe(
      `${bob.userId},"'=cmd|x ""y""",'@SUM(A1),done,,"note: a\r\nb; sum: 3"`,
    );
    expect((await log(team, team.admin)).activities[0]).toMatchObject({
      action: 'teams.activities-exported',
    });
    await bob.call('/my/settings', { method: 'PUT', body: { displayName: 'bob' } });
  });

  it('come as a whole table, however long', async () => {
    const team = await TestTeam.make(server, 'initial');
    const moment = new Date();
    const rows = Array.from({ length: 1_250 }, () => "(?, 1, 'x.many', 'done', '{}', ?)").join(',');
    await team.query(
      `INSERT INTO audit_events (group_id, user_id, action, outcome, details, happened_at) VALUES ${rows}`,
      Array.from({ length: 1_250 }, () => [team.groupId, moment]).flat(),
    );
    const { body } = await team.call<string>(team.admin, '/members/activities?format=csv&limit=10&q=x.many');
    expect(body.trimEnd().split('\r\n')).toHaveLength(1_251);
  });

  it('come as a table only where the plan has exports', async () => {
    const team = await TestTeam.make(server, 'personal');
    const { status, body } = await ask(team, team.admin, '?format=csv');
    expect([status, body.error.code]).toEqual([403, 'plan.feature-missing']);
    expect(body.error.details).toEqual({ feature: 'export', plan: 'initial' });
  });

  it('are for those who act in the group', async () => {
    const team = await TestTeam.make(server, 'initial', bob);
    for (const format of ['json', 'csv']) {
      const code = async (who: TestCaller) => (await ask(team, who, `?format=${format}`)).body.error.code;
      expect(await code(eve)).toBe('groups.not-a-member');
      expect(await code(bob)).toBe('groups.acting-elsewhere');
      expect(await code(await server.guest())).toBe('identity.plz-login');
    }
    const { status } = await server.ask(`/api/v1/my/groups/${team.groupId}/members/activities`);
    expect(status).toBe(401);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=x', 'limit'],
    ['start=x', 'start'],
    ['userId=0', 'userId'],
    ['userId=', 'userId'],
    ['q=1&q=2', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['format=xml', 'format'],
  ])('refuse the range %s', async (query, field) => {
    const team = await TestTeam.make(server);
    const { status, body } = await ask(team, team.admin, `?${query}`);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
  });
});
