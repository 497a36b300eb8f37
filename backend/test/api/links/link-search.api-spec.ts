import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { DESKTOP } from '../../support/visits';
import { changeGroup } from '../../support/groups';
import { eventually } from '../../support/waiting';

type Body = Readonly<Record<string, unknown>>;
interface Found {
  readonly data: {
    readonly linksData: readonly { readonly encodeId: string; readonly totalClicks: number }[];
  };
}

describe.each(['SQLite', 'MariaDB'] as const)('searching a group’s links over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;

  const post = <T>(who: TestCaller, path: string, body: Body) => who.call<T>(path, { method: 'POST', body });
  const set = (slug: string, what: string, value: unknown) =>
    post(ada, `/links/${encodeURIComponent(slug)}/${what}`, { value });
  const find = async (input: Body) =>
    (await post<Found>(ada, '/links/overview/query', input)).body.data.linksData.map(
      ({ encodeId }) => encodeId,
    );
  const by = (key: string, value: unknown) => find({ filters: [{ key, value }] });

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    await ada.shorten('https://shop.example.com/cakes/strawberry', 'spring-cake');
    await ada.shorten('https://example.com/', '春節優惠');
    await ada.shorten('https://example.com/', 'plain-one');
    await ada.shorten('https://example.com/', 'gone-one');
    await set('plain-one', 'note', 'Cà phê ｶﾞﾁｬ');
    await set('plain-one', 'star', true);
    await set('spring-cake', 'tags', ['Sale']);
    await ada.call('/links/gone-one', { method: 'DELETE' });
    await ada
      .shorten('https://example.com/', 'other-one')
      .then(() => set('other-one', 'encodeId', 'renamed-one'));
    const bob = await server.member();
    await bob.shorten('https://shop.example.com/cakes/strawberry', 'bobs-cake');
  });

  it.each([
    ['CAKE', ['spring-cake']],
    ['straw', ['spring-cake']],
    ['https://shop.example.com/cakes', ['spring-cake']],
    ['優惠', ['春節優惠']],
    ['ガチャ', ['plain-one']],
    ['ca phe', ['plain-one']],
    ['renamed', ['renamed-one']],
    ['other', []],
    ['gone', []],
    ['bobs', []],
    ['%', []],
    ['_', []],
  ])('finds by the words %j what says so', async (text, slugs) => {
    expect(await by('text', text)).toEqual(slugs);
  });

  it.each([
    ['https://shop.example.com/cakes/strawberry', ['spring-cake']],
    [' HTTPS://Shop.Example.com/cakes/strawberry?gclid=7 ', ['spring-cake']],
    ['https://example.com', ['renamed-one', 'plain-one', '春節優惠']],
    ['https://shop.example.com/cakes', []],
    ['https://shop.example.com/cakes/Strawberry', []],
    ['javascript:x', []],
    ['no address', []],
  ])('finds the links that lead to %j', async (url, slugs) => {
    expect(await by('url', url)).toEqual(slugs);
  });

  it.each([
    'http://linklet.test/spring-cake',
    'linklet.test/spring-cake',
    ' https://linklet.test/spring-cake?fbclid=1#top ',
    'LINKLET.test/spring-cake+',
    'linklet.test/spring-cake/extra',
  ])('finds a link by its short address pasted whole: %s', async (text) => {
    expect(await by('text', text)).toEqual(['spring-cake']);
  });

  it('finds a link by the short address that it has on a subdomain, and by one that it had before', async () => {
    const subdomain = `search${ada.groupId}`;
    await ada.call('/my/settings', { method: 'PUT', body: { subdomain } });
    const domain = `${subdomain}.linklet.test`;
    const move = (to: string) =>
      ada.call('/links/spring-cake/domain', { method: 'PUT', body: { domain: to } });
    await move(domain);
    expect(await by('text', `https://${domain}/spring-cake`)).toEqual(['spring-cake']);
    expect(await by('text', 'linklet.test/other-one')).toEqual(['renamed-one']);
    expect(await by('domain', domain)).toEqual(['spring-cake']);
    expect(await by('domain', 'nobodys.example')).toEqual([]);
    await move('linklet.test');
  });

  it('finds no other group’s link by its short address', async () => {
    expect(await by('text', 'linklet.test/bobs-cake')).toEqual([]);
    expect(await by('text', 'linklet.test/')).toEqual([]);
  });

  it('finds links by the names of their tags, together with their own words', async () => {
    await set('plain-one', 'tags', ['Sale', 'Winter 特賣']);
    expect(await by('text', 'sale')).toEqual(['plain-one', 'spring-cake']);
    expect(await by('text', 'SALE straw')).toEqual(['spring-cake']);
    expect(await by('text', '特賣')).toEqual(['plain-one']);
    const { body } = await ada.call<{ data: { tags: { tagId: number }[] } }>('/my/tags');
    const ids = body.data.tags.map(({ tagId }) => tagId);
    expect(await by('tagIds', ids)).toEqual(['plain-one', 'spring-cake']);
    expect(await by('allTagIds', ids)).toEqual(['plain-one']);
    await set('plain-one', 'tags', []);
  });

  it('finds the starred, the tagged, and those of a time', async () => {
    expect(await find({ tab: 'star' })).toEqual(['plain-one']);
    expect(await by('star', true)).toEqual(['plain-one']);
    const { body } = await ada.call<{ data: { tags: { tagId: number }[] } }>('/my/tags');
    expect(
      await by(
        'tagIds',
        body.data.tags.map(({ tagId }) => tagId),
      ),
    ).toEqual(['spring-cake']);
    expect(await by('tagIds', [999_999])).toEqual([]);
    expect(await by('createdTime', { from: '2000-01-01', to: '2000-12-31' })).toEqual([]);
    expect(await by('createdTime', { from: '2000-01-01' })).toHaveLength(4);
  });

  it('shows what lies in the trash bin, and what programs made', async () => {
    const { body } = await post(ada, '/links/overview/query', { tab: 'trashBin' });
    expect(body).toMatchObject({
      data: {
        linksData: [
          { encodeId: 'gone-one', canEdit: false, purgeTime: expect.stringMatching(/Z$/) as string },
        ],
        total: { count: 1, isExact: true },
      },
    });
    expect(await find({ tab: 'api' })).toEqual([]);
  });

  it('puts those with the most clicks first', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      await server.ask('/plain-one', { headers: { 'user-agent': DESKTOP, 'x-forwarded-for': address } });
    }
    await eventually(
      () => post<Found>(ada, '/links/overview/query', { sort: 'clicks' }),
      ({ body }) => body.data.linksData[0]?.totalClicks === 2,
    );
    expect((await find({ sort: 'clicks' }))[0]).toBe('plain-one');
    expect((await find({ sort: 'lastClicked' }))[0]).toBe('plain-one');
    expect(await post(ada, '/my/links/summary/query', {})).toMatchObject({
      status: 200,
      body: { data: { linkCount: 1, uniqueClicks: 2 } },
    });
    expect((await post(ada, '/my/links/summary/query', { days: 0 })).status).toBe(400);
  });

  it('names all that match', async () => {
    const search = { filters: [{ key: 'text', value: 'example' }], limit: 3 };
    const first = await post<{ data: { start: string } }>(ada, '/links/overview/query/encodeIds', search);
    expect(first.body).toMatchObject({
      data: {
        links: [{ encodeId: 'renamed-one' }, { encodeId: 'plain-one' }, { encodeId: '春節優惠' }],
        hasMore: true,
      },
    });
    const { start } = first.body.data;
    const second = await post(ada, '/links/overview/query/encodeIds', { ...search, start });
    expect(second.body).toMatchObject({ data: { links: [{ encodeId: 'spring-cake' }], hasMore: false } });
    const tooMany = await post(ada, '/links/overview/query/encodeIds', { limit: 1_001 });
    expect(tooMany).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'limit' }] } } });
  });

  it.each([
    ['author', 1],
    ['clicks', { from: 1 }],
    ['has', 'note'],
  ])('asks for a plan that allows to filter by %s', async (key, value) => {
    expect(await post(ada, '/links/overview/query', { filters: [{ key, value }] })).toMatchObject({
      status: 403,
      body: {
        error: { code: 'plan.feature-missing', details: { feature: 'advancedSearch', plan: 'classic' } },
      },
    });
  });

  it.each(['down', 'warning'])('finds links in trouble on every plan: %s', async (trait) => {
    expect(await by('has', [trait])).toEqual([]);
  });

  it('filters by all that such a plan allows', async () => {
    await changeGroup(server, ada.groupId, { plan: 'classic' });
    expect(await by('author', ada.userId)).toHaveLength(4);
    expect(await by('author', 999_999)).toEqual([]);
    expect(await by('has', ['note'])).toEqual(['plain-one']);
    expect(await by('clicks', { from: 2 })).toEqual(['plain-one']);
  });

  it('says who made the links, and where they are', async () => {
    const options = '/links/overview/query/options';
    expect((await ada.call(`${options}?key=author`)).body).toEqual({
      data: { options: [{ value: ada.userId, name: expect.any(String) as string }] },
    });
    const hosts = (await ada.call<{ data: { options: { value: string }[] } }>(`${options}?key=domain`)).body;
    const [host = ''] = hosts.data.options.map(({ value }) => value);
    expect(hosts.data.options).toEqual([{ value: host, name: host }]);
    expect(await by('domain', host)).toHaveLength(4);
    expect((await ada.call(`${options}?key=password`)).status).toBe(400);
    expect((await ada.call(options)).status).toBe(400);
  });

  it.each(['/links/overview/query/encodeIds', '/my/links/summary/query'])(
    '%s is for members',
    async (path) => {
      expect((await post(await server.guest(), path, {})).status).toBe(401);
    },
  );

  it.each([
    "' OR 1=1 --",
    '\u0000',
    '\ud800',
    '%_!\\',
    '"; DROP TABLE links; --',
    '﷽'.repeat(200),
    '\u202e\u200b',
    '😀👩‍👩‍👧',
  ])('S24: looks for %j as for any text', async (text) => {
    expect(await by('text', text)).toEqual([]);
  });
});
