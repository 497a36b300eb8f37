import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';
import { metered, refusal } from '../../support/links';
import { type Refusal, TestTeam } from '../../support/teams';

interface TagSeen {
  readonly tagId: number;
  readonly value: string;
  readonly groupId: number;
  readonly linkCount: number;
  readonly canDelete: boolean;
}

type TagAnswer = { readonly data: TagSeen } & Refusal;
const RUSH = 50;

describe.each(['SQLite', 'MariaDB'] as const)('tags over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;
  /** Only the test’s own person is in it. */
  let home: TestMember;

  const add = (who: TestCaller, value: unknown, headers = {}) =>
    who.call<TagAnswer>('/my/tags', { method: 'POST', body: { value }, headers });
  const list = async (who: TestCaller) =>
    (await who.call<{ data: { tags: TagSeen[]; recent: TagSeen[] } }>('/my/tags')).body.data;
  const words = async (who: TestCaller) => (await list(who)).tags.map(({ value }) => value);
  const recent = async (who: TestCaller) => (await list(who)).recent.map(({ value }) => value);
  const remove = (who: TestCaller, tagId: unknown) =>
    who.call<Refusal>(`/my/tags/${String(tagId)}`, { method: 'DELETE' });
  const set = (who: TestCaller, slug: string, value: unknown) =>
    who.call<{ data: { tags: { tagId: number; value: string }[] } } & Refusal>(
      `/links/${encodeURIComponent(slug)}/tags`,
      { method: 'POST', body: { value } },
    );
  const takeOff = (who: TestCaller, slug: string, tagId: number) =>
    who.call<Refusal>(`/links/${slug}/tags/${tagId}`, { method: 'DELETE' });
  const onLink = async (who: TestCaller, slug: string) => {
    const { body } = await who.call<{
      data: { linksData: { encodeId: string; tags: { value: string }[] }[] };
    }>('/links/overview/query', { method: 'POST', body: { limit: 100 } });
    return body.data.linksData.find(({ encodeId }) => encodeId === slug)?.tags.map(({ value }) => value);
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
  });
  beforeEach(async () => {
    home = await server.member();
  });

  it('are there once, however they are written, and what is there already takes nothing', async () => {
    const first = await add(home, '  Sale ');
    expect(first).toMatchObject({
      status: 201,
      body: { data: { value: 'Sale', groupId: home.groupId, linkCount: 0, canDelete: true } },
    });
    const again = await add(home, 'ＳＡＬＥ');
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    await add(home, '春節');
    expect(await words(home)).toEqual(['Sale', '春節']);
    expect(await metered(home, 'tags')).toBe(2);
  });

  it('tell apart what the collations of a database would not', async () => {
    for (const value of ['か', 'が', 'カ', 'cafe', 'café']) expect((await add(home, value)).status).toBe(201);
    expect(await words(home)).toHaveLength(5);
  });

  it.each([
    ['', 'links.tag-invalid'],
    ['x'.repeat(51), 'links.tag-invalid'],
    ['a\nb', 'links.tag-invalid'],
    ['abc\u202etxt', 'links.tag-invalid'],
    ['ＡＰＩ', 'links.tag-reserved'],
    [7, 'http.validation'],
    [null, 'http.validation'],
    [undefined, 'http.validation'],
    [['x'], 'http.validation'],
  ])('refuse %j with %s', async (value, code) => {
    expect(await add(home, value)).toMatchObject(refusal(400, code, { fields: [{ field: 'value', code }] }));
  });

  it(`give one of ${RUSH} the last, and tell the others what would help`, async () => {
    for (let n = 1; n < 30; n += 1) await add(home, `tag ${n}`);
    const rush = await Promise.all(Array.from({ length: RUSH }, (_, n) => add(home, `last ${n}`)));
    expect(rush.filter(({ status }) => status === 201)).toHaveLength(1);
    const details = { what: 'tags', limit: 30, used: 30, plan: 'initial' };
    for (const answer of rush.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject(refusal(403, 'plan.limit-reached', { details }));
    }
    expect([await metered(home, 'tags'), (await words(home)).length]).toEqual([30, 30]);
    expect((await add(home, 'TAG 1')).status).toBe(200);
  });

  it(`are made once when ${RUSH} want the same one, even the last`, async () => {
    for (let n = 1; n < 30; n += 1) await add(home, `tag ${n}`);
    const rush = await Promise.all(Array.from({ length: RUSH }, () => add(home, 'the last')));
    expect(rush.map(({ status }) => status).sort()).toEqual([...Array<number>(RUSH - 1).fill(200), 201]);
    expect(new Set(rush.map(({ body }) => body.data.tagId)).size).toBe(1);
    expect(await metered(home, 'tags')).toBe(30);
  });

  it('show the six that were saved or put on a link last', async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await add(home, `tag ${n}`);
    expect(await recent(home)).toEqual(['tag 7', 'tag 6', 'tag 5', 'tag 4', 'tag 3', 'tag 2']);
    const { encodeId } = await home.shorten('https://example.com/');
    await set(home, encodeId, ['tag 1']);
    expect((await recent(home))[0]).toBe('tag 1');
  });

  it('go on links by their words and numbers, all or none, and are made where they are missing', async () => {
    const { encodeId } = await home.shorten('https://example.com/', `測試-${home.userId}`);
    const { body } = await add(home, 'Old');
    const answer = await set(home, encodeId, ['New', body.data.tagId, 'new', 'ＯＬＤ']);
    expect(answer.status).toBe(200);
    expect(answer.body.data.tags.map(({ value }) => value)).toEqual(['New', 'Old']);
    expect(await onLink(home, encodeId)).toEqual(['New', 'Old']);
    expect((await list(home)).tags.map(({ linkCount }) => linkCount)).toEqual([1, 1]);
    expect(await set(home, encodeId, ['Third', 'bad\u0000one', 2_147_483_647])).toMatchObject(
      refusal(400, 'links.tag-invalid', { fields: [{ field: 'value.1' }] }),
    );
    expect(await set(home, encodeId, ['Third', 2_147_483_647])).toMatchObject(
      refusal(400, 'links.tag-unknown', { fields: [{ field: 'value.1' }] }),
    );
    expect(await words(home)).toEqual(['New', 'Old']);
    expect((await set(home, encodeId, null)).body.data.tags).toEqual([]);
    expect(await onLink(home, encodeId)).toEqual([]);
    expect(await words(home)).toEqual(['New', 'Old']);
  });

  it('make none for a link when the plan does not have room for all of them', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    for (let n = 1; n < 30; n += 1) await add(home, `tag ${n}`);
    expect(await set(home, encodeId, ['tag 1', 'one', 'two'])).toMatchObject(
      refusal(403, 'plan.limit-reached'),
    );
    expect([await metered(home, 'tags'), await onLink(home, encodeId)]).toEqual([29, []]);
  });

  it('are at most twenty on a link', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    const twenty = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    expect((await set(home, encodeId, [...twenty, 'TAG 3'])).body.data.tags).toHaveLength(20);
    expect(await set(home, encodeId, [...twenty, 'more'])).toMatchObject(
      refusal(400, 'links.too-many-tags', { fields: [{ field: 'value' }] }),
    );
  });

  it.each([[{}], [[{}]], [[null]], [[1.5]], [[0]], [[true]], [true], [Array(101).fill('x')], [undefined]])(
    'are not put on a link as %j',
    async (value) => {
      const { encodeId } = await home.shorten('https://example.com/');
      const { status, body } = await set(home, encodeId, value);
      expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'value']);
    },
  );

  it('are taken off one link, or off all when they are deleted', async () => {
    const [one, two] = [
      await home.shorten('https://example.com/'),
      await home.shorten('https://example.com/'),
    ];
    await set(home, one.encodeId, ['a', 'b']);
    const { tags } = (await set(home, two.encodeId, ['a', 'b'])).body.data;
    const [a, b] = tags;
    expect(await takeOff(home, one.encodeId, a?.tagId ?? 0)).toMatchObject({ status: 200 });
    expect(await takeOff(home, one.encodeId, a?.tagId ?? 0)).toMatchObject({ status: 200 });
    expect([await onLink(home, one.encodeId), await onLink(home, two.encodeId)]).toEqual([['b'], ['a', 'b']]);
    expect(await remove(home, b?.tagId)).toMatchObject({
      status: 200,
      body: { data: { result: 'success' } },
    });
    expect([await onLink(home, one.encodeId), await onLink(home, two.encodeId)]).toEqual([[], ['a']]);
    expect([await metered(home, 'tags'), await words(home)]).toEqual([1, ['a']]);
    for (const tagId of [b?.tagId, 'x', -1, '']) expect((await remove(home, tagId)).status).toBe(404);
    expect(await remove(home, b?.tagId)).toMatchObject(refusal(404, 'links.tag-does-not-exist'));
    expect(await takeOff(home, two.encodeId, b?.tagId ?? 0)).toMatchObject(
      refusal(404, 'links.tag-does-not-exist'),
    );
  });

  it('are given back once, however often the same one is deleted at once', async () => {
    await add(home, 'stays');
    const { body } = await add(home, 'goes');
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(home, body.data.tagId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await metered(home, 'tags'), await words(home)]).toEqual([1, ['stays']]);
  });

  it('do not count links in the trash, nor go on them', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    await set(home, encodeId, ['a']);
    await home.call(`/links/${encodeId}`, { method: 'DELETE' });
    expect((await list(home)).tags).toMatchObject([{ value: 'a', linkCount: 0 }]);
    expect(await set(home, encodeId, ['b'])).toMatchObject(refusal(410, 'links.link-deleted'));
  });

  it('stay behind when a link moves to another group, and are back with it', async () => {
    await tea.as(bob).shorten('https://example.com/', 'tagged');
    await set(tea.as(bob), 'tagged', ['tea only']);
    await tea.as(bob).call('/links/tagged/transfer', { method: 'POST', body: { targetGroup: bob.groupId } });
    expect([await onLink(bob, 'tagged'), (await list(bob)).tags]).toEqual([[], []]);
    await set(bob, 'tagged', ['at home']);
    expect((await list(tea.admin)).tags).toMatchObject([{ value: 'tea only', linkCount: 0 }]);
    await bob.call('/links/tagged/return', { method: 'POST' });
    expect(await onLink(tea.as(bob), 'tagged')).toEqual(['tea only']);
  });

  it('of a team are deleted by whoever made them and its admins, which its log tells', async () => {
    const mine = await add(tea.as(bob), 'of bob');
    expect((await list(tea.as(cyd))).tags).toContainEqual(
      expect.objectContaining({ value: 'of bob', canDelete: false }),
    );
    expect(await remove(tea.as(cyd), mine.body.data.tagId)).toMatchObject(refusal(403, 'links.not-allowed'));
    expect(await remove(bob, mine.body.data.tagId)).toMatchObject(refusal(404, 'links.tag-does-not-exist'));
    expect((await remove(tea.admin, mine.body.data.tagId)).status).toBe(200);
    const { body } = await tea.call<{ data: { activities: object[] } }>(
      tea.admin,
      '/members/activities?q=links.tag-deleted',
    );
    expect(body.data.activities).toMatchObject([
      { action: 'links.tag-deleted', userId: tea.maker.userId, details: { tag: 'of bob' } },
    ]);
  });

  it('go on links of whoever made them, or of any by an admin', async () => {
    await tea.as(bob).shorten('https://example.com/', 'tagged-of-bob');
    const { tags } = (await set(tea.admin, 'tagged-of-bob', ['by admin'])).body.data;
    const tagId = tags[0]?.tagId ?? 0;
    for (const answer of [
      await set(tea.as(cyd), 'tagged-of-bob', ['x']),
      await takeOff(tea.as(cyd), 'tagged-of-bob', tagId),
    ]) {
      expect(answer).toMatchObject(refusal(403, 'links.not-allowed'));
    }
    for (const answer of [await set(cyd, 'tagged-of-bob', ['x']), await set(cyd, 'no-such-link', ['x'])]) {
      expect(answer).toMatchObject(refusal(404, 'links.link-does-not-exist'));
    }
    expect(await words(cyd)).toEqual([]);
  });

  it('are only looked at from a seat that is not paid for', async () => {
    const small = await TestTeam.make(server, 'classic', bob, cyd);
    const { body } = await add(small.as(cyd), 'mine');
    await changeGroup(server, small.groupId, { plan: 'free' });
    expect((await list(small.as(cyd))).tags).toMatchObject([{ value: 'mine', canDelete: false }]);
    for (const answer of [await add(small.as(cyd), 'more'), await remove(small.as(cyd), body.data.tagId)]) {
      expect(answer).toMatchObject(refusal(403, 'plan.seat-read-only'));
    }
  });

  it('are made once for one Idempotency-Key', async () => {
    const once = () => add(home, 'once', { 'idempotency-key': 'tag-once' });
    const [one, two] = [await once(), await once()];
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
  });
});
