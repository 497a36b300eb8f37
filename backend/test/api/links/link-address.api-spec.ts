import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { metered, refused, set, show, visit } from '../../support/links';
import { type Refusal, TestTeam } from '../../support/teams';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

interface ChangeSeen {
  readonly changeId: number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly userId: number;
  readonly canRollBack: boolean;
}

const RUSH = 20;
const MISSING = refused(404, 'links.link-does-not-exist');

describe.each(['SQLite', 'MariaDB'] as const)('where a link leads, over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;
  /** Only the test’s own person is in it. */
  let home: TestMember;

  const replace = (who: TestCaller, slug: string, url: unknown) => set(who, slug, 'url', url);
  const history = async (who: TestCaller, slug: string, query = '') => {
    const { body } = await who.call<{ data: { changes: ChangeSeen[]; start: number } }>(
      `/links/${slug}/history${query}`,
    );
    return body.data;
  };
  const rollBack = (who: TestCaller, slug: string, changeId: unknown) =>
    who.call<{ data: { url: string } } & Refusal>(`/links/${slug}/rollback`, {
      method: 'POST',
      body: { changeId },
    });
  const clicks = (who: TestCaller, slug: string) =>
    who.call<{ data: { totalClicks: number } }>(`/links/${slug}/overview`);

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
  });
  beforeEach(async () => {
    home = await server.member();
  });

  it('is replaced at once, while its short address and clicks stay', async () => {
    await home.shorten('https://example.com/old', 'moves-on');
    await server.ask('/moves-on', { headers: { 'user-agent': DESKTOP } });
    const answer = await replace(home, 'moves-on', ' example.com/new?gclid=1#top ');
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { encodeId: 'moves-on', url: 'http://example.com/new#top' },
    ]);
    expect(await visit(server, 'moves-on')).toEqual([302, 'http://example.com/new#top']);
    expect((await show(home, 'moves-on')).body.data.url).toBe('http://example.com/new#top');
    await eventually(
      () => clicks(home, 'moves-on'),
      ({ body }) => body.data.totalClicks >= 1,
    );
  });

  it('costs nothing when it stays, and no more than the plan allows when it changes', async () => {
    await home.shorten('https://example.com/', 'visited');
    await replace(home, 'visited', 'https://example.com/');
    expect(await metered(home, 'urlReplacements')).toBe(0);
    const rush = await Promise.all(
      Array.from({ length: RUSH }, (_, n) => replace(home, 'visited', `https://example.com/${n}`)),
    );
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(rush.find(({ status }) => status !== 200)).toMatchObject(refused(403, 'plan.limit-reached'));
    expect(await metered(home, 'urlReplacements')).toBe(5);
    const { changes } = await history(home, 'visited', '?limit=100');
    expect(changes).toHaveLength(5);
    const [location] = (await visit(server, 'visited')).slice(1);
    expect(location).toBe(changes[0]?.after);
  });

  it.each([
    ['links.address-missing', ''],
    ['links.address-scheme', 'javascript:alert(1)'],
    ['links.address-private', 'http://127.0.0.1/'],
    ['links.address-own-host', 'http://linklet.test/abc'],
    ['links.address-too-long', `https://example.com/${'x'.repeat(2048)}`],
  ])('is refused with %s as when it is shortened', async (code, url) => {
    const slug = `strict-${code.slice('links.'.length)}`;
    await home.shorten('https://example.com/', slug);
    expect(await replace(home, slug, url)).toMatchObject(refused(400, code, 'value'));
    expect(await metered(home, 'urlReplacements')).toBe(0);
  });

  it.each([null, undefined, 7, []])('is text, and not %j', async (value) => {
    const answer = await set(home, 'whatever', 'url', value);
    expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, 'value']);
  });

  it('is restored from its history, which counts as another change', async () => {
    await home.shorten('https://example.com/1', 'restored');
    await replace(home, 'restored', 'https://example.com/2');
    await set(home, 'restored', 'note', 'x');
    await replace(home, 'restored', 'https://example.com/3');
    const first = await history(home, 'restored', '?limit=2');
    expect(first.changes).toMatchObject([
      { field: 'url', before: 'https://example.com/2', after: 'https://example.com/3', canRollBack: true },
      { field: 'note', before: null, after: 'x', userId: home.userId, canRollBack: false },
    ]);
    const [oldest] = (await history(home, 'restored', `?start=${first.start}`)).changes;
    expect(oldest).toMatchObject({ field: 'url', before: 'https://example.com/1' });
    const answer = await rollBack(home, 'restored', oldest?.changeId);
    expect([answer.status, answer.body.data.url]).toEqual([200, 'https://example.com/1']);
    expect(await visit(server, 'restored')).toEqual([302, 'https://example.com/1']);
    expect(await metered(home, 'urlReplacements')).toBe(3);
    const [latest] = (await history(home, 'restored')).changes;
    expect(latest).toMatchObject({ before: 'https://example.com/3', after: 'https://example.com/1' });
    expect(await rollBack(home, 'restored', oldest?.changeId)).toMatchObject({ status: 200 });
    expect(await metered(home, 'urlReplacements')).toBe(3);
  });

  it('is restored from changes of its own address alone', async () => {
    for (const slug of ['mine-a', 'mine-b']) await home.shorten('https://example.com/', slug);
    await set(home, 'mine-a', 'note', 'x');
    await replace(home, 'mine-b', 'https://example.com/b');
    const [noted] = (await history(home, 'mine-a')).changes;
    const [other] = (await history(home, 'mine-b')).changes;
    expect(await rollBack(home, 'mine-a', noted?.changeId)).toMatchObject(
      refused(400, 'links.change-not-restorable', 'changeId'),
    );
    for (const changeId of [other?.changeId, 2_147_483_647]) {
      expect(await rollBack(home, 'mine-a', changeId)).toMatchObject(
        refused(404, 'links.change-does-not-exist'),
      );
    }
    for (const changeId of [undefined, null, 'x', 0, 1.5, [], {}]) {
      const answer = await rollBack(home, 'mine-a', changeId);
      expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, 'changeId']);
    }
  });

  it('is replaced and restored by whoever made the link and admins alone', async () => {
    await tea.as(bob).shorten('https://example.com/', 'of-bob');
    await replace(tea.as(bob), 'of-bob', 'https://example.com/b');
    const [change] = (await history(tea.as(cyd), 'of-bob')).changes;
    expect(change).toMatchObject({ userId: bob.userId, canRollBack: false });
    const forbidden = refused(403, 'links.not-allowed');
    expect(await replace(tea.as(cyd), 'of-bob', 'https://example.com/c')).toMatchObject(forbidden);
    expect(await rollBack(tea.as(cyd), 'of-bob', change?.changeId)).toMatchObject(forbidden);
    expect(await replace(home, 'of-bob', 'https://example.com/c')).toMatchObject(MISSING);
    expect(await rollBack(home, 'of-bob', change?.changeId)).toMatchObject(MISSING);
    expect(await home.call('/links/of-bob/history')).toMatchObject(MISSING);
    expect(await rollBack(tea.admin, 'of-bob', change?.changeId)).toMatchObject({ status: 200 });
    const guest = await server.guest();
    const { encodeId } = await guest.shorten('https://example.com/');
    const signIn = refused(401, 'identity.plz-login');
    expect(await replace(guest, encodeId, 'https://example.com/g')).toMatchObject(signIn);
    expect(await rollBack(guest, encodeId, 1)).toMatchObject(signIn);
    expect(await guest.call(`/links/${encodeId}/history`)).toMatchObject(signIn);
  });

  it('was elsewhere in another group: that stays with those who were there', async () => {
    const ink = await TestTeam.make(server, 'classic', home);
    await home.shorten('https://example.com/secret', 'moved-on');
    await replace(home, 'moved-on', 'https://example.com/public');
    const [change] = (await history(home, 'moved-on')).changes;
    await home.call('/links/moved-on/transfer', { method: 'POST', body: { targetGroup: ink.groupId } });
    expect(await history(ink.admin, 'moved-on')).toEqual({ changes: [], start: -1 });
    expect(await rollBack(ink.admin, 'moved-on', change?.changeId)).toMatchObject(
      refused(404, 'links.change-does-not-exist'),
    );
  });
});
