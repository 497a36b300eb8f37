import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { type ShortenedLink, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { actingIn, changeGroup } from '../../support/groups';
import { TestTeam } from '../../support/teams';
import { visitPath } from '../../support/visiting';
import { eventually } from '../../support/waiting';

interface Clicks {
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}
interface Table extends Clicks {
  readonly from: string;
  readonly to: string;
  readonly days: readonly (Clicks & { readonly date: string; readonly hits: Record<string, number> })[];
}
interface Refusal {
  readonly error: { readonly code: string; readonly fields?: readonly { readonly field: string }[] };
}
interface Links {
  readonly data: { readonly links: readonly (Clicks & { encodeId: string })[] };
}

const ADMIN = 'runs-the-site@example.com';

describe.each(['SQLite', 'MariaDB'] as const)('reports of many links and files of them on %s', (engine) => {
  let server: TestServer;
  let owner: TestMember;
  let busy: ShortenedLink;
  let quiet: ShortenedLink;
  let tagId: number;

  const data = async <T>(path: string, who: TestCaller = owner): Promise<T> => {
    const { status, body } = await who.call<{ data: T }>(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  };

  /** A file as bytes: nothing may read it as text. */
  async function file(
    path: string,
    who: TestCaller = owner,
  ): Promise<{ head: IncomingMessage; bytes: Buffer }> {
    const asked = get(`${server.url}/api/v1${path}`, { headers: who.headers });
    const [head] = (await once(asked, 'response')) as [IncomingMessage];
    return { head, bytes: await buffer(head) };
  }

  beforeAll(async () => {
    server = await TestServer.start(engine, { ADMIN_EMAILS: ADMIN });
    owner = await server.member();
    [busy, quiet] = [
      await owner.shorten('https://example.com/a'),
      await owner.shorten('https://example.com/b'),
    ];
    const stranger = await server.member();
    const other = await stranger.shorten('https://example.com/');
    const tag = await owner.call<{ data: { tagId: number } }>('/my/tags', {
      method: 'POST',
      body: { value: 'fair' },
    });
    ({ tagId } = tag.body.data);
    await owner.call(`/links/${quiet.encodeId}/tags`, { method: 'POST', body: { value: [tagId] } });
    for (const { encodeId } of [busy, busy, quiet, other]) {
      await visitPath(server, `/${encodeId}`);
    }
    await visitPath(server, `/${busy.encodeId}`, { by: 'googlebot' });
    const admin = await server.member({ email: ADMIN });
    await eventually(
      () => data<Clicks & { hits: Record<string, number> }>('/admin/analytics/report', admin),
      ({ totalClicks, hits }) => totalClicks === 4 && hits['bot'] === 1,
    );
  });
  afterAll(() => server.stop());

  it('count all links of the group acted in, and no others', async () => {
    expect(await data('/my/analytics/report')).toMatchObject({
      totalClicks: 3,
      uniqueClicks: 2,
      hits: { human: 3, bot: 1 },
      hidden: null,
      range: { liftedBy: 'personal' },
    });
  });

  it('count the links with one tag', async () => {
    expect(await data(`/my/analytics/report?tagId=${tagId}`)).toMatchObject({ totalClicks: 1 });
    const { status, body } = await owner.call<Refusal>(`/my/analytics/report?tagId=${tagId + 1_000}`);
    expect([status, body.error.code]).toEqual([404, 'links.tag-does-not-exist']);
  });

  it.each(['report', 'links', 'cities', 'utm', 'daily/report'])(
    'say that all links of a tag are counted: %s',
    async (path) => {
      expect(await data(`/my/analytics/${path}?tagId=${tagId}`)).toMatchObject({ partial: null });
    },
  );

  it('list the links that were clicked most', async () => {
    const { body } = await owner.call<Links>('/my/analytics/links?range=7d');
    expect(body.data.links).toEqual([
      expect.objectContaining({ encodeId: busy.encodeId, totalClicks: 2, shortUrl: busy.shortUrl }),
      expect.objectContaining({ encodeId: quiet.encodeId, totalClicks: 1 }),
    ]);
    expect((await owner.call<Links>('/my/analytics/links?limit=1')).body.data.links).toHaveLength(1);
    const tagged = await owner.call<Links>(`/my/analytics/links?tagId=${tagId}`);
    expect(tagged.body.data.links.map(({ encodeId }) => encodeId)).toEqual([quiet.encodeId]);
  });

  it('name the towns that people clicked in, which add up to the same', async () => {
    const inTowns = async (path: string, who = owner): Promise<[number, number]> => {
      const { totalClicks, cities } = await data<Clicks & { cities: readonly Clicks[] }>(path, who);
      return [totalClicks, cities.reduce((sum, { totalClicks: some }) => sum + some, 0)];
    };
    const admin = await server.member({ email: ADMIN });
    expect(await inTowns('/my/analytics/cities?range=7d')).toEqual([3, 3]);
    expect(await inTowns(`/my/analytics/cities?tagId=${tagId}`)).toEqual([1, 1]);
    expect(await inTowns('/admin/analytics/cities?range=12m', admin)).toEqual([4, 4]);
    expect(await inTowns('/admin/analytics/cities?region=VN', admin)).toEqual([0, 0]);
  });

  it('are of the whole site for those who run it', async () => {
    const admin = await server.member({ email: ADMIN });
    expect(await data('/admin/analytics/report?range=12m', admin)).toMatchObject({ totalClicks: 4 });
    // The path of the version before.
    expect(await data('/site/analytics/report?range=12m', admin)).toMatchObject({ totalClicks: 4 });
    expect((await data<Links['data']>('/admin/analytics/links', admin)).links).toHaveLength(3);
    const table = await file('/admin/analytics/daily/report?range=7d&format=csv', admin);
    expect(table.bytes.toString()).toMatch(/^\ufeffdate,totalClicks,(?:[^]*\r\n){8}$/);
    for (const path of ['/admin/analytics/report', '/admin/analytics/daily/report?format=csv']) {
      const { status, body } = await owner.call<Refusal>(path);
      expect([status, body.error.code]).toEqual([403, 'identity.not-a-site-admin']);
    }
  });

  it.each([
    ['/my/analytics/report?tagId=0', ['tagId']],
    ['/my/analytics/report?timezone=Mars&tagId=1.5', ['tagId']],
    ['/my/analytics/links?limit=51', ['limit']],
    ['/my/analytics/daily/report?format=pdf', ['format']],
    ['/my/analytics/daily/report?from=soon', ['from']],
    ['/my/analytics/daily/report?format=csv&lang=fr', ['lang']],
    ['/my/analytics/links?range=week', ['range']],
    ['/my/analytics/cities?tagId=0', ['tagId']],
    ['/my/analytics/cities?country=TW', ['country']],
    ['/my/analytics/links?source=', ['source']],
    ['/my/analytics/daily/report?country=TW&classes=bot', ['classes']],
  ])('refuse %s and name the field', async (path, fields) => {
    const { status, body } = await owner.call<Refusal>(path);
    expect([status, body.error.fields?.map(({ field }) => field)]).toEqual([400, fields]);
  });

  it.each(['report', 'links', 'cities', 'utm', 'daily/report'].map((name) => `/my/analytics/${name}`))(
    'are for members: %s',
    async (path) => {
      const guest = await server.guest();
      expect((await server.ask(`/api/v1${path}`)).status).toBe(401);
      expect((await guest.call(path)).status).toBe(401);
    },
  );

  it('come as a table of days that adds up', async () => {
    const table = await data<Table>(`/links/${busy.encodeId}/overview/daily/report?range=7d`);
    expect(table).toMatchObject({ totalClicks: 2, uniqueClicks: 1 });
    expect(table.days).toHaveLength(7);
    expect(table.days.reduce((sum, { totalClicks }) => sum + totalClicks, 0)).toBe(2);
    expect(table.days.reduce((sum, { hits }) => sum + (hits['bot'] ?? 0), 0)).toBe(1);
    expect(table.days.at(-1)?.date).toBe(table.to);
    expect(await data('/my/analytics/daily/report?range=24h')).toMatchObject({ totalClicks: 3 });
  });

  describe('as files', () => {
    const path = (format: string) => `/my/analytics/daily/report?range=7d&format=${format}`;

    it.each(['csv', 'xlsx', 'zip'])('are for plans with exports: %s', async (format) => {
      const { status, body } = await owner.call<Refusal>(path(format));
      expect([status, body.error.code]).toEqual([403, 'plan.feature-missing']);
      const own = await owner.call(`/links/${busy.encodeId}/overview/daily/report?format=${format}`);
      expect(own.status).toBe(403);
    });

    it('open in programs for tables', async () => {
      await changeGroup(server, owner.groupId, { plan: 'initial' });
      const table = await data<Table>(path('json'));
      const names = [
        'date',
        'totalClicks',
        'uniqueClicks',
        'humanHits',
        'previewHits',
        'botHits',
        'headHits',
      ];
      const head = [...names, 'prefetchHits'];
      const rows = table.days.map(({ date, totalClicks, uniqueClicks, hits }) =>
        [date, totalClicks, uniqueClicks].concat(
          ['human', 'preview', 'bot', 'head', 'prefetch'].map((name) => hits[name] ?? -1),
        ),
      );

      const csv = await file(path('csv'));
      expect(csv.head.headers['content-type']).toBe('text/csv; charset=utf-8');
      const days = `${table.from}-${table.to}`;
      await changeGroup(server, owner.groupId, { name: '小明 & co' });
      expect((await file(path('csv'))).head.headers['content-disposition']).toBe(
        `attachment; filename="linklet-clicks-__-_-co-${days}.csv"; ` +
          `filename*=UTF-8''linklet-clicks-%E5%B0%8F%E6%98%8E-%26-co-${days}.csv`,
      );
      const ofTag = await file(`${path('csv')}&tagId=${tagId}`);
      expect(ofTag.head.headers['content-disposition']).toBe(
        `attachment; filename="linklet-clicks-fair-${days}.csv"`,
      );
      expect(csv.bytes.toString()).toBe(
        `\ufeff${[head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`,
      );

      const xlsx = await file(path('xlsx'));
      expect(xlsx.head.headers['content-disposition']).toMatch(/\.xlsx$/);
      expect(await readSheet(xlsx.bytes)).toEqual([head, ...rows]);

      const ofLink = await file(`/links/${busy.encodeId}/overview/daily/report?format=csv`);
      expect(ofLink.head.headers['content-disposition']).toMatch(`"linklet-clicks-${busy.encodeId}-`);
    });

    /** The sheets of a workbook, by their titles. */
    async function workbook(of: string, who: TestCaller = owner): Promise<Map<string, unknown[][]>> {
      const { bytes } = await file(of, who);
      return new Map((await readXlsxFile(bytes)).map(({ sheet, data: rows }) => [sheet, rows]));
    }
    const LISTS = ['sources', 'referrers', 'platforms', 'browsers', 'languages', 'countries'];
    const CAMPAIGNS = ['utmSources', 'utmMediums', 'utmCampaigns'];

    it('have everything in a workbook that a page of analytics shows', async () => {
      await changeGroup(server, owner.groupId, { plan: 'initial' });
      const sheets = await workbook(path('xlsx'));
      expect([...sheets.keys()].filter((name) => !['regions', 'cities'].includes(name))).toEqual([
        'days',
        ...LISTS,
        'links',
        ...CAMPAIGNS,
      ]);
      for (const name of [...LISTS, ...CAMPAIGNS]) {
        const [head, ...rows] = sheets.get(name) ?? [];
        expect(head?.slice(1)).toEqual(['totalClicks', 'uniqueClicks']);
        expect([name, rows.reduce((sum, [, total]) => sum + Number(total), 0)]).toEqual([name, 3]);
      }
      const [head, ...links] = sheets.get('links') ?? [];
      expect(head).toEqual(['shortUrl', 'title', 'totalClicks', 'uniqueClicks']);
      expect(links.map(([shortUrl, , total]) => [shortUrl, total])).toEqual([
        [busy.shortUrl, 2],
        [quiet.shortUrl, 1],
      ]);
      const ofLink = await workbook(`/links/${busy.encodeId}/overview/daily/report?format=xlsx`);
      expect(['links', ...CAMPAIGNS].filter((name) => ofLink.has(name))).toEqual([]);
    });

    it('hold what a narrowed page shows, all lists, also as CSV files in one', async () => {
      const narrow = await server.member();
      await changeGroup(server, narrow.groupId, { plan: 'initial' });
      const [more, fewer] = [
        await narrow.shorten('https://example.com/more'),
        await narrow.shorten('https://example.com/fewer'),
      ];
      for (const { encodeId } of [more, more, fewer]) await visitPath(server, `/${encodeId}`);
      const referrer = 'https://www.youtube.com/';
      for (const by of ['windows-chrome', 'windows-chrome', 'iphone-safari'] as const) {
        await visitPath(server, `/${fewer.encodeId}`, { by, referrer });
      }
      await visitPath(server, `/${more.encodeId}`, { referrer });
      await eventually(
        () => data<Clicks>('/my/analytics/report', narrow),
        ({ totalClicks }) => totalClicks === 7,
      );
      const top = await data<Links['data']>('/my/analytics/links?source=youtube', narrow);
      expect(top).toMatchObject({ isComplete: true, partial: null });
      expect(top.links.map(({ encodeId, totalClicks }) => [encodeId, totalClicks])).toEqual([
        [fewer.encodeId, 3],
        [more.encodeId, 1],
      ]);
      const days = await data<Table>(`${path('json')}&source=youtube&compare=previous`, narrow);
      expect([days.totalClicks, days.days.at(-1)]).toMatchObject([4, { totalClicks: 4, previousClicks: 0 }]);
      expect(await data(`${path('json')}&classes=bot`, narrow)).toMatchObject({ totalClicks: 0 });

      const sheets = await workbook(`${path('xlsx')}&source=youtube&compare=previous`, narrow);
      expect([...sheets.keys()].filter((name) => ['regions', 'cities'].includes(name))).toEqual([]);
      expect(sheets.get('days')?.[0]).toEqual(['date', 'totalClicks', 'uniqueClicks', 'previousClicks']);
      for (const name of [...LISTS, ...CAMPAIGNS, 'days', 'links']) {
        const [head, ...rows] = sheets.get(name) ?? [];
        const at = head?.indexOf('totalClicks') ?? -1;
        expect([name, rows.reduce((sum, row) => sum + Number(row[at]), 0)]).toEqual([name, 4]);
      }
      const clicksIn = async (country: string) =>
        (await workbook(`${path('xlsx')}&country=${country}`, narrow)).get('countries')?.slice(1);
      expect([await clicksIn('TW'), await clicksIn('JP')]).toEqual([[['TW', 7, expect.any(Number)]], []]);

      const { head, bytes } = await file(`${path('zip')}&source=youtube&lang=zh-TW`, narrow);
      expect(head.headers['content-type']).toBe('application/zip');
      const files = unzipSync(bytes);
      expect(Object.keys(files).slice(0, 2)).toEqual(['每日點擊.csv', '來源.csv']);
      // As bytes: decoding text drops the mark that Excel looks for.
      expect(Buffer.from(files['來源.csv'] ?? [])).toEqual(
        Buffer.from('\ufeff來源,總點擊數,不重複點擊數\r\nyoutube,4,1\r\n'),
      );
    });

    it.each([
      ['zh-TW', '日期', '每日點擊', '來源'],
      ['en', 'Date', 'Clicks by day', 'Sources'],
      ['vi', 'Ngày', 'Lượt nhấp theo ngày', 'Nguồn'],
      ['id', 'Tanggal', 'Klik per hari', 'Sumber'],
      ['ja', '日付', '日別クリック数', '流入元'],
    ])('have heads in the language that is asked for: %s', async (lang, date, days, sources) => {
      await changeGroup(server, owner.groupId, { plan: 'initial' });
      const csv = await file(`${path('csv')}&lang=${lang}`);
      expect(csv.bytes.toString().slice(1).split(',', 1)).toEqual([date]);
      const sheets = await workbook(`${path('xlsx')}&lang=${lang}`);
      expect([...sheets.keys()].slice(0, 2)).toEqual([days, sources]);
      expect(sheets.get(days)?.[0]?.[0]).toBe(date);
      const json = await data<Table>(`${path('json')}&lang=${lang}`);
      expect(json).toHaveProperty('days');
    });

    it('keep from readers what they are not shown', async () => {
      const reader = await server.member();
      await changeGroup(server, reader.groupId, { plan: 'initial' });
      await changeGroup(server, owner.groupId, { protect_track: 1 });
      await owner.call(`/links/${busy.encodeId}/analytics/obscurity`, {
        method: 'POST',
        body: { value: false },
      });
      const ofLink = `/links/${busy.encodeId}/overview/daily/report?format=xlsx`;
      const names = [...(await workbook(ofLink, reader)).keys()];
      expect(names.slice(0, 3)).toEqual(['days', 'languages', 'countries']);
      expect(names).not.toEqual(expect.arrayContaining(['sources']));
      expect([...(await workbook(ofLink)).keys()]).toEqual(expect.arrayContaining(LISTS));
      await changeGroup(server, owner.groupId, { protect_track: 0 });
    });

    it('have texts in their cells that could be formulas, and none that is one', async () => {
      const rich = await server.member();
      await changeGroup(server, rich.groupId, { plan: 'initial' });
      const { body } = await rich.call<{ data: ShortenedLink }>('/links', {
        method: 'POST',
        body: { url: 'https://example.com/', title: '=HYPERLINK("http://e.test")' },
      });
      await visitPath(server, `/${body.data.encodeId}`);
      await eventually(
        () => data<Clicks>('/my/analytics/report', rich),
        ({ totalClicks }) => totalClicks === 1,
      );
      const sheets = await workbook(path('xlsx'), rich);
      expect(sheets.get('links')?.[1]?.[1]).toBe('=HYPERLINK("http://e.test")');
    });
  });

  it('are of another group when one acts in that', async () => {
    const team = await TestTeam.make(server, 'classic', owner);
    const inTeam = actingIn(server, owner, team.groupId);
    expect(await data('/my/analytics/report', inTeam)).toMatchObject({ totalClicks: 0, sources: [] });
  });
});
