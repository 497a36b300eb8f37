import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { refused, set } from '../../support/links';
import { type Refusal, TestTeam } from '../../support/teams';

interface Destination {
  readonly state: string;
  readonly url: string | null;
  readonly title: string | null;
  readonly canSeeAnalytics: boolean;
  readonly groupId: number | null;
}

const URL = 'https://example.com/where';

describe.each(enginesFor(41))('where a link leads, over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;

  const ask = (who: TestCaller, slug: string) =>
    who.call<{ data: Destination } & Refusal>(`/links/${slug}/destination`);
  const leadFor = async (who: TestCaller, slug: string) => (await ask(who, slug)).body.data;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob);
  });

  it('is told to everybody, with whether they see its analytics and which group of theirs has it', async () => {
    const { encodeId } = await tea.as(bob).shorten(URL);
    const guest = await server.guest();
    const open = { state: 'live', url: URL };
    expect(await leadFor(tea.as(bob), encodeId)).toMatchObject({
      ...open,
      canSeeAnalytics: true,
      groupId: tea.groupId,
    });
    expect(await leadFor(bob, encodeId)).toMatchObject({
      ...open,
      canSeeAnalytics: false,
      groupId: tea.groupId,
    });
    for (const stranger of [cyd, guest]) {
      expect(await leadFor(stranger, encodeId)).toMatchObject({
        ...open,
        canSeeAnalytics: false,
        groupId: null,
      });
    }
    await set(tea.as(bob), encodeId, 'analytics/obscurity', false);
    expect(await leadFor(guest, encodeId)).toMatchObject({ canSeeAnalytics: true, groupId: null });
  });

  it('is told to the guest who made it, and by a slug that it had before', async () => {
    const guest = await server.guest();
    const made = await guest.shorten(URL);
    expect(await leadFor(guest, made.encodeId)).toMatchObject({ canSeeAnalytics: true, groupId: null });
    await bob.shorten(URL, 'led-before');
    await set(bob, 'led-before', 'encodeId', 'led-after');
    expect(await leadFor(guest, 'led-before')).toMatchObject({ state: 'live', url: URL });
  });

  it('is nowhere once it is deleted, and unknown where there is no link', async () => {
    const { encodeId } = await bob.shorten(URL);
    await bob.call(`/links/${encodeId}`, { method: 'DELETE' });
    expect(await leadFor(cyd, encodeId)).toEqual({
      state: 'deleted',
      url: null,
      title: null,
      canSeeAnalytics: false,
      groupId: null,
    });
    expect(await ask(cyd, 'never-was-here')).toMatchObject(refused(404, 'links.link-does-not-exist'));
  });

  it('is not counted', async () => {
    const { encodeId } = await bob.shorten(URL);
    await leadFor(cyd, encodeId);
    const { body } = await bob.call<{ data: { totalClicks: number } }>(`/links/${encodeId}`);
    expect(body.data.totalClicks).toBe(0);
  });
});
