import { APP_ORIGIN, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { actingIn, changeGroup, joinGroup } from '../../support/groups';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

type Shown = Readonly<Record<string, unknown>>;

describe.each(enginesFor(1))('what a link says of itself, on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;
  let slugs: readonly string[];

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    [ada, bob] = [await server.member(), await server.member()];
    await joinGroup(server, bob.userId, ada.groupId);
    await changeGroup(server, ada.groupId, { protect_track: 1, plan: 'classic' });
    const body = { displayName: 'Ada Lovelace', subdomain: `shapes${String(ada.groupId)}` };
    await ada.call('/my/settings', { method: 'PUT', body });
    await bob.call('/my/settings', { method: 'PUT', body: { displayName: 'Bob' } });
    const own = await ada.shorten('https://example.com/own');
    const byBob = await actingIn(server, bob, ada.groupId).shorten('https://example.com/bobs');
    await ada.call(`/links/${own.encodeId}/domain`, {
      method: 'PUT',
      body: { domain: `${body.subdomain}.${new URL(APP_ORIGIN).host}` },
    });
    slugs = [own.encodeId, byBob.encodeId];
  });

  const detail = async (slug = ''): Promise<Shown> =>
    (await ada.call<{ data: Shown }>(`/links/${slug}`)).body.data;
  const list = async (): Promise<readonly Shown[]> => {
    const call = { method: 'POST', body: {} };
    const { body } = await ada.call<{ data: { linksData: Shown[] } }>('/links/overview/query', call);
    return [...body.data.linksData].reverse();
  };

  it('names its kind, its domain’s, its author and who sees its visitors, in the list as in the detail', async () => {
    const common = { type: 'simple', protectTrack: true, totalClicks: 0, uniqueClicks: 0 };
    const expected = [
      { ...common, domainType: 'subdomain', author: { userId: ada.userId, name: 'Ada Lovelace' } },
      { ...common, domainType: 'regular', author: { userId: bob.userId, name: 'Bob' } },
    ];
    expect([await detail(slugs[0]), await detail(slugs[1])]).toMatchObject(expected);
    expect(await list()).toMatchObject(expected);
  });

  it('names the authors that a list can be filtered by', async () => {
    const { body } = await ada.call<{ data: { options: readonly Shown[] } }>(
      '/links/overview/query/options?key=author',
    );
    expect(
      [...body.data.options].sort((one, other) => Number(one['value']) - Number(other['value'])),
    ).toEqual([
      { value: ada.userId, name: 'Ada Lovelace' },
      { value: bob.userId, name: 'Bob' },
    ]);
  });

  it('tells its clicks in the detail, too', async () => {
    await server.ask(`/${slugs[1] ?? ''}`, { headers: { 'user-agent': DESKTOP } });
    const counted = await eventually(
      () => detail(slugs[1]),
      ({ totalClicks }) => totalClicks === 1,
    );
    expect(counted).toMatchObject({ uniqueClicks: 1 });
    expect((await list())[1]).toMatchObject({ totalClicks: 1, uniqueClicks: 1 });
  });
});
