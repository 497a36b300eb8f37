import { APP_ORIGIN, type ShortenedLink, type TestGuest, TestServer } from '../../support/app';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

interface Counts {
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}

interface Refusal {
  readonly error: { code: string; message: string; fields?: { field: string }[] };
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Mobile/15E148 Safari Line/14.9.0';

const HOUR_MS = 3_600_000;
const dayInTaipei = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' });

/** In the last hour of a day, it and the 23 before it are that day; otherwise they began on the day before. */
const daysOfLastHours = () =>
  new Set([0, 23].map((hours) => dayInTaipei.format(Date.now() - hours * HOUR_MS))).size;

describe.each(['SQLite', 'MariaDB'] as const)('click overview over HTTP on %s', (engine) => {
  let server: TestServer;
  let guest: TestGuest;
  let link: ShortenedLink;

  const visit = (userAgent: string, method = 'GET') =>
    server.ask(`/${link.encodeId}`, { method, headers: { 'user-agent': userAgent } });
  const overview = (rest = '', of = link.encodeId) => guest.call(`/links/${of}/overview${rest}`);
  const data = async <T>(rest = '') => ((await overview(rest)).body as { data: T }).data;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    guest = await server.guest();
    link = await guest.shorten('https://example.com/', 'counted');
    for (const userAgent of [DESKTOP, DESKTOP, IPHONE, 'curl/8.5.0', 'Twitterbot/1.0']) {
      await visit(userAgent);
    }
    await visit(DESKTOP, 'HEAD');
    await eventually(
      () => data<{ hits: Record<string, number> }>(),
      ({ hits }) => Object.values(hits).reduce((sum, count) => sum + count) === 6,
    );
  });

