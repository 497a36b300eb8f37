import { ApiError } from '../../api/api-error';
import { buildClickOverview, buildReport, fakeAnalyticsApi } from '../../test/fake-analytics';
import { AnalyticsPageStore } from './analytics-page.store';
import { LinkStore } from './link.store';
import { reportQueryOf, toggledFilter } from './report-query';

const failure = (status: number, code: string) => new ApiError({ status, code, message: code });
const LINK = { encodeId: 'abc' };
const SUBJECT = { kind: 'link', link: LINK } as const;
const usual = reportQueryOf(new URLSearchParams(), '2026-11-21');
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function buildStore(api = fakeAnalyticsApi(), isSignedIn = true) {
  const store = new AnalyticsPageStore(api, {
    subject: SUBJECT,
    timezone: 'Asia/Taipei',
    link: new LinkStore(api, LINK, isSignedIn),
  });
  expect(store.view).toBe('loading');
  store.show(usual);
  await settle();
  return { api, store };
}

describe('the analytics page', () => {
  it('asks for everything in the zone of the browser', async () => {
    const { api, store } = await buildStore();
    expect(api.report.mock.calls).toEqual([[SUBJECT, { timezone: 'Asia/Taipei', range: '30d' }]]);
    expect(store.view).toBe('ready');
  });

  it('asks again only when the numbers change', async () => {
    const { api, store } = await buildStore();
    store.show({ ...usual, tabs: ['browsers'] });
    expect(api.report).toHaveBeenCalledTimes(1);
    store.show(toggledFilter({ ...usual, range: '7d' }, 'source', 'line'));
    expect(api.report).toHaveBeenLastCalledWith(SUBJECT, {
      timezone: 'Asia/Taipei',
      range: '7d',
      source: 'line',
    });
  });

  it('asks for the parts of a country while nothing but that country narrows the report', async () => {
    const { api, store } = await buildStore();
    const inTaiwan = toggledFilter(usual, 'country', 'TW');
    store.show(inTaiwan);
    await settle();
    expect(api.places.mock.calls.map(([subject, country]: unknown[]) => [subject, country])).toEqual([
      [SUBJECT, 'TW'],
    ]);
    expect(store.places.value?.subdivisions).toHaveLength(1);
    store.show(toggledFilter(inTaiwan, 'source', 'line'));
    await settle();
    expect(store.places.value).toBeNull();
    expect(api.places).toHaveBeenCalledTimes(1);
  });

  it('asks for the parts of all countries once they are looked at', async () => {
    const { api, store } = await buildStore();
    expect(api.places).not.toHaveBeenCalled();
    store.show({ ...usual, tabs: ['counties'] });
    store.show({ ...usual, tabs: ['cities'] });
    await settle();
    expect(api.places.mock.calls.map(([subject, country]: unknown[]) => [subject, country])).toEqual([
      [SUBJECT, undefined],
    ]);
    expect(store.places.value?.cities).toHaveLength(1);
  });

  it('asks once more for all the news that came while it asked', async () => {
    const { api, store } = await buildStore();
    await Promise.all([store.refresh(), store.refresh(), store.refresh()]);
    expect(api.report).toHaveBeenCalledTimes(3);
  });

  it('keeps old numbers when new ones cannot be had, and catches up', async () => {
    const { api, store } = await buildStore();
    api.report.mockRejectedValueOnce(failure(503, 'http.unavailable'));
    expect(await store.refresh()).toBe(false);
    expect(store).toMatchObject({ view: 'ready', isStale: true });
    expect(await store.refresh()).toBe(true);
    expect(store.isStale).toBe(false);
  });

  it.each([
    ['missing', () => Promise.reject(failure(404, 'links.link-does-not-exist'))],
    ['deleted', () => Promise.reject(failure(410, 'links.link-deleted'))],
    ['deleted', () => Promise.resolve(buildClickOverview({ deleted: true }))],
    ['failed', () => Promise.reject(failure(0, 'client.offline'))],
    [
      'empty',
      () =>
        Promise.resolve(buildClickOverview({ hits: { human: 0, preview: 0, bot: 0, prefetch: 0, head: 0 } })),
    ],
  ])('can be %s', async (view, overview) => {
    const api = fakeAnalyticsApi();
    api.overview.mockImplementation(overview);
    const { store } = await buildStore(api);
    expect(store.view).toBe(view);
  });

  it.each([
    ['locked', failure(403, 'plan.limit-reached')],
    ['filtered', failure(403, 'analytics.filter-hidden')],
    ['failed', failure(500, 'http.internal')],
  ])('can be %s by its report', async (view, error) => {
    const api = fakeAnalyticsApi();
    api.report.mockRejectedValue(error);
    const { store } = await buildStore(api);
    expect(store.view).toBe(view);
    api.report.mockResolvedValue(buildReport());
    store.retry();
    await settle();
    expect(store.view).toBe('ready');
  });

  it.each<[string, boolean, number, () => Promise<object>]>([
    ['elsewhere', true, 1, () => Promise.resolve({ groupId: 71 })],
    ['missing', true, 1, () => Promise.reject(failure(404, 'links.link-does-not-exist'))],
    ['failed', true, 2, () => Promise.reject(failure(0, 'client.offline'))],
    ['missing', false, 0, () => Promise.resolve({ groupId: 71 })],
  ])(
    'is %s when the group acted in does not have the link (logged in: %s)',
    async (view, isSignedIn, times, groupOf) => {
      const api = fakeAnalyticsApi();
      api.overview.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
      api.report.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
      api.groupOf.mockImplementation(groupOf);
      const { store } = await buildStore(api, isSignedIn);
      expect(store.view).toBe(view);
      await store.refresh();
      expect(store.view).toBe(view);
      // What is known is not asked for with each refresh.
      expect(api.groupOf).toHaveBeenCalledTimes(times);
    },
  );
});

describe('the numbers of many links', () => {
  it('come with the links that were clicked most', async () => {
    const api = fakeAnalyticsApi();
    const subject = { kind: 'group', tagId: 4 } as const;
    const store = new AnalyticsPageStore(api, { subject, timezone: 'Asia/Taipei', link: null });
    store.show(usual);
    await settle();
    expect(store.view).toBe('ready');
    expect(api.topLinks).toHaveBeenCalledWith(subject, { timezone: 'Asia/Taipei', range: '30d' });
    expect(api.overview).not.toHaveBeenCalled();
    expect(store.topLinks.value?.links).toHaveLength(1);
  });
});
