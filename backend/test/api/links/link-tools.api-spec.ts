import { APP_ORIGIN, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { refused, set, show } from '../../support/links';
import { TestTeam } from '../../support/teams';

const PIXEL = { fbPixel: '1234567890' };
const UTM = { utmSource: 'line', utmMedium: 'social', utmCampaign: 'spring' };

describe.each(enginesFor(25))('tracking tools on links over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;

  async function make(who: TestCaller, name: string, value: object): Promise<number> {
    const body = { name, value };
    const answer = await who.call<{ data: { id: number } }>('/my/trackingTools', { method: 'POST', body });
    return answer.body.data.id;
  }
  const put = (who: TestCaller, slug: string, ids: unknown) => set(who, slug, 'trackingtools', ids);
  const toolsOn = async (who: TestCaller, slug: string) =>
    (await show(who, slug)).body.data as unknown as { trackingTools: object[]; utm: object | null };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
  });

  it('are put on, taken off and written down, and wait until the link has a domain of its own', async () => {
    const who = tea.as(bob);
    await bob.call('/my/settings', { method: 'PUT', body: { subdomain: 'bobtools' } });
    const [one, two] = [await make(who, 'Shop', PIXEL), await make(who, 'Fair', { gTag: 'G-AB12CD34EF' })];
    await who.shorten('https://example.com/', 'with-tools');
    expect(await put(who, 'with-tools', [one, two, one])).toMatchObject({
      status: 200,
      body: {
        data: {
          trackingTools: [
            { id: two, name: 'Fair', isActive: false },
            { id: one, name: 'Shop', isActive: false },
          ],
        },
      },
    });
    await put(who, 'with-tools', [one]);
    await put(who, 'with-tools', [one]);
    const domain = `bobtools.${new URL(APP_ORIGIN).host}`;
    await who.call('/links/with-tools/domain', { method: 'PUT', body: { domain } });
    expect((await toolsOn(who, 'with-tools')).trackingTools).toEqual([
      { id: one, name: 'Shop', isActive: true },
    ]);
    const { body } = await who.call('/links/with-tools/history');
    expect(body).toMatchObject({
      data: {
        changes: [
          { field: 'domain' },
          { field: 'trackingTools', before: ['Fair', 'Shop'], after: ['Shop'] },
          { field: 'trackingTools', before: [], after: ['Fair', 'Shop'] },
        ],
      },
    });
    await put(who, 'with-tools', null);
    expect((await toolsOn(who, 'with-tools')).trackingTools).toEqual([]);
  });

  it('fill in campaign parameters, which are the link’s own from then on', async () => {
    const [preset, other, pixel] = [
      await make(cyd, 'Spring', UTM),
      await make(cyd, 'Mail', { utmSource: 'mail' }),
      await make(cyd, 'Pixel', PIXEL),
    ];
    await cyd.shorten('https://example.com/', 'with-utm');
    await put(cyd, 'with-utm', [preset, pixel]);
    const filled = { source: 'line', medium: 'social', campaign: 'spring' };
    expect(await toolsOn(cyd, 'with-utm')).toMatchObject({ utm: filled, trackingTools: [{ id: pixel }] });
    const both = await put(cyd, 'with-utm', [preset, other]);
    expect(both).toMatchObject(refused(400, 'links.too-many-utm-tools', 'value'));
    expect(await toolsOn(cyd, 'with-utm')).toMatchObject({ utm: filled, trackingTools: [{ id: pixel }] });
    await cyd.call(`/my/trackingTools/${preset}`, { method: 'DELETE' });
    await put(cyd, 'with-utm', []);
    expect(await toolsOn(cyd, 'with-utm')).toMatchObject({ utm: filled, trackingTools: [] });
  });

  it('go off every link with the tool, stay behind in their group, and come along with a copy', async () => {
    const who = tea.as(cyd);
    const tool = await make(who, 'Leaving', PIXEL);
    for (const slug of ['tool-a', 'tool-b']) {
      await who.shorten('https://example.com/', slug);
      await put(who, slug, [tool]);
    }
    const copy = await who.call('/links/tool-a/duplicate', { method: 'POST' });
    expect(copy).toMatchObject({ body: { data: { trackingTools: [{ id: tool }] } } });
    await who.call('/links/tool-b/tansfer', { method: 'POST', body: { targetGroup: cyd.groupId } });
    expect((await toolsOn(cyd, 'tool-b')).trackingTools).toEqual([]);
    await who.call(`/my/trackingTools/${tool}`, { method: 'DELETE' });
    expect((await toolsOn(who, 'tool-a')).trackingTools).toEqual([]);
  });

  it('are the group’s own, and put on by whoever may change the link', async () => {
    const [mine, foreign] = [await make(tea.as(bob), 'Mine', PIXEL), await make(bob, 'Foreign', PIXEL)];
    await tea.as(bob).shorten('https://example.com/', 'bobs-link');
    const unknown = refused(400, 'links.tool-unknown', 'value.1');
    expect(await put(tea.as(bob), 'bobs-link', [mine, foreign])).toMatchObject(unknown);
    expect(await put(tea.as(bob), 'bobs-link', [mine, 999_999])).toMatchObject(unknown);
    expect((await toolsOn(tea.as(bob), 'bobs-link')).trackingTools).toEqual([]);
    expect(await put(tea.as(cyd), 'bobs-link', [mine])).toMatchObject(refused(403, 'links.not-allowed'));
    expect(await put(cyd, 'bobs-link', [])).toMatchObject(refused(404, 'links.link-does-not-exist'));
    const guest = await server.guest();
    expect(await put(guest, 'bobs-link', [])).toMatchObject(refused(401, 'identity.plz-login'));
  });

  it.each([undefined, 7, 'x', [0], [1.5], ['1'], [{}], [null], Array.from({ length: 101 }, (_, n) => n + 1)])(
    'are named by their numbers, and not by %j',
    async (value) => {
      const answer = await put(tea.as(bob), 'whatever', value);
      expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, 'value']);
    },
  );
});
