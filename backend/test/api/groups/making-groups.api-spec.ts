import { AuditLogQuery } from '../../../src/shared/audit/audit-log.query';
import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { actingIn, joinGroup } from '../../support/groups';

interface Made {
  readonly data: { readonly groupId: number; readonly name: string };
}
interface Refusal {
  readonly error: { readonly code: string; readonly fields?: { field: string; code: string }[] };
}

describe.each(enginesFor(15))('making and setting up groups over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;
  let eve: TestMember;
  let groupId: number;
  /** Ada, the group's admin, and Bob, a general member, both acting in it. */
  let admin: TestCaller;
  let general: TestCaller;

  const make = (who: TestCaller, body: object, headers = {}) =>
    who.call<Made & Refusal>('/my/groups', { method: 'POST', body, headers });
  const change = (who: TestCaller, body: unknown, id: number | string = groupId) =>
    who.call<{ data: Record<string, unknown> } & Refusal>(`/groups/${id}/settings`, { method: 'PUT', body });
  const logged = async (action: string) => {
    const log = server.web.app.get(AuditLogQuery, { strict: false });
    const { events } = await log.ofGroup({ groupId, start: 0, limit: 100, q: action, since: new Date(0) });
    return events;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    bob = await server.member();
    eve = await server.member();
    ({ groupId } = (await make(ada, { name: ' Marketing ' })).body.data);
    await joinGroup(server, bob.userId, groupId);
    admin = actingIn(server, ada, groupId);
    general = actingIn(server, bob, groupId);
  });

  it('makes a group with the free plan, whose admin its maker is', async () => {
    const { status, body } = await make(ada, { name: '客服 & <b>co</b>' });
    expect([status, body.data]).toEqual([
      201,
      { groupId: expect.any(Number) as number, name: '客服 & <b>co</b>' },
    ]);
    const mine = await ada.call<{ data: { groups: object[] } }>('/my/groups');
    expect(mine.body.data.groups).toContainEqual({
      groupId: body.data.groupId,
      name: '客服 & <b>co</b>',
      level: 2,
      isHome: false,
      memberCount: 1,
    });
    const there = actingIn(server, ada, body.data.groupId);
    const features = await there.call<{ data: object }>('/my/features');
    expect(features.body.data).toMatchObject({ currentPlan: 'free' });
    expect(await logged('groups.made')).toMatchObject([{ userId: ada.userId, outcome: 'done' }]);
  });

  it('makes one group for a call that is repeated', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await make(ada, { name: 'Once' }, headers);
    const again = await make(ada, { name: 'Once' }, headers);
    expect(again.body.data).toEqual(first.body.data);
  });

  it.each([{}, { name: '' }, { name: '  ' }, { name: 'a\nb' }, { name: null }, { name: 7 }, { name: ['x'] }])(
    'makes none of %j',
    async (body) => {
      const answer = await make(ada, body);
      expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, 'name']);
    },
  );

  it('makes none for guests', async () => {
    expect((await make(await server.guest(), { name: 'x' })).body.error.code).toBe('identity.plz-login');
    expect((await server.ask('/api/v1/my/groups', { method: 'POST', body: { name: 'x' } })).status).toBe(401);
  });

  it('changes what is named and answers like the question for it', async () => {
    const input = {
      name: 'Growth',
      timeZone: 'Europe/Berlin',
      linkSchema: 'https',
      protectTrack: true,
      everyoneEdits: true,
      defaults: { smartUtm: false },
      frontHosts: ['linklet.test', server.url.slice('http://'.length)],
      ipAllowList: ['10.0.0.0/8'],
    };
    const changed = await change(admin, input);
    const settings = {
      ...input,
      groupId,
      defaults: {
        smartUtm: false,
        nativeOpen: false,
        publicAnalytics: false,
        showAuthor: false,
        passQuery: false,
      },
      callingFrom: {
        host: server.url.slice('http://'.length),
        address: expect.stringMatching(/^10(\.\d+){3}$/) as string,
      },
    };
    expect([changed.status, changed.body.data]).toEqual([200, settings]);
    expect((await admin.call<{ data: unknown }>(`/groups/${groupId}/settings`)).body.data).toEqual(settings);
    const [entry] = await logged('groups.settings-changed');
    expect(entry).toMatchObject({
      userId: ada.userId,
      details: {
        settings: 'name timeZone linkSchema protectTrack everyoneEdits smartUtm frontHosts ipAllowList',
      },
    });
    for (const others of [{ plan: 'classic' }, { ownerUserId: 1 }, { homeOfUserId: 1 }]) {
      expect((await change(admin, { name: 'Sales', ...others })).status).toBe(400);
    }
    const renamed = await change(admin, { name: 'Sales' });
    expect(renamed.body.data).toEqual({ ...settings, name: 'Sales' });
    expect((await change(admin, {})).body.data).toEqual({ ...settings, name: 'Sales' });
    expect(await logged('groups.settings-changed')).toHaveLength(2);
  });

  it('shows short addresses with the scheme that the group has chosen, wherever they are answered', async () => {
    await change(admin, { linkSchema: 'http', frontHosts: [], ipAllowList: [] });
    const before = await admin.call<{ data: { shortUrl: string } }>('/links', {
      method: 'POST',
      body: { url: 'https://example.com/' },
    });
    const { shortUrl } = before.body.data;
    expect(new URL(shortUrl).protocol).toBe('http:');
    const slug = new URL(shortUrl).pathname.slice(1);
    expect((await change(admin, { linkSchema: 'https' })).status).toBe(200);
    const shown = shortUrl.replace('http:', 'https:');
    const answered = async (path: string, init = {}) =>
      (await admin.call<{ data: Record<string, unknown> }>(path, init)).body.data;
    expect(await answered(`/links/${slug}`)).toMatchObject({ shortUrl: shown, ssl: true });
    expect(await answered(`/links/${slug}/overview`)).toMatchObject({ shortUrl: shown });
    expect(await answered('/links/overview/query', { method: 'POST', body: {} })).toMatchObject({
      linksData: [{ shortUrl: shown, ssl: true }],
    });
    const { domains } = (await answered(`/links/${slug}/domains`)) as { domains: { shortUrl: string }[] };
    expect(domains.map((domain) => new URL(domain.shortUrl).protocol)).toEqual(['https:']);
    const next = await answered('/links', { method: 'POST', body: { url: 'https://example.com/2' } });
    expect(next['shortUrl']).toMatch(/^https:/);
    const { results } = (await answered('/batch/links', {
      method: 'POST',
      body: { links: [{ url: 'https://example.com/3' }] },
    })) as { results: { shortUrl: string }[] };
    expect(results.map((row) => new URL(row.shortUrl).protocol)).toEqual(['https:']);
    expect(await answered('/my/features')).toMatchObject({ features: { linkSchema: 'https' } });
    await change(admin, { linkSchema: 'http' });
    expect(await answered(`/links/${slug}`)).toMatchObject({ shortUrl, ssl: false });
  });

  it('locks nobody out who changes the lists', async () => {
    const refused = await change(admin, { frontHosts: ['other.test'], ipAllowList: ['198.51.100.7'] });
    expect(refused.status).toBe(400);
    expect(refused.body.error.fields?.map(({ field, code }) => [field, code])).toEqual([
      ['frontHosts', 'groups.own-host-missing'],
      ['ipAllowList', 'groups.own-address-missing'],
    ]);
  });

  it.each([
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: null }, 'name'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: null }, 'timeZone'],
    [{ linkSchema: 'ftp' }, 'linkSchema'],
    [{ protectTrack: 'yes' }, 'protectTrack'],
    [{ defaults: null }, 'defaults'],
    [{ defaults: [] }, 'defaults'],
    [{ defaults: 'x' }, 'defaults'],
    [{ defaults: { smartUtm: 1 } }, 'defaults.smartUtm'],
    [{ frontHosts: 'app.test' }, 'frontHosts'],
    [{ frontHosts: [null] }, 'frontHosts'],
    [{ frontHosts: Array.from({ length: 21 }, (_, index) => `h${index}.test`) }, 'frontHosts'],
    [{ frontHosts: ['https://x'] }, 'frontHosts.0'],
    [{ ipAllowList: {} }, 'ipAllowList'],
    [{ ipAllowList: Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`) }, 'ipAllowList'],
    [{ ipAllowList: ['10.0.0.0/8', 'x'] }, 'ipAllowList.1'],
  ])('refuses %j and names %s', async (input, field) => {
    const { status, body } = await change(admin, input);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('lets general members and others change nothing', async () => {
    const outcomes = [
      await change(general, { name: 'Mine' }),
      await change(eve, { name: 'Mine' }),
      await change(ada, { name: 'Mine' }),
      await change(admin, { name: 'Mine' }, bob.groupId),
      await change(admin, { name: 'Mine' }, 'x'),
      await change(await server.guest(), { name: 'Mine' }),
    ];
    expect(outcomes.map(({ status, body }) => [status, body.error.code])).toEqual([
      [403, 'groups.admin-only'],
      [403, 'groups.not-a-member'],
      [403, 'groups.acting-elsewhere'],
      [403, 'groups.not-a-member'],
      [403, 'groups.not-a-member'],
      [401, 'identity.plz-login'],
    ]);
  });
});
