import { apiTokenFor } from '../../support/api-programs';
import { APP_ORIGIN, TestCaller, type TestMember, TestServer } from '../../support/app';
import type { Refusal } from '../../support/asking';
import { joinGroup } from '../../support/groups';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

interface List {
  readonly data: {
    readonly linksData: readonly { readonly encodeId: string; readonly totalClicks: number }[];
    readonly start: number | string;
    readonly hasMore: boolean;
    readonly total: { readonly count: number; readonly isExact: boolean } | null;
  };
}

describe.each(['SQLite', 'MariaDB'] as const)('the list of a group’s links over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  const slugs = Array.from({ length: 12 }, (_, index) => `ada-${index}`);

  const query = <T = List>(who: TestCaller, range: Readonly<Record<string, unknown>> = {}) =>
    who.call<T>('/links/overview/query', { method: 'POST', body: range });
  const page = async (who: TestCaller, range?: Readonly<Record<string, unknown>>) => {
    const { linksData, start } = (await query(who, range)).body.data;
    return { slugs: linksData.map(({ encodeId }) => encodeId), start };
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    for (const slug of slugs) await ada.shorten('https://example.com/', slug);
  });

  it('shows the newest ten with all that a row needs', async () => {
    await server.ask('/ada-11', { headers: { 'user-agent': DESKTOP } });
    const { body } = await eventually(
      () => query(ada),
      ({ body: { data } }) => data.linksData[0]?.totalClicks === 1,
    );
    expect(body.data.linksData).toHaveLength(10);
    expect(body.data).toMatchObject({ hasMore: true, total: { count: 12, isExact: true } });
    expect(body.data.linksData[0]).toMatchObject({
      id: expect.any(Number) as number,
      encodeId: 'ada-11',
      shortUrl: `${APP_ORIGIN}/ada-11`,
      domain: new URL(APP_ORIGIN).host,
      ssl: false,
      url: 'https://example.com/',
      createTime: expect.stringMatching(/Z$/) as string,
      userId: ada.userId,
      isTransferred: false,
      transferredFrom: null,
      canTransfer: true,
      canReturn: false,
      canEdit: true,
      tags: [],
      star: false,
      note: null,
      title: 'example.com',
      trashTime: null,
      purgeTime: null,
      totalClicks: 1,
      uniqueClicks: 1,
    });
  });

  it('goes on page after page to the end, while links are added and thrown away', async () => {
    const first = await page(ada, { limit: 5 });
    await ada.shorten('https://example.com/', 'added');
    await ada.call('/links/ada-6', { method: 'DELETE' });
    const second = await page(ada, { limit: 5, start: first.start });
    const third = await page(ada, { limit: 5, start: second.start });
    const seen = [...first.slugs, ...second.slugs, ...third.slugs];
    expect(seen).toEqual(slugs.filter((slug) => slug !== 'ada-6').reverse());
    expect(await page(ada, { start: third.start })).toEqual({ slugs: [], start: -1 });
    expect((await query(ada, { limit: 5, start: second.start })).body.data).toMatchObject({
      hasMore: false,
      total: null,
    });
  });

  it('takes the range in the address, too, where it counts more', async () => {
    const asked = await ada.call<List>('/links/overview/query?limit=2&start=-1&format=json', {
      method: 'POST',
      body: { limit: 5 },
    });
    expect(asked.body.data.linksData).toHaveLength(2);
  });

  it('shows links of the group acted in and of no other, whatever else is asked for', async () => {
    const bob = await server.member();
    await bob.shorten('https://example.com/', 'bobs');
    expect((await page(bob, { limit: 100 })).slugs).toEqual(['bobs']);
    expect((await query(bob, { groupId: ada.groupId })).status).toBe(403);
    expect((await query(bob, { userId: ada.userId })).status).toBe(400);
    expect((await page(ada, { limit: 100 })).slugs).not.toContain('bobs');
    await joinGroup(server, bob.userId, ada.groupId);
    expect((await page(bob, { limit: 100 })).slugs).toEqual(['bobs']);
    expect((await page(bob, { limit: 100, groupId: ada.groupId })).slugs).not.toContain('bobs');
  });

  it('shows a group without links as empty', async () => {
    expect(await page(await server.member())).toEqual({ slugs: [], start: -1 });
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ limit: null }, 'limit'],
    [{ limit: 'many' }, 'limit'],
    [{ start: -2 }, 'start'],
    [{ start: 1_000_000_000 }, 'start'],
    [{ start: 'eyJsaXN0IjoibGlua3MgbmV3ZXN0IiwicGxhY2UiOlsxLDFdfQ.AAAA' }, 'start'],
    [{ start: { toString: 'x' } }, 'start'],
    [{ tab: 'secret' }, 'tab'],
    [{ sort: 'id; DROP TABLE links' }, 'sort'],
    [{ tab: 'trashBin', sort: 'clicks' }, 'sort'],
    [{ filters: 'all' }, 'filters'],
    [{ filters: [{}] }, 'filters.0.key'],
    [{ filters: [{ key: 'password', value: 1 }] }, 'filters.0.key'],
    [{ filters: [{ key: '__proto__', value: 1 }] }, 'filters.0.key'],
    [{ filters: [{ key: 'tagIds', value: '1) OR 1=1 --' }] }, 'filters.0.value'],
    [{ filters: [{ key: 'createdTime', value: { from: '2026-13-01' } }] }, 'filters.0.value'],
    [{ filters: Array.from({ length: 21 }, () => ({ key: 'text', value: 'x' })) }, 'filters'],
  ])('refuses the range %j', async (range, field) => {
    expect(await query(ada, range)).toMatchObject({ status: 400, body: { error: { fields: [{ field }] } } });
  });

  it('does not take the place of one list in another', async () => {
    const { start } = await page(ada, { limit: 2 });
    expect(await query(ada, { start, sort: 'oldest' })).toMatchObject({
      status: 400,
      body: { error: { code: 'links.start-invalid' } },
    });
    expect((await query(ada, { start: String(start).replace(/.$/, '_') })).status).toBe(400);
  });

  it('is for whoever has signed in', async () => {
    expect(await query(await server.guest())).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.plz-login' } },
    });
  });

  it('goes on behind a link, where the order is by creation', async () => {
    const { linksData } = (await query<{ data: { linksData: { id: number; encodeId: string }[] } }>(ada)).body
      .data;
    const third = linksData[2];
    const names = linksData.map(({ encodeId }) => encodeId);
    expect((await page(ada, { afterId: third?.id, limit: 2 })).slugs).toEqual(names.slice(3, 5));
    const newer = await page(ada, { afterId: third?.id, limit: 2, sort: 'oldest' });
    expect(newer.slugs).toEqual([names[1], names[0]]);
    for (const range of [{ afterId: 2_000_000_000 }, { afterId: third?.id, sort: 'clicks' }]) {
      const { status, body } = await query<Refusal>(ada, range);
      expect([status, body.error.fields?.[0]]).toMatchObject([
        400,
        { field: 'afterId', code: 'links.start-invalid' },
      ]);
    }
  });

  it('tells links of programs from links of people', async () => {
    const token = await apiTokenFor(server, { groupId: ada.groupId, userId: ada.userId });
    const program = new TestCaller(server, token, ada.address);
    for (const externalId of ['spring', 'spring', null]) {
      await program.call('/links', { method: 'POST', body: { url: 'https://example.com/', externalId } });
    }
    const countOf = async (value: boolean): Promise<unknown> =>
      (await query(ada, { filters: [{ key: 'isApi', value }] })).body.data.total?.count;
    expect([await countOf(true), await countOf(false)]).toEqual([3, 12]);
    const { body } = await ada.call<{ data: { counts: unknown } }>('/links/overview/externalIds');
    expect(body.data.counts).toEqual([
      { externalId: 'spring', links: 2 },
      { externalId: null, links: 1 },
    ]);
    const early = await ada.call<{ data: { counts: unknown } }>(
      '/links/overview/externalIds?from=2026-01-01&to=2026-01-31',
    );
    expect(early.body.data.counts).toEqual([]);
    const long = await ada.call<Refusal>('/links/overview/externalIds?from=2026-01-01&to=2026-03-01');
    expect([long.status, long.body.error.fields?.[0]?.field]).toEqual([400, 'from']);
  });
});
