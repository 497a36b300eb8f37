import { GroupClicksService } from '../../../src/modules/billing';
import { type ShortenedLink, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';
import { visitPath, type Visiting } from '../../support/visiting';
import { eventually } from '../../support/waiting';

interface Clicks {
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}
type Named = Clicks & { readonly name: string };

interface Report extends Clicks {
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly unit: string;
  readonly timezone: string;
  readonly previous: (Clicks & { readonly from: string; readonly to: string }) | null;
  readonly hits: Readonly<Record<string, number>>;
  readonly points: readonly (Clicks & { start: string; label: string; previousClicks?: number })[];
  readonly weekHours: readonly { weekday: number; hour: number; totalClicks: number }[];
  readonly sources: readonly Named[] | null;
  readonly platforms: readonly Named[] | null;
  readonly browsers: readonly Named[] | null;
  readonly languages: readonly Named[];
  readonly regions: readonly Named[];
  readonly referrers: readonly Named[] | null;
  readonly hidden: { readonly reason: string; readonly parts: readonly string[] } | null;
  readonly range: { readonly firstDay: string | null; readonly liftedBy: string | null };
}

interface Usage {
  readonly clickLimit: number;
  readonly clickUsage: number;
}

interface Refusal {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly code: string }[];
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

const BREAKDOWNS = ['sources', 'platforms', 'browsers', 'languages', 'regions', 'referrers'] as const;

/** People and programs of many kinds; two of them are the same person. */
const VISITS: readonly Visiting[] = [
  { by: 'windows-chrome', referrer: 'https://www.facebook.com/' },
  { by: 'windows-chrome', referrer: 'https://blog.example/post' },
  { by: 'iphone-line', headers: { 'accept-language': 'zh-TW,zh;q=0.9' } },
  { by: 'iphone-safari', headers: { 'accept-language': 'ja' }, address: '203.0.113.5' },
  { by: 'android-chrome', headers: { 'accept-language': 'en-US' } },
  { by: { userAgent: 'curl/8.5.0' } },
  { by: { userAgent: 'Twitterbot/1.0' } },
  { by: 'windows-chrome', method: 'HEAD' },
];
const PEOPLE = 5;
const UNIQUE = 4;

const sum = (items: readonly { readonly totalClicks: number }[] | null): number =>
  (items ?? []).reduce((total, { totalClicks }) => total + totalClicks, 0);
const sumUnique = (items: readonly Clicks[] | null): number =>
  (items ?? []).reduce((total, { uniqueClicks }) => total + uniqueClicks, 0);

describe.each(['SQLite', 'MariaDB'] as const)('the report of a link over HTTP on %s', (engine) => {
  let server: TestServer;
  let owner: TestMember;
  let stranger: TestMember;
  let link: ShortenedLink;

  const ask = <T = { data: Report }>(query = '', who: TestCaller = owner, of = link.encodeId) =>
    who.call<T>(`/links/${of}/extendquery/overview${query}`);
  const report = async (query = '', who: TestCaller = owner, of = link.encodeId): Promise<Report> => {
    const { status, body } = await ask(query, who, of);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    [owner, stranger] = [await server.member(), await server.member()];
    link = await owner.shorten('https://example.com/');
    for (const visiting of VISITS) await visitPath(server, `/${link.encodeId}`, visiting);
    await eventually(
      () => report(),
      ({ hits }) => Object.values(hits).reduce((all, count) => all + count, 0) === VISITS.length,
    );
  });

  it('adds up in every breakdown, zone and range', async () => {
    for (const timezone of ['Asia/Taipei', 'America/New_York', 'Asia/Kathmandu', '-09:30']) {
      for (const range of ['24h', '7d', '30d', 'today', 'month', 'all']) {
        const query = new URLSearchParams({ timezone, range, compare: 'previous' });
        const shown = await report(`?${query.toString()}`);
        // A day may have ended a moment ago in one of the zones.
        const total = sum(shown.points);
        expect(shown).toMatchObject({ timezone, totalClicks: total, uniqueClicks: sumUnique(shown.points) });
        expect(sum(shown.weekHours)).toBe(total);
        expect(shown.weekHours).toHaveLength(168);
        for (const name of BREAKDOWNS) {
          expect([name, sum(shown[name]), sumUnique(shown[name])]).toEqual([name, total, shown.uniqueClicks]);
        }
      }
    }
  });

  it('is what the usage of the group says of this month', async () => {
    const monthly = async () => (await owner.call<{ data: Usage }>('/my/usage')).body.data;
    const { body } = await owner.call<{ data: Report }>(
      '/my/analytics/report?range=month&timezone=Asia/Taipei',
    );
    expect(await monthly()).toMatchObject({ clickLimit: -1, clickUsage: body.data.totalClicks });
    expect(body.data.totalClicks).toBe(PEOPLE);
  });

  it('tells everybody who made a link where its group shows it, and nobody else', async () => {
    await owner.call('/my/settings', { method: 'PUT', body: { displayName: 'Mei Lin' } });
    await owner.call(`/links/${link.encodeId}/analytics/obscurity`, {
      method: 'POST',
      body: { value: false },
    });
    expect(await report('', stranger)).toMatchObject({ authorUserId: null, authorName: null });
    const defaults = { defaults: { showAuthor: true } };
    await owner.call(`/groups/${owner.groupId}/settings`, { method: 'PUT', body: defaults });
    const guest = await server.guest();
    for (const reader of [stranger, guest]) {
      expect(await report('', reader)).toMatchObject({ authorUserId: null, authorName: 'Mei Lin' });
    }
    await owner.call(`/links/${link.encodeId}/analytics/obscurity`, {
      method: 'POST',
      body: { value: true },
    });
    expect((await ask('', stranger)).status).toBe(404);
  });

  it('tells who came, from where and with what', async () => {
    const shown = await report('?range=7d');
    expect(shown).toMatchObject({
      totalClicks: PEOPLE,
      uniqueClicks: UNIQUE,
      unit: 'day',
      hits: { human: PEOPLE, preview: 1, bot: 1, prefetch: 0, head: 1 },
      hidden: null,
      previous: null,
    });
    const names = (items: readonly Named[] | null) => (items ?? []).map(({ name }) => name).sort();
    expect(names(shown.sources)).toEqual(['direct', 'facebook', 'line', 'others']);
    expect(names(shown.platforms)).toEqual(['android', 'iphone', 'windows']);
    expect(names(shown.referrers)).toEqual(['blog.example', 'direct', 'facebook.com']);
    expect(names(shown.languages)).toContain('zh-TW');
    expect(names(shown.regions)).toContain('TW');
    expect(shown.points).toHaveLength(7);
    expect(shown.points.at(-1)?.label).toBe(shown.to);
  });

  it('narrows everything by filters, which count together', async () => {
    const shown = await report('?source=line&platform=iphone');
    expect(shown).toMatchObject({ totalClicks: 1, uniqueClicks: 1, hits: { human: PEOPLE } });
    for (const name of ['sources', 'platforms', 'browsers', 'languages', 'regions'] as const) {
      expect(sum(shown[name])).toBe(1);
    }
    expect([sum(shown.points), sum(shown.weekHours)]).toEqual([1, 1]);
    // Hosts are known by source alone.
    expect(shown.referrers).toBeNull();
    expect((await report('?source=others')).referrers).toEqual([
      { name: 'blog.example', totalClicks: 1, uniqueClicks: 0 },
    ]);
    expect(await report('?country=ZZ')).toMatchObject({ totalClicks: 0, sources: [] });
  });

  it('counts other classes in totals and points alone', async () => {
    const shown = await report('?classes=human,preview,bot,head,prefetch');
    expect(shown).toMatchObject({ totalClicks: VISITS.length, uniqueClicks: UNIQUE });
    expect([sum(shown.points), sum(shown.weekHours)]).toEqual([VISITS.length, VISITS.length]);
    expect(sum(shown.sources)).toBe(PEOPLE);
  });

  it('compares with the period before, as far as the plan shows it', async () => {
    const shown = await report('?range=7d&compare=previous');
    expect(shown.previous).toMatchObject({ totalClicks: 0, uniqueClicks: 0 });
    expect(shown.points.map(({ previousClicks }) => previousClicks)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await report('?range=30d&compare=previous')).previous).toBeNull();
    expect((await report('?range=7d')).points[0]).not.toHaveProperty('previousClicks');
  });

  it('reaches as far back as the plan, and names the one that lifts it', async () => {
    const { range } = await report();
    expect(range).toEqual({
      firstDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      liftedBy: 'personal',
    });
    const { status, body } = await ask<Refusal>('?range=90d');
    expect([status, body.error.code]).toEqual([403, 'plan.limit-reached']);
    expect(body.error.details).toEqual({ what: 'analyticsRangeDays', limit: 30, used: 90, plan: 'personal' });
    await changeGroup(server, owner.groupId, { plan: 'personal' });
    expect((await report('?range=90d')).points).toHaveLength(90);
    expect(await report('?range=12m')).toMatchObject({ unit: 'month', range: { liftedBy: null } });
    await changeGroup(server, owner.groupId, { plan: 'free' });
  });

  it.each([
    ['?timezone=Mars', ['timezone']],
    ['?range=2d', ['range']],
    ['?range=', ['range']],
    ['?from=2026-02-30', ['from']],
    ['?to=2026-11-21', ['from']],
    ['?from=2999-01-01', ['from']],
    ['?from=2026-11-21&to=2026-11-20', ['to']],
    ['?from=2026-11-21&range=7d', ['range']],
    ['?compare=next', ['compare']],
    ['?classes=people', ['classes']],
    ['?classes=', ['classes']],
    ['?classes=bot&source=line', ['classes']],
    ['?source=a&source=b', ['source']],
    ['?source=', ['source']],
    ['?country=', ['country']],
    ['?browser=/rest', ['browser']],
    [`?browser=${'x'.repeat(121)}`, ['browser']],
    ['?timezone=Mars&classes=people&from=soon', ['timezone', 'from', 'classes']],
  ])('refuses %s and names the field', async (query, fields) => {
    const { status, body } = await ask<Refusal>(query);
    expect([status, body.error.fields?.map(({ field }) => field)]).toEqual([400, fields]);
  });

  it('is for nobody without a token, and hides links of others', async () => {
    const { status } = await server.ask(`/api/v1/links/${link.encodeId}/extendquery/overview`);
    expect(status).toBe(401);
    for (const [who, of] of [
      [stranger, link.encodeId],
      [owner, 'never-made'],
    ] as const) {
      const answer = await ask<Refusal>('', who, of);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'links.link-does-not-exist']);
      expect(answer.body.error.message).toBe('link does not exist');
    }
  });

  describe('whose analytics are public', () => {
    const statusFor = async (who: TestCaller): Promise<unknown> =>
      (await who.call<{ data: unknown }>(`/link/${link.encodeId}/overview/status`)).body.data;

    beforeAll(async () => {
      await owner.call(`/links/${link.encodeId}/analytics/obscurity`, {
        method: 'POST',
        body: { value: false },
      });
    });

    it('is for everybody with a token', async () => {
      for (const who of [stranger, await server.guest()]) {
        const shown = await report('', who);
        expect(shown).toMatchObject({ totalClicks: PEOPLE, hidden: null });
        expect(sum(shown.referrers)).toBe(PEOPLE);
      }
    });

    it('keeps from outsiders what its group protects', async () => {
      await changeGroup(server, owner.groupId, { protect_track: 1 });
      const shown = await report('', stranger);
      expect(shown.hidden).toEqual({
        reason: 'protected',
        parts: ['sources', 'referrers', 'platforms', 'browsers'],
      });
      expect([shown.sources, shown.referrers, shown.platforms, shown.browsers]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect([sum(shown.languages), sum(shown.regions)]).toEqual([PEOPLE, PEOPLE]);
      const { status, body } = await ask<Refusal>('?platform=iphone', stranger);
      expect([status, body.error.code]).toEqual([403, 'analytics.filter-hidden']);
      expect(body.error.details).toEqual({ reason: 'protected' });
      for (const path of ['platforms/revised', 'referrers/revised', 'regions']) {
        const narrowed = await stranger.call<Refusal>(`/links/${link.encodeId}/overview/${path}?source=line`);
        expect([path, narrowed.body.error.code]).toEqual([path, 'analytics.filter-hidden']);
      }
      for (const path of ['platforms/revised', 'referrers/revised']) {
        const answer = await stranger.call<{ data: Report }>(`/links/${link.encodeId}/overview/${path}`);
        expect(answer.body.data).toMatchObject({ totalClicks: PEOPLE, hidden: { reason: 'protected' } });
      }
      expect((await report()).hidden).toBeNull();
      expect(await statusFor(stranger)).toMatchObject({ isLinkProtectTrack: true, isLinkGroup: false });
      await changeGroup(server, owner.groupId, { protect_track: 0 });
    });

    it('keeps from outsiders what the clicks of the plan have used up', async () => {
      const reached = jest.spyOn(GroupClicksService.prototype, 'isLimitReached').mockResolvedValue(true);
      expect((await report('', stranger)).hidden?.reason).toBe('click-limit');
      expect(await statusFor(stranger)).toMatchObject({ isUserClickLimitReached: true });
      expect((await report()).hidden).toBeNull();
      reached.mockRestore();
    });

    it('tells what decides it', async () => {
      const flags = { isUserClickLimitReached: false, isLinkAutherLogin: true, isLinkProtectTrack: false };
      expect(await statusFor(owner)).toEqual({ ...flags, isAdmin: true, isLinkGroup: true });
      expect(await statusFor(stranger)).toEqual({ ...flags, isAdmin: false, isLinkGroup: false });
    });

    it('is gone for them when it is deleted, and not for its owner', async () => {
      const trashed = await owner.shorten('https://example.com/');
      const path = `/links/${trashed.encodeId}`;
      await owner.call(`${path}/analytics/obscurity`, { method: 'POST', body: { value: false } });
      await owner.call(path, { method: 'DELETE' });
      const { status, body } = await ask<Refusal>('', stranger, trashed.encodeId);
      expect([status, body.error.message]).toEqual([410, 'link has been deleted']);
      expect((await report('', owner, trashed.encodeId)).totalClicks).toBe(0);
    });
  });

  it('hides where visitors come from when a guest made the link', async () => {
    const guest = await server.guest();
    const made = await guest.shorten('https://example.com/');
    const shown = await report('', guest, made.encodeId);
    expect(shown.hidden?.reason).toBe('author-unknown');
    expect(shown.sources).toBeNull();
  });

  it.each([
    ['platforms/revised', ['platforms', 'browsers']],
    ['referrers/revised', ['sources', 'referrers']],
    ['regions', ['regions']],
    ['cities', ['subdivisions', 'cities']],
  ])('has %s alone, too', async (path, lists) => {
    const { status, body } = await owner.call<{ data: Clicks & Record<string, Named[]> }>(
      `/links/${link.encodeId}/overview/${path}?timezone=Asia/Tokyo&range=7d`,
    );
    expect([status, body.data.totalClicks]).toEqual([200, PEOPLE]);
    for (const list of lists) expect([list, sum(body.data[list] ?? [])]).toEqual([list, PEOPLE]);
    const refused = await owner.call<Refusal>(`/links/${link.encodeId}/overview/${path}?range=90d`);
    expect(refused.status).toBe(403);
    const hidden = await stranger.call<Refusal>(`/links/never-made/overview/${path}`);
    expect(hidden.status).toBe(404);
    const wrong = await owner.call<Refusal>(`/links/${link.encodeId}/overview/${path}?from=soon`);
    expect(wrong.status).toBe(400);
  });

  it.each([
    ['platforms/revised', ['platforms', 'browsers']],
    ['referrers/revised', ['sources']],
    ['regions', ['regions']],
  ])('narrows %s alone, too', async (path, lists) => {
    const narrowed = async (query: string) => {
      const { body } = await owner.call<{ data: Clicks & Record<string, Named[] | null> }>(
        `/links/${link.encodeId}/overview/${path}?${query}`,
      );
      return body.data;
    };
    const shown = await narrowed('source=line&platform=iphone');
    expect(shown).toMatchObject({ totalClicks: 1, uniqueClicks: 1 });
    for (const list of lists) expect([list, sum(shown[list] ?? [])]).toEqual([list, 1]);
    expect(await narrowed('country=ZZ')).toMatchObject({ totalClicks: 0 });
  });

  it('names hosts of one source, and none where more is asked', async () => {
    const hosts = async (query: string) => {
      const { body } = await owner.call<{ data: Report }>(
        `/links/${link.encodeId}/overview/referrers/revised?${query}`,
      );
      return body.data.referrers?.map(({ name }) => name) ?? null;
    };
    expect(await hosts('source=facebook')).toEqual(['facebook.com']);
    expect(await hosts('source=facebook&platform=windows')).toBeNull();
  });

  it('has the towns of one country', async () => {
    const { body } = await owner.call<{ data: Clicks & { region: string; cities: { region: string }[] } }>(
      `/links/${link.encodeId}/overview/cities?region=TW`,
    );
    expect(body.data.region).toBe('TW');
    expect(body.data.totalClicks).toBeGreaterThan(0);
    expect(new Set(body.data.cities.map(({ region }) => region))).toEqual(new Set(['TW']));
  });
});