  it('shows clicks, unique clicks and what else asked', async () => {
    const { status, body } = await overview();
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        encodeId: 'counted',
        shortUrl: `${APP_ORIGIN}/counted`,
        url: 'https://example.com/',
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        totalClicks: 3,
        uniqueClicks: 2,
        hits: { human: 3, preview: 1, bot: 1, prefetch: 0, head: 1 },
        deleted: false,
      },
    });
  });

  it('shows every day of the range, which adds up', async () => {
    const daily = await data<Counts & { timezone: string; to: string; days: (Counts & { date: string })[] }>(
      '/daily/revised',
    );
    expect(daily).toMatchObject({ timezone: 'Asia/Taipei', totalClicks: 3, uniqueClicks: 2 });
    expect(daily.days).toHaveLength(30);
    expect(daily.days.reduce((sum, { totalClicks }) => sum + totalClicks, 0)).toBe(3);
    expect(daily.days.at(-1)?.date).toBe(daily.to);
    const week = await data<{ days: unknown[] }>('/daily/revised?timezone=America/New_York&days=7');
    expect(week.days).toHaveLength(7);
  });

  it.each([
    ['range=7d', () => 7],
    ['range=today', () => 1],
    ['range=24h', daysOfLastHours],
  ])('shows every day of %s', async (query, count) => {
    const daily = await data<Counts & { from: string; to: string; days: (Counts & { date: string })[] }>(
      `/daily/revised?${query}`,
    );
    expect(daily).toMatchObject({ totalClicks: 3, uniqueClicks: 2 });
    expect(daily.days).toHaveLength(count());
    const { from, to } = daily;
    const same = await data(`/daily/revised?from=${from}&to=${to}`);
    expect(same).toMatchObject({ from, to, totalClicks: 3 });
  });

  it('shows every hour of a day, which adds up', async () => {
    const { to, days } = await data<{ to: string; days: Counts[] }>('/daily/revised?timezone=%2B05:45');
    const hourly = await data<Counts & { date: string; hours: Counts[] }>(
      `/hourly/revised?timezone=%2B05:45&date=${to}`,
    );
    expect(hourly).toMatchObject({
      timezone: '+05:45',
      date: to,
      ...days.at(-1),
      hours: expect.any(Array) as unknown,
    });
    expect(hourly.hours).toHaveLength(24);
    expect(hourly.hours.reduce((sum, { totalClicks }) => sum + totalClicks, 0)).toBe(hourly.totalClicks);
    expect(await data('/hourly/revised')).toMatchObject({ timezone: 'Asia/Taipei' });
  });

  it('shows a range of it where one is asked for', async () => {
    expect(await data('?range=today')).toMatchObject({ encodeId: 'counted' });
    expect(await data('?range=7d')).toMatchObject({ totalClicks: 3, uniqueClicks: 2, hits: { bot: 1 } });
  });

  it.each([
    '?range=90d',
    '/daily/revised?days=31',
    '/daily/revised?range=90d',
    '/hourly/revised?date=2020-02-29',
  ])('names the plan that reaches as far back as %s', async (rest) => {
    const { status, body } = await overview(rest);
    expect([status, (body as Refusal).error]).toMatchObject([
      403,
      { code: 'plan.limit-reached', details: { what: 'analyticsRangeDays', limit: 30 } },
    ]);
  });

  it.each([
    ['?range=week', ['range']],
    ['/daily/revised?timezone=Mars', ['timezone']],
    ['/daily/revised?timezone=', ['timezone']],
    ['/daily/revised?days=0', ['days']],
    ['/daily/revised?days=366', ['days']],
    ['/daily/revised?days=many', ['days']],
    ['/daily/revised?days=1.5', ['days']],
    ['/daily/revised?days=7&range=7d', ['days']],
    ['/daily/revised?days=7&from=2026-11-01', ['days']],
    ['/daily/revised?range=week', ['range']],
    ['/daily/revised?from=soon', ['from']],
    ['/daily/revised?country=TW', ['country']],
    ['?source=line', ['source']],
    ['?country=TW&browser=Chrome', ['browser', 'country']],
    ['/daily/report?platform=', ['platform']],
    ['/cities?country=TW', ['country']],
    ['/cities?language=ja', ['language']],
    ['/cities?region=', ['region']],
    ['/regions?country=', ['country']],
    ['/platforms/revised?source=/rest', ['source']],
    ['/hourly/revised?date=2026-02-30', ['date']],
    ['/hourly/revised?date=yesterday&timezone=Mars', ['timezone', 'date']],
    ['/hourly/revised?timezone=UTC&timezone=Asia/Taipei', ['timezone']],
  ])('refuses %s and names the field', async (rest, fields) => {
    const { status, body } = await overview(rest);
    expect(status).toBe(400);
    expect((body as Refusal).error.fields?.map(({ field }) => field)).toEqual(fields);
  });

  it.each(['', '/daily/revised', '/hourly/revised'])('shows %j to nobody without a token', async (rest) => {
    const { status, body } = await server.ask<Refusal>(`/api/v1/links/counted/overview${rest}`);
    expect(status).toBe(401);
    expect(body.error.code).toBe('identity.unauthorized');
  });

  it.each(['', '/daily/revised', '/hourly/revised'])(
    'knows no link that is not the caller’s: %j',
    async (rest) => {
      const stranger = await server.guest();
      const answers = [
        await overview(rest, 'never-made'),
        await stranger.call(`/links/counted/overview${rest}`),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect((body as Refusal).error).toMatchObject({
          code: 'links.link-does-not-exist',
          message: 'link does not exist',
        });
      }
    },
  );

  it('keeps the clicks of a link in the trash, and says that it is there', async () => {
    const trashed = await guest.shorten('https://example.com/', 'trashed');
    await guest.call('/links/trashed', { method: 'DELETE', headers: { 'x-link-claim': trashed.claim } });
    const { body } = await overview('', 'trashed');
    expect(body).toMatchObject({ data: { encodeId: 'trashed', deleted: true, totalClicks: 0 } });
  });
});
