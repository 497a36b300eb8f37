import { type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { askHost, ROOT, subdomainOf } from '../../support/domains';
import { done, refused, set, show } from '../../support/links';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

describe.each(enginesFor(1))('what stands behind a slug over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;

  const visit = async (path: string, host = ROOT) => {
    const { status, headers } = await askHost(server, host, path, { headers: { 'user-agent': BROWSER } });
    return [status, headers.location ?? null];
  };
  const made = async (url: string, slug: string, key: string | null) => {
    await ada.shorten(url, slug);
    await set(ada, slug, 'smartutm', false);
    expect(await set(ada, slug, 'pathFormat', key === null ? null : { key })).toMatchObject(done);
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
  });

  it.each([
    ['/path-kol/amy', 'https://e.test/p?a=1&kol=amy#f'],
    ['/path-kol/amy/', 'https://e.test/p?a=1&kol=amy#f'],
    ['/path-kol/a%26b%3Dc%23d', 'https://e.test/p?a=1&kol=a%26b%3Dc%23d#f'],
    ['/path-kol/a%2Fb', 'https://e.test/p?a=1&kol=a%2Fb#f'],
    ['/path-kol/a%252Fb', 'https://e.test/p?a=1&kol=a%252Fb#f'],
    ['/path-kol/%E6%98%A5?x=1', 'https://e.test/p?a=1&kol=%E6%98%A5#f'],
    ['/path-kol/%2e%2e', 'https://e.test/p?a=1&kol=..#f'],
    ['/path-kol/', 'https://e.test/p?a=1#f'],
    ['/path-kol', 'https://e.test/p?a=1#f'],
  ])('%s goes on to %s', async (path, location) => {
    if (path === '/path-kol/amy') await made('https://e.test/p?a=1#f', 'path-kol', 'kol');
    expect(await visit(path)).toEqual([302, location]);
  });

  it.each([
    '/path-kol/amy/bob',
    '/path-kol//amy',
    '/path-kol+/amy',
    `/path-kol/${'x'.repeat(201)}`,
    '/path-kol/a%0d%0ab',
  ])('%s is no address of the link', async (path) => {
    expect((await visit(path))[0]).toBe(404);
  });

  it('takes the place of the destination’s own parameter and of the campaign’s', async () => {
    await made('https://e.test/?utm_source=own', 'path-utm', 'utm_source');
    expect(await visit('/path-utm/amy')).toEqual([302, 'https://e.test/?utm_source=amy']);
    await ada.call('/links/path-utm', { method: 'PUT', body: { utm: { source: 'set', medium: 'm' } } });
    expect(await visit('/path-utm')).toEqual([302, 'https://e.test/?utm_source=set&utm_medium=m']);
    expect(await visit('/path-utm/amy')).toEqual([302, 'https://e.test/?utm_source=amy&utm_medium=m']);
  });

  it('is nothing that a link without a path format has, nor one that lost it', async () => {
    await made('https://e.test/', 'path-less', null);
    expect((await visit('/path-less/amy'))[0]).toBe(404);
    expect((await visit('/path-less'))[0]).toBe(302);
    await set(ada, 'path-less', 'pathFormat', { key: 'ref' });
    expect(await visit('/path-less/amy')).toEqual([302, 'https://e.test/?ref=amy']);
    await set(ada, 'path-less', 'pathFormat', null);
    expect((await visit('/path-less/amy'))[0]).toBe(404);
  });

  it('works on subdomains, for slugs of every script, and by slugs that the link had', async () => {
    const host = await subdomainOf(ada, 'adapath');
    await made('https://e.test/', '春季特賣', 'ref');
    await ada.call(`/links/${encodeURIComponent('春季特賣')}/domain`, {
      method: 'PUT',
      body: { domain: host },
    });
    await set(ada, '春季特賣', 'encodeId', '夏季特賣', {});
    for (const slug of ['春季特賣', '夏季特賣']) {
      const path = `/${encodeURIComponent(slug)}/amy`;
      expect([await visit(path, host), await visit(path)].map(([status]) => status)).toContain(302);
    }
    expect(await visit(`/${encodeURIComponent('夏季特賣')}/amy`, host)).toEqual([
      302,
      'https://e.test/?ref=amy',
    ]);
  });

  it('never stands in for what the site itself answers', async () => {
    for (const path of ['/users/settings', '/analytics/path-kol', '/en/pricing', '/api/v1', '/health/live']) {
      expect(String((await visit(path))[1])).not.toContain('e.test');
    }
    expect((await visit('/health/live'))[0]).toBe(200);
  });

  it('is edited with the rest, shown, and copied with the link', async () => {
    await ada.shorten('https://e.test/', 'path-put');
    const body = { pathFormat: { key: 'utm_content' } };
    expect(await ada.call('/links/path-put', { method: 'PUT', body })).toMatchObject({
      body: { data: body },
    });
    const copy = await ada.call<{ data: { encodeId: string } }>('/links/path-put/duplicate', {
      method: 'POST',
    });
    expect(copy.body.data).toMatchObject(body);
    expect((await show(ada, 'path-put')).body.data).toMatchObject(body);
    expect(await ada.call('/links/path-put/history')).toMatchObject({
      body: { data: { changes: [{ field: 'pathFormat', before: null, after: 'utm_content' }] } },
    });
  });

  it.each([[{ key: 'a b' }], [{ key: '1' }], [{ key: '' }], [{ key: 'x'.repeat(41) }]])(
    'is not sent on as %j',
    async (value) => {
      expect(await set(ada, 'path-kol', 'pathFormat', value)).toMatchObject(
        refused(400, 'links.path-key-invalid', 'value'),
      );
      expect(await ada.call('/links/path-kol', { method: 'PUT', body: { pathFormat: value } })).toMatchObject(
        refused(400, 'links.path-key-invalid', 'pathFormat'),
      );
    },
  );

  it.each([['kol'], [{}], [{ key: 7 }], [[]], [true]])('is not %j', async (value) => {
    expect((await set(ada, 'path-kol', 'pathFormat', value)).status).toBe(400);
  });
});
