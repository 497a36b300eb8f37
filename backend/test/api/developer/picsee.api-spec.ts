import { PICSEE_OPERATIONS } from '../../../src/modules/developer/picsee/http/picsee-routes';
import type { ProgramScope } from '../../../src/shared/domain/rights/program-scopes';
import { TestServer } from '../../support/app';
import { apiTokenFor } from '../../support/api-programs';
import { enginesFor } from '../../support/deployments';
import { PicSeeClient } from '../../support/picsee-client';
import { TestTeam } from '../../support/teams';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';
import { NAUGHTY_TEXTS } from '../../support/naughty-texts';

const WEB_PAGE = 'https://example.com/';

describe.each(enginesFor(2))('programs written for PicSee on %s', (engine) => {
  let server: TestServer;
  let team: TestTeam;
  let client: PicSeeClient;

  const programOf = async (
    scopes?: readonly ProgramScope[],
  ): Promise<{ readonly team: TestTeam; readonly client: PicSeeClient }> => {
    const made = await TestTeam.make(server);
    const maker = { groupId: made.groupId, userId: made.maker.userId };
    return { team: made, client: new PicSeeClient(server.url, await apiTokenFor(server, maker, scopes)) };
  };
  const slugs = ({ data }: { readonly data: unknown }): string[] =>
    (data as { encodeId: string }[]).map(({ encodeId }) => encodeId);
  const slugOf = ({ data }: { readonly data: unknown }): string =>
    new URL((data as { picseeUrl: string }).picseeUrl).pathname.slice(1);

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ({ team, client } = await programOf());
  });

  it('create links by JSON and by forms, with 200 and picseeUrl', async () => {
    const made = await client.create({ url: WEB_PAGE, externalId: 'agent' });
    expect(made).toMatchObject({ status: 200, meta: { request: { url: '/v1/links', query: {} } } });
    expect(made.data).toEqual({
      picseeUrl: expect.stringMatching(/^http.*\/[^/]+$/) as string,
      linkletUrl: (made.data as { picseeUrl: string }).picseeUrl,
    });
    expect(await client.createByForm({ url: WEB_PAGE, externalId: 'form' })).toMatch(/^http/);
    const parts = new FormData();
    parts.append('url', WEB_PAGE);
    const byParts = await fetch(`${server.url}/v1/links?access_token=${client.token}`, {
      method: 'POST',
      body: parts,
    });
    expect(byParts.status).toBe(200);
    expect((await client.list({ externalId: 'form' })).data).toMatchObject([
      { url: WEB_PAGE, externalId: 'form' },
    ]);
  });

  it('create and change links with every field that PicSee has', async () => {
    await team.admin.call('/my/trackingTools', {
      method: 'POST',
      body: { name: 'Shop', value: { fbPixel: '1234567890', gTag: 'G-ABCDEF1234' } },
    });
    const fields = {
      encodeId: `full-${engine}`,
      externalId: 'order 42',
      title: 'A title',
      description: 'A description',
      tags: ['spring', 'shop'],
      targets: [{ target: 'ios', url: 'https://example.com/ios' }],
      fbPixel: '1234567890',
      gTag: 'G-ABCDEF1234',
    };
    const made = await client.create({
      ...fields,
      url: WEB_PAGE,
      domain: 'nobody-has-this.example',
      utm: { utm_source: 'agent', medium: 'api' },
      pathFormat: { key: 'ref' },
    });
    expect(made).toMatchObject({ status: 200 });
    const listed = await client.list({ isAPI: true }, { encodeId: fields.encodeId });
    expect(listed.data).toMatchObject([
      {
        ...fields,
        tags: [{ value: 'shop' }, { value: 'spring' }],
        utm: { source: 'agent', medium: 'api' },
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/) as string,
        isStar: false,
        totalClicks: 0,
        authorId: team.maker.userId,
      },
    ]);

    const edited = await client.edit(fields.encodeId, {
      url: 'https://example.com/new',
      encodeId: `renamed-${engine}`,
      title: 'Another',
      tags: ['autumn'],
      fbPixel: null,
      gTag: null,
      utm: null,
      expireTime: '2090-01-02T03:04:05',
    });
    expect(edited).toMatchObject({ status: 200, data: { result: 'success' } });
    expect((await client.list({}, { encodeId: `renamed-${engine}` })).data).toMatchObject([
      {
        url: 'https://example.com/new',
        title: 'Another',
        description: 'A description',
        tags: [{ value: 'autumn' }],
        fbPixel: null,
        gTag: null,
        utm: null,
        expireTime: '2090-01-02T03:04:05+08:00',
      },
    ]);
    await client.edit(`renamed-${engine}`, { expireTime: null });
    expect((await client.list({}, { encodeId: `renamed-${engine}` })).data).toMatchObject([
      { expireTime: null },
    ]);
  });

  it('move a link to another domain and back when the rest is refused', async () => {
    const sub = `pics${String(team.maker.userId)}`;
    await team.maker.call('/bsd/subdomain', { method: 'POST', body: { name: sub } });
    const { data } = (await client.account('/v4/my/api/domains')) as unknown as {
      data: { domain: string; isDefault: boolean }[];
    };
    const own = data.find(({ domain }) => domain.startsWith(`${sub}.`))?.domain ?? '';
    expect(data.length).toBeGreaterThan(1);
    const encodeId = slugOf(await client.create({ url: WEB_PAGE }));
    const domainOf = async (): Promise<unknown> =>
      ((await client.list({}, { encodeId })).data as { domain: string }[])[0]?.domain;
    const before = await domainOf();
    expect(await client.edit(encodeId, { domain: own, url: 'no address' })).toMatchObject({ status: 400 });
    expect(await domainOf()).toBe(before);
    expect(await client.edit(encodeId, { domain: 'others.example' })).toMatchObject({
      status: 400,
      error: { code: 'PUB00510' },
    });
    expect(await client.edit(encodeId, { domain: own, title: 'Moved' })).toMatchObject({ status: 200 });
    expect(await domainOf()).toBe(own);
  });

  it('list, page by mapId, and search', async () => {
    const { team: other, client: lister } = await programOf();
    const [first, second, third] = [
      slugOf(await lister.create({ url: WEB_PAGE, tags: ['red'] })),
      slugOf(await lister.create({ url: WEB_PAGE, title: 'Green tea' })),
      slugOf(await lister.create({ url: WEB_PAGE })),
    ];
    const { shortUrl } = (
      await other.admin.call<{ data: { shortUrl: string } }>('/links', {
        method: 'POST',
        body: { url: WEB_PAGE },
      })
    ).body.data;
    const byHand = new URL(shortUrl).pathname.slice(1);
    await other.admin.call(`/links/${second}/star`, { method: 'POST', body: { value: true } });
    const all = await lister.list();
    expect(slugs(all)).toEqual([third, second, first]);
    const mapIds = (all.data as { mapId: number }[]).map(({ mapId }) => mapId);
    expect(slugs(await lister.list({ limit: 1, prevMapId: mapIds[0] }))).toEqual([second]);
    expect(slugs(await lister.list({ prevMapId: mapIds[2] }))).toEqual([]);
    expect(slugs(await lister.list({ isAPI: false }))).toEqual([byHand]);
    expect(slugs(await lister.list({ isStar: true }))).toEqual([second]);
    expect(slugs(await lister.list({ startTime: '2020-01-01T00:00:00' }))).toEqual([]);
    expect(slugs(await lister.list({}, { tag: 'RED' }))).toEqual([first]);
    expect(slugs(await lister.list({}, { tag: 'blue' }))).toEqual([]);
    expect(slugs(await lister.list({}, { keyword: 'green' }))).toEqual([second]);
    expect(slugs(await lister.list({}, { authorId: other.maker.userId, keyword: 'nothing' }))).toHaveLength(
      3,
    );
    expect(slugs(await lister.list({}, { encodeId: 'nobodys-link' }))).toEqual([]);
    // The official client sends an empty body as none.
    expect((await lister.request('POST', '/v2/links/overview', { body: {} })).status).toBe(200);
  });

  it('delete a link and recover it', async () => {
    const encodeId = slugOf(await client.create({ url: WEB_PAGE }));
    expect(await client.delete(encodeId, 'delete')).toMatchObject({
      status: 200,
      data: { result: 'success' },
    });
    expect(slugs(await client.list())).not.toContain(encodeId);
    expect(await client.delete(encodeId, 'recover')).toMatchObject({ status: 200 });
    expect(slugs(await client.list())).toContain(encodeId);
    expect(await client.delete('gone-for-good', 'recover')).toMatchObject({
      status: 404,
      error: { status: 404, code: 'PUB00704' },
    });
    expect(await client.delete(encodeId, 'burn')).toMatchObject({ status: 400, error: { code: 'PUB00000' } });
  });

  it('read the clicks of a link', async () => {
    const encodeId = slugOf(await client.create({ url: WEB_PAGE, externalId: 'clicked' }));
    await server.ask(`/${encodeId}`, {
      headers: { 'user-agent': DESKTOP, referer: 'https://www.facebook.com/' },
    });
    await eventually(
      () => client.overview(encodeId),
      ({ data }) => (data as { totalClicks: number }).totalClicks === 1,
    );
    const { data } = await client.overview(encodeId, { dailyClicks: true });
    expect(data).toMatchObject({ encodeId, url: WEB_PAGE, externalId: 'clicked', uniqueClicks: 1 });
    const { dailyClicks } = data as { dailyClicks: object[] };
    expect(dailyClicks).toHaveLength(60);
    expect(dailyClicks.at(-1)).toMatchObject({ totalClicks: 1, uniqueClicks: 1 });
    const csv = await server.ask<string>(`/v1/links/${encodeId}/overview?format=csv`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(csv.headers.get('content-type')).toContain('text/csv');

    const days = (await client.details(encodeId, 'dailyClicks')).data as object[];
    expect(days.at(-1)).toEqual({ date: expect.any(String) as string, totalClicks: 1, uniqueClicks: 1 });
    expect((await client.details(encodeId, 'platform')).data).toEqual([{ name: 'windows', uniqueClicks: 1 }]);
    expect((await client.details(encodeId, 'referrers')).data).toEqual([
      { name: 'facebook', uniqueClicks: 1 },
    ]);
    const regions = (await client.details(encodeId, 'regions')).data as { uniqueClicks: number }[];
    expect(regions).toHaveLength(1);
    expect((await client.details(encodeId, 'audienceLabels')).data).toEqual({ interests: [], brands: [] });
    const range = { startTime: '2026-01-01T00:00:00', endTime: '2026-01-02T23:59:59' };
    expect((await client.details(encodeId, 'dailyClicks', range)).data).toHaveLength(2);
  });

  it('read their account', async () => {
    const { team: other, client: reader } = await programOf();
    await reader.create({ url: WEB_PAGE, externalId: 'twice' });
    await reader.create({ url: WEB_PAGE, externalId: 'twice' });
    await reader.create({ url: WEB_PAGE });
    await other.admin.call('/my/trackingTools', {
      method: 'POST',
      body: { name: 'News', value: { utmSource: 'line', utmMedium: 'oa' } },
    });
    await other.admin.call('/my/tags', { method: 'POST', body: { value: 'spring' } });
    expect((await reader.account('/v2/my/api/status')).data).toEqual({
      picseeId: other.maker.userId,
      email: expect.stringContaining('@') as string,
      planName: 'advanced',
      quota: 1_000_000,
      usage: expect.any(Number) as number,
      endTime: expect.stringMatching(/^\d{4}-\d\d-\d\d 23:59:59$/) as string,
      queryTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    });
    expect((await reader.account('/v4/my/api/usage')).data).toMatchObject({
      usage: [
        { externalId: 'twice', count: 2 },
        { externalId: null, count: 1 },
      ],
    });
    const early = { startTime: '2026-01-01T00:00:00', endTime: '2026-01-31T00:00:00' };
    expect((await reader.account('/v4/my/api/usage', early)).data).toMatchObject({ usage: [] });
    expect(
      await reader.account('/v4/my/api/usage', {
        startTime: '2026-01-01T00:00:00',
        endTime: '2026-03-01T00:00:00',
      }),
    ).toMatchObject({ status: 400, error: { code: 'PUB00000' } });
    expect((await reader.account('/v4/my/api/tags')).data).toMatchObject([{ name: 'spring' }]);
    expect((await reader.account('/v4/my/api/trackingTools')).data).toEqual({
      utmSources: ['line'],
      utmMediums: ['oa'],
      fbPixels: [],
      gTags: [],
    });
  });

  it('are refused in PicSee’s shape', async () => {
    expect(await client.create({ url: WEB_PAGE, encodeId: 'ab' })).toMatchObject({
      status: 400,
      error: { status: 400, code: 'PUB00000', message: expect.any(String) as string },
    });
    await client.create({ url: WEB_PAGE, encodeId: `taken-${engine}` });
    expect(await client.create({ url: WEB_PAGE, encodeId: `taken-${engine}` })).toMatchObject({
      error: { code: 'PUB00503' },
    });
    const stranger = new PicSeeClient(server.url, 'lk_live_0000000000000000000000000000002C8GjS');
    expect(await stranger.create({ url: WEB_PAGE })).toMatchObject({ status: 401, error: { status: 401 } });
    const broken = await server.ask<{ error: { code: string } }>('/v1/links', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    });
    expect([broken.status, broken.body.error.code]).toEqual([400, 'PUB00000']);
  });

  it('IDOR over PicSee paths: other groups’ links are as good as none', async () => {
    const { client: thief } = await programOf();
    const encodeId = slugOf(await client.create({ url: WEB_PAGE }));
    expect((await thief.list({}, { encodeId })).data).toEqual([]);
    for (const answer of [
      await thief.edit(encodeId, { url: 'https://evil.example/' }),
      await thief.delete(encodeId, 'delete'),
      await thief.delete(encodeId, 'recover'),
      await thief.overview(encodeId),
      await thief.details(encodeId, 'audienceLabels'),
    ]) {
      expect([403, 404]).toContain(answer.status);
      expect(answer.data).toBeUndefined();
    }
    expect((await client.list({}, { encodeId })).data).toMatchObject([{ url: WEB_PAGE }]);
  });

  it('scope matrix: a token without the scope gets 403 on every path', async () => {
    const encodeId = slugOf(await client.create({ url: WEB_PAGE }));
    const { client: limited } = await programOf(['webhooks:write']);
    for (const { method, url } of PICSEE_OPERATIONS) {
      const body = method === 'GET' ? {} : { body: { url: WEB_PAGE, value: 'delete' } };
      const { status, error } = await limited.request(method, url.replace(':encodeId', encodeId), body);
      expect([url, status, error?.code]).toEqual([url, 403, 'PUB00000']);
    }
  });

  it('never make a 5xx of strange texts', async () => {
    for (const text of NAUGHTY_TEXTS.filter((_, index) => index % 20 === 0)) {
      for (const answer of [
        await client.create({ url: text, encodeId: text, tags: [text], utm: text, targets: text }),
        await client.list({ limit: text, startTime: text, prevMapId: text }, { tag: text, authorId: text }),
        await client.edit(text === '' ? 'x' : text, { expireTime: text, domain: text }),
        await client.details(text === '' ? 'x' : text, 'dailyClicks', { startTime: text, endTime: text }),
      ]) {
        expect(answer.status).toBeLessThan(500);
      }
    }
  });
});
