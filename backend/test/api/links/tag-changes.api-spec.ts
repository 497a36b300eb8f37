import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { metered, refusal } from '../../support/links';
import { type Refusal, TestTeam } from '../../support/teams';

interface TagSeen {
  readonly tagId: number;
  readonly value: string;
  readonly color: string;
  readonly linkCount: number;
}

const RUSH = 20;
const UNKNOWN_ID = 2_147_483_647;

describe.each(['SQLite', 'MariaDB'] as const)('changing tags over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;
  /** Only the test’s own person is in it. */
  let home: TestMember;

  const add = async (who: TestCaller, value: string, color?: string) =>
    (await who.call<{ data: TagSeen }>('/my/tags', { method: 'POST', body: { value, color } })).body.data;
  const list = async (who: TestCaller) =>
    (await who.call<{ data: { tags: TagSeen[] } }>('/my/tags')).body.data.tags;
  const change = (who: TestCaller, tagId: number, body: object) =>
    who.call<{ data: TagSeen } & Refusal>(`/my/tags/${tagId}`, { method: 'PATCH', body });
  const merge = (who: TestCaller, tagId: number, into: unknown, headers = {}) =>
    who.call<{ data: { tag: TagSeen; movedLinkCount: number } } & Refusal>(`/my/tags/${tagId}/merge`, {
      method: 'POST',
      body: { into },
      headers,
    });
  const linkWith = async (who: TestCaller & Pick<TestMember, 'shorten'>, ...tags: readonly string[]) => {
    const { encodeId } = await who.shorten('https://example.com/');
    await who.call(`/links/${encodeId}/tags`, { method: 'POST', body: { value: tags } });
    return encodeId;
  };
  const found = async (who: TestCaller, query: object) => {
    const { body } = await who.call<{
      data: { linksData: { encodeId: string; tags: { value: string; color: string }[] }[] };
    }>('/links/overview/query', { method: 'POST', body: { limit: 100, ...query } });
    return body.data.linksData;
  };
  const slugs = async (who: TestCaller, query: object) =>
    (await found(who, query)).map(({ encodeId }) => encodeId).sort();
  const logged = async (action: string) => {
    const { body } = await tea.call<{ data: { activities: object[] } }>(
      tea.admin,
      `/members/activities?q=${action}`,
    );
    return body.data.activities;
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

  it('shows the new name and colour on every link, and finds them by the new name only', async () => {
    const slug = await linkWith(home, 'autumn');
    const [tag] = await list(home);
    expect(tag).toMatchObject({ value: 'autumn', color: 'gray' });
    const tagId = tag?.tagId ?? 0;
    expect(await change(home, tagId, { value: ' Spring  sale ', color: 'green' })).toMatchObject({
      status: 200,
      body: { data: { tagId, value: 'Spring sale', color: 'green', linkCount: 1 } },
    });
    expect(await found(home, { filters: [{ key: 'tagIds', value: [tagId] }] })).toMatchObject([
      { encodeId: slug, tags: [{ value: 'Spring sale', color: 'green' }] },
    ]);
    expect(await slugs(home, { filters: [{ key: 'text', value: 'spring' }] })).toEqual([slug]);
    expect(await slugs(home, { filters: [{ key: 'text', value: 'autumn' }] })).toEqual([]);
    expect((await add(home, 'autumn')).tagId).not.toBe(tagId);
  });

  it('keeps what is left out, and lets one write the same name in another way', async () => {
    const { tagId } = await add(home, 'sale', 'blue');
    expect((await change(home, tagId, { value: 'ＳＡＬＥ' })).body.data).toMatchObject({ color: 'blue' });
    expect((await change(home, tagId, { color: 'pink' })).body.data).toMatchObject({
      value: 'ＳＡＬＥ',
      color: 'pink',
    });
    expect((await change(home, tagId, {})).body.data).toMatchObject({ value: 'ＳＡＬＥ', color: 'pink' });
  });

  it('refuses the name of another tag and tells which one that is', async () => {
    const [one, other] = [await add(home, 'Sale'), await add(home, 'Discount')];
    expect(await change(home, other.tagId, { value: 'SALE', color: 'red' })).toMatchObject(
      refusal(409, 'links.tag-name-taken', {
        fields: [{ field: 'value' }],
        details: { tagId: one.tagId, tag: 'Sale' },
      }),
    );
    expect(await list(home)).toMatchObject([{ value: 'Discount', color: 'gray' }, { value: 'Sale' }]);
  });

  it.each([
    [{ value: '' }, 'links.tag-invalid', 'value'],
    [{ value: 'api' }, 'links.tag-reserved', 'value'],
    [{ value: null }, 'http.validation', 'value'],
    [{ color: 'mauve' }, 'http.validation', 'color'],
    [{ color: null }, 'http.validation', 'color'],
  ])('refuses %j with %s', async (body, code, field) => {
    const { tagId } = await add(home, 'kept');
    expect(await change(home, tagId, body)).toMatchObject(refusal(400, code, { fields: [{ field }] }));
  });

  it(`gives a name to one tag when ${RUSH} are renamed to it at once`, async () => {
    const tags = [];
    for (let n = 0; n < RUSH; n += 1) tags.push(await add(home, `tag ${n}`));
    const answers = await Promise.all(tags.map(({ tagId }) => change(home, tagId, { value: 'wanted' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(RUSH - 1).fill(409)]);
  });

  it('merges one tag into another: all links of both have the one that stays', async () => {
    const [first, both, second] = [
      await linkWith(home, 'sale'),
      await linkWith(home, 'sale', 'discount', 'new'),
      await linkWith(home, 'discount'),
    ];
    const trashed = await linkWith(home, 'discount');
    await home.call(`/links/${trashed}`, { method: 'DELETE' });
    const tags = await list(home);
    const idOf = (word: string): number => tags.find(({ value }) => value === word)?.tagId ?? 0;
    expect(await merge(home, idOf('discount'), idOf('sale'))).toMatchObject({
      status: 200,
      body: { data: { tag: { value: 'sale', linkCount: 3 }, movedLinkCount: 2 } },
    });
    expect(await list(home)).toMatchObject([{ value: 'new' }, { value: 'sale', linkCount: 3 }]);
    const filters = [{ key: 'tagIds', value: [idOf('sale')] }];
    expect(await slugs(home, { filters })).toEqual([first, both, second].sort());
    const shown = (await found(home, { filters })).find(({ encodeId }) => encodeId === both);
    expect(shown?.tags.map(({ value }) => value)).toEqual(['new', 'sale']);
    expect(await metered(home, 'tags')).toBe(2);
    expect(await slugs(home, { tab: 'trashBin', filters })).toEqual([trashed]);
  });

  it('merges tags of a link that has as many as it can', async () => {
    const twenty = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    await linkWith(home, ...twenty);
    const outside = await add(home, 'outside');
    const inside = (await list(home)).find(({ value }) => value === 'tag 7');
    expect((await merge(home, inside?.tagId ?? 0, outside.tagId)).status).toBe(200);
    const [link] = await found(home, {});
    expect(link?.tags).toHaveLength(20);
  });

  it('merges once, however often it is asked for at once or again', async () => {
    const [gone, kept] = [await add(home, 'gone'), await add(home, 'kept')];
    await linkWith(home, 'gone');
    const once = () => merge(home, gone.tagId, kept.tagId, { 'idempotency-key': `merge-${gone.tagId}` });
    expect((await once()).body).toEqual((await once()).body);
    const more = await add(home, 'more');
    const answers = await Promise.all(
      Array.from({ length: RUSH }, () => merge(home, more.tagId, kept.tagId)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await metered(home, 'tags'), (await list(home)).map(({ value }) => value)]).toEqual([
      1,
      ['kept'],
    ]);
  });

  it('answers a merge that was done, also when the tag that stays is deleted right after', async () => {
    for (let round = 0; round < RUSH; round += 1) {
      const [gone, kept] = [await add(home, `gone ${round}`), await add(home, `kept ${round}`)];
      const [merged] = await Promise.all([
        merge(home, gone.tagId, kept.tagId),
        home.call(`/my/tags/${kept.tagId}`, { method: 'DELETE' }),
      ]);
      const isGone = (await list(home)).every(({ tagId }) => tagId !== gone.tagId);
      expect([merged.status, isGone]).toEqual(isGone ? [200, true] : [400, false]);
    }
  });

  it('refuses to merge a tag into itself, into none, or into one of another group', async () => {
    const { tagId } = await add(home, 'one');
    const { tagId: foreign } = await add(bob, 'of another group');
    for (const [into, code] of [
      [tagId, 'links.tag-into-itself'],
      [UNKNOWN_ID, 'links.tag-unknown'],
      [foreign, 'links.tag-unknown'],
      ['x', 'http.validation'],
      [null, 'http.validation'],
    ]) {
      expect(await merge(home, tagId, into)).toMatchObject(
        refusal(400, String(code), { fields: [{ field: 'into' }] }),
      );
    }
    expect(await merge(home, foreign, tagId)).toMatchObject(refusal(404, 'links.tag-does-not-exist'));
    expect(await change(home, foreign, { value: 'x' })).toMatchObject(
      refusal(404, 'links.tag-does-not-exist'),
    );
  });

  it('is for whoever made the tag and admins of the group, and its log tells', async () => {
    const [mine, theirs] = [await add(tea.as(bob), 'of bob'), await add(tea.as(cyd), 'of cyd')];
    await linkWith(tea.as(bob), 'of bob');
    for (const answer of [
      await change(tea.as(cyd), mine.tagId, { value: 'x' }),
      await change(tea.as(cyd), mine.tagId, { color: 'red' }),
      await merge(tea.as(cyd), mine.tagId, theirs.tagId),
    ]) {
      expect(answer).toMatchObject(refusal(403, 'links.not-allowed'));
    }
    expect((await change(tea.admin, mine.tagId, { value: 'renamed' })).status).toBe(200);
    expect((await change(tea.as(bob), mine.tagId, { color: 'red' })).status).toBe(200);
    expect((await merge(tea.as(bob), mine.tagId, theirs.tagId)).status).toBe(200);
    expect(await logged('links.tag-renamed')).toMatchObject([
      { userId: tea.maker.userId, details: { tag: 'of bob', newTag: 'renamed' } },
    ]);
    expect(await logged('links.tag-merged')).toMatchObject([
      { userId: bob.userId, details: { tag: 'renamed', newTag: 'of cyd', links: 1 } },
    ]);
  });
});
