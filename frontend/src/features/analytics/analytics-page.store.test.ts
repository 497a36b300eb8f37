import { ApiError } from '../../api/api-error';
import { buildOverview, fakeAnalyticsApi } from '../../test/fakes';
import { AnalyticsPageStore } from './analytics-page.store';

const failure = (status: number, code: string) => new ApiError({ status, code, message: code });
const range = { days: 30, date: '2026-11-21' } as const;

async function buildStore(api = fakeAnalyticsApi(), isSignedIn = true) {
  const link = { encodeId: 'abc', timezone: 'Asia/Taipei', isSignedIn };
  const store = new AnalyticsPageStore(api, link);
  expect(store.view).toBe('loading');
  store.show(range);
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  return { api, store };
}

describe('the analytics page', () => {
  it('asks for everything in the zone of the browser', async () => {
    const { api, store } = await buildStore();
    expect(api.daily.mock.calls).toEqual([['abc', 'Asia/Taipei', 30]]);
    expect(api.hourly.mock.calls).toEqual([['abc', 'Asia/Taipei', '2026-11-21']]);
    expect(store.view).toBe('ready');
  });

  it('asks only for what another range changes', async () => {
    const { api, store } = await buildStore();
    store.show({ ...range, days: 7 });
    store.show({ days: 7, date: '2026-11-20' });
    expect(api.daily.mock.calls.map(([, , days]: number[]) => days)).toEqual([30, 7]);
    expect(api.hourly.mock.calls.map(([, , date]: string[]) => date)).toEqual(['2026-11-21', '2026-11-20']);
    expect(api.overview).toHaveBeenCalledTimes(1);
  });

  it('redraws the charts only when there is news', async () => {
    const { api, store } = await buildStore();
    expect(await store.refresh()).toBe(true);
    expect(api.daily).toHaveBeenCalledTimes(1);
    api.overview.mockResolvedValue(buildOverview({ totalClicks: 4 }));
    expect(await store.refresh()).toBe(true);
    expect(api.daily).toHaveBeenCalledTimes(2);
    expect(api.hourly).toHaveBeenCalledTimes(2);
  });

  it('keeps old numbers when new ones cannot be had, and catches up', async () => {
    const { api, store } = await buildStore();
    api.overview.mockRejectedValueOnce(failure(503, 'http.unavailable'));
    expect(await store.refresh()).toBe(false);
    expect(store).toMatchObject({ view: 'ready', isStale: true });
    expect(await store.refresh()).toBe(true);
    expect(store.isStale).toBe(false);
    expect(api.daily).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['missing', () => Promise.reject(failure(404, 'links.link-does-not-exist'))],
    ['deleted', () => Promise.reject(failure(410, 'links.link-deleted'))],
    ['deleted', () => Promise.resolve(buildOverview({ deleted: true }))],
    ['failed', () => Promise.reject(failure(0, 'client.offline'))],
    ['empty', () => Promise.resolve(buildOverview({ totalClicks: 0, uniqueClicks: 0 }))],
  ])('can be %s', async (view, overview) => {
    const api = fakeAnalyticsApi();
    api.overview.mockImplementation(overview);
    const { store } = await buildStore(api);
    expect(store.view).toBe(view);
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
      api.groupOf.mockImplementation(groupOf);
      const { store } = await buildStore(api, isSignedIn);
      expect(store.view).toBe(view);
      await store.refresh();
      expect(store.view).toBe(view);
      // What is known is not asked for with each refresh.
      expect(api.groupOf).toHaveBeenCalledTimes(times);
    },
  );

  it('shows the numbers once the link is in the group acted in', async () => {
    const api = fakeAnalyticsApi();
    api.overview.mockRejectedValueOnce(failure(404, 'links.link-does-not-exist'));
    api.groupOf.mockResolvedValue({ groupId: 71 });
    const { store } = await buildStore(api);
    await store.refresh();
    expect(store.view).toBe('ready');
  });

  it('tries everything again when asked to', async () => {
    const api = fakeAnalyticsApi();
    api.overview.mockRejectedValueOnce(failure(0, 'client.offline'));
    const { store } = await buildStore(api);
    store.retry();
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.view).toBe('ready');
    expect(api.daily).toHaveBeenCalledTimes(2);
  });
});
