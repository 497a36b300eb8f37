import type { TestCaller, TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { type ActionSeen, DeskAdmin, Looker } from '../../support/desk';
import { ReportDesk } from '../../support/report-desk';
import { type Refusal, type TeamSeen, TestTeam } from '../../support/teams';

const DEPUTY = 'deputy@example.com';
const WHY = { reason: 'other', note: 'They say that a link is missing.' } as const;
const MINUTE_MS = 60_000;

interface View {
  readonly viewId: string;
  readonly userId: number;
  readonly groupId: number;
  readonly displayName: string;
  readonly expiresTime: string;
}

describe.each(enginesFor(2))('a view of a person on %s', (engine) => {
  let desk: ReportDesk;
  let server: TestServer;
  let root: DeskAdmin;
  let deputy: TestMember;
  /** Whose view it is: an admin of the team, whose maker is another. */
  let person: TestMember;
  let team: TestTeam;

  beforeAll(async () => {
    desk = await ReportDesk.open(engine, DEPUTY);
    ({ server } = desk);
    root = new DeskAdmin(desk.root);
    deputy = await server.member({ email: DEPUTY });
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    person = await server.member();
    team = await TestTeam.make(server, 'classic', person);
    await team.call(team.admin, '/members', 'PUT', { userId: person.userId, role: 'admin' });
  });

  const pathOf = ({ userId }: TestMember, groupId: number): string => `/admin/user/${userId}/view/${groupId}`;
  const start = (): Promise<View> => root.done('POST', pathOf(person, team.groupId), WHY);

  /** Calls with a view, as the site admin unless another caller is named. */
  const through = (viewId: string, { token, address }: TestCaller = desk.root): Looker =>
    new Looker(server, { token, address, viewId });
  const refusalOf = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return [status, (body as Partial<Refusal>).error?.code];
  };
  const OVER = [403, 'identity.view-ended'];

  it('shows what the person sees in that group, for 15 minutes, and nobody’s address', async () => {
    const { encodeId } = await team.as(person).shorten('https://example.com/theirs');
    const before = Date.now();
    const view = await start();
    expect(view).toMatchObject({ userId: person.userId, groupId: team.groupId });
    const lifetime = Date.parse(view.expiresTime) - before;
    expect(Math.round(lifetime / MINUTE_MS)).toBe(15);

    const look = through(view.viewId);
    const { body: info } = await look.call<{
      data: { userId: number; groupId: number; isAdmin: boolean; email: string };
    }>('/my/info');
    expect(info.data).toMatchObject({ userId: person.userId, groupId: team.groupId, isAdmin: false });
    expect(info.data.email).toMatch(/^.•••@/);
    const { body: links } = await look.call<{ data: { linksData: { encodeId: string }[] } }>(
      `/links/overview/query?groupId=${team.groupId}`,
      { method: 'POST', body: {} },
    );
    expect(links.data.linksData.map((link) => link.encodeId)).toEqual([encodeId]);
    const { body: members } = await look.call<{ data: TeamSeen }>(`/my/groups/${team.groupId}/members`);
    expect(members.data.members.admin.map(({ email }) => email.includes('•••'))).toEqual([true, true]);
  });

  it('shows what the group pays for, and neither its card nor how its invoices are written', async () => {
    const phone = { country: '886', area: '02', extension: '12345678' };
    const invoice = { type: 'duplicate', name: 'Mei', email: 'mei@example.com', phone };
    const saved = await team.as(person).call('/subscription/invoice', { method: 'PUT', body: invoice });
    expect(saved.status).toBe(200);
    interface Paid {
      readonly data: { readonly invoice: object | null; readonly card: object | null };
    }
    const own = await team.as(person).call<Paid>('/subscription/status');
    expect(own.body.data.invoice).toMatchObject({ email: 'mei@example.com' });
    const viewed = await through((await start()).viewId).call<Paid>('/subscription/status');
    expect([viewed.status, viewed.body.data]).toMatchObject([200, { invoice: null, card: null }]);
  });

  it('cannot write: not as the person, and not as the site admin', async () => {
    const { encodeId } = await team.as(person).shorten('https://example.com/safe');
    const look = through((await start()).viewId);
    const refused = [403, 'identity.view-only'];
    expect(
      await refusalOf(look.call('/links', { method: 'POST', body: { url: 'https://example.com/' } })),
    ).toEqual(refused);
    expect(
      await refusalOf(look.call(`/links/${encodeId}`, { method: 'PUT', body: { title: 'Theirs' } })),
    ).toEqual(refused);
    expect(await refusalOf(look.call(`/links/${encodeId}`, { method: 'DELETE' }))).toEqual(refused);
    expect(await refusalOf(look.call(`/admin/link/${encodeId}`, { method: 'DELETE', body: WHY }))).toEqual(
      refused,
    );
    expect(
      await refusalOf(look.call('/my/settings', { method: 'PUT', body: { displayName: 'Me' } })),
    ).toEqual(refused);
  });

  it.each([
    ['GET', '/developer/my/token'],
    ['GET', '/developer/webhooks'],
    ['GET', '/my/sessions'],
    ['GET', '/my/export'],
    ['POST', '/links/overview/query/file'],
  ] as const)('shows no secrets and gives no files: %s %s', async (method, path) => {
    const look = through((await start()).viewId);
    expect(await refusalOf(look.call(path, { method }))).toEqual([403, 'identity.view-only']);
  });

  it('shows in the group’s own log, as what the site admin did', async () => {
    const view = await start();
    await through(view.viewId).call('/links', { method: 'POST', body: { url: 'https://example.com/' } });
    const { body } = await team.as(person).call<{
      data: { activities: { action: string; userId: number; details: object; place: string | null }[] };
    }>(`/my/groups/${team.groupId}/members/activities`);
    const byAdmin = body.data.activities.filter(({ userId }) => userId === desk.root.userId);
    expect(byAdmin.map(({ action }) => action)).toEqual(['rights.refused', 'identity.person-viewed']);
    expect(byAdmin[1]).toMatchObject({ details: { viewedUserId: person.userId }, place: null });
    const { actions } = await root.done<{ actions: ActionSeen[] }>(
      'GET',
      '/admin/actions?kind=person-viewed',
    );
    expect(actions[0]).toMatchObject({ subject: String(person.userId), ...WHY, canUndo: false });
  });

  it('belongs to the session that began it, and ends with it, by hand or by time', async () => {
    const { viewId } = await start();
    expect(await refusalOf(through(viewId, deputy).call('/my/info'))).toEqual(OVER);
    expect(await refusalOf(through(viewId, person).call('/my/info'))).toEqual(OVER);
    // The view of another admin goes on when this one ends.
    await new DeskAdmin(deputy).done('DELETE', `/admin/view/${viewId}`);
    expect((await through(viewId).call('/my/info')).status).toBe(200);
    await root.done('DELETE', `/admin/view/${viewId}`);
    expect(await refusalOf(through(viewId).call('/my/info'))).toEqual(OVER);

    const { viewId: late } = await start();
    const past = new Date(Date.now() - 1);
    await desk.query('UPDATE person_views SET expires_at = ? WHERE id = ?', [past, late]);
    expect(await refusalOf(through(late).call('/my/info'))).toEqual(OVER);
  });

  it('that is begun by fifty calls at once is one, which is written down once', async () => {
    const views = await Promise.all(Array.from({ length: 50 }, start));
    expect(new Set(views.map(({ viewId }) => viewId)).size).toBe(1);
    const recorded = async (): Promise<number> => {
      const query = `kind=person-viewed&subject=${person.userId}`;
      return (await root.done<{ actions: ActionSeen[] }>('GET', `/admin/actions?${query}`)).actions.length;
    };
    expect(await recorded()).toBe(1);
    // Another one begins once that is over.
    await root.done('DELETE', `/admin/view/${views[0]?.viewId ?? ''}`);
    expect((await start()).viewId).not.toBe(views[0]?.viewId);
    expect(await recorded()).toBe(2);
  });

  it.each([
    ['nothing', ''],
    ['a number', '0'],
    ['a long text', 'x'.repeat(5_000)],
    ['SQL', "1' OR '1'='1"],
  ])('is not guessed: %s', async (_, guess) => {
    expect(await refusalOf(through(guess).call('/my/info'))).toEqual(OVER);
  });

  it('is of one group, to which the person belongs now', async () => {
    const { viewId } = await start();
    const foreign = await refusalOf(through(viewId).call(`/my/info?groupId=${desk.root.groupId}`));
    expect(foreign).toEqual([403, 'groups.not-a-member']);
    await team.call(team.admin, `/members?userId=${person.userId}`, 'DELETE');
    expect(await refusalOf(through(viewId).call('/my/info'))).toEqual([403, 'groups.not-a-member']);
  });

  it.each([
    ['without a note', () => root.call('POST', pathOf(person, team.groupId), { reason: 'other' }), 400],
    ['of a group that is not theirs', () => root.call('POST', pathOf(person, desk.root.groupId), WHY), 403],
    ['of nobody', () => root.call('POST', `/admin/user/999999999/view/${team.groupId}`, WHY), 404],
  ] as const)('does not begin %s', async (_, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });

  it('is not of who runs the site', async () => {
    expect(await refusalOf(root.call('POST', pathOf(deputy, deputy.groupId), WHY))).toEqual([
      409,
      'desk.site-admin-not-viewed',
    ]);
  });
});
