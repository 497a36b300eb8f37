import { APP_ORIGIN, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { joinGroup } from '../../support/groups';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

interface List {
  readonly data: {
    readonly linksData: readonly { readonly encodeId: string; readonly totalClicks: number }[];
    readonly start: number;
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
    server = await TestServer.start(engine);
    ada = await server.member();
    for (const slug of slugs) await ada.shorten('https://example.com/', slug);
  });
  afterAll(() => server.stop());

  it('shows the newest ten with all that a row needs', async () => {
    await server.ask('/ada-11', { headers: { 'user-agent': DESKTOP } });
    const { body } = await eventually(
      () => query(ada),
      ({ body: { data } }) => data.linksData[0]?.totalClicks === 1,
    );
    expect(body.data.linksData).toHaveLength(10);
    expect(body.data.linksData[0]).toEqual({
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
    expect(await page(ada, { start: Number.MAX_SAFE_INTEGER, limit: 1 })).toMatchObject({ slugs: ['added'] });
  });

  it('shows links of the group acted in and of no other, whatever else is asked for', async () => {
    const bob = await server.member();
    await bob.shorten('https://example.com/', 'bobs');
    expect((await page(bob, { limit: 100 })).slugs).toEqual(['bobs']);
    expect((await page(bob, { groupId: ada.groupId, userId: ada.userId })).slugs).toEqual(['bobs']);
    expect((await page(ada, { limit: 100 })).slugs).not.toContain('bobs');
    await joinGroup(server, bob.userId, ada.groupId);
    expect((await page(bob, { limit: 100 })).slugs).toEqual(['bobs']);
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
    [{ start: 1.5 }, 'start'],
    [{ start: { toString: 'x' } }, 'start'],
  ])('refuses the range %j', async (range, field) => {
    expect(await query(ada, range)).toMatchObject({ status: 400, body: { error: { fields: [{ field }] } } });
  });

  it('is for whoever has signed in', async () => {
    expect(await query(await server.guest())).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.plz-login' } },
    });
  });
});
