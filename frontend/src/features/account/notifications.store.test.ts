import { fakeAccountApi } from '../../test/fake-account';
import { NotificationsStore } from './notifications.store';

const item = (id: number, isRead = false) => ({
  id,
  type: 'news',
  params: {},
  createdTime: '2026-11-20T01:00:00.000Z',
  isRead,
});
const PAGE = { countOfUnread: 2, notifications: [item(3), item(2)], blocked: [], next: 2 };

function build(page: object = PAGE) {
  const api = fakeAccountApi();
  api.notifications.mockResolvedValue(page);
  let now = 1_000_000;
  const store = new NotificationsStore(api, () => now);
  return { api, store, wait: (ms: number) => (now += ms) };
}

describe('notifications', () => {
  it('are counted by another answer, and asked for when the page is seen again, once a minute at most', async () => {
    const { api, store, wait } = build();
    const stop = store.watch();
    store.noteUnread(7);
    expect([store.countOfUnread, api.notifications.mock.calls]).toEqual([7, []]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(api.notifications).toHaveBeenCalledTimes(1);
    wait(59_999);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(api.notifications).toHaveBeenCalledTimes(1);
    wait(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(api.notifications).toHaveBeenCalledTimes(2);
    stop();
    wait(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(api.notifications).toHaveBeenCalledTimes(2);
    await store.load();
    expect(store.countOfUnread).toBe(2);
  });

  it('are not asked for while nobody looks', () => {
    const { api, store } = build();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const stop = store.watch();
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    expect(api.notifications).not.toHaveBeenCalled();
    hidden.mockRestore();
  });

  it('are forgotten with whoever they were for, and asked for anew', async () => {
    const { api, store } = build();
    await store.load();
    store.forget();
    expect([store.items, store.countOfUnread, store.view]).toEqual([[], 0, 'loading']);
    api.notifications.mockClear();
    store.open();
    expect(api.notifications).toHaveBeenCalledTimes(1);
  });

  it('do not come twice when something new moved the pages', async () => {
    const { api, store } = build();
    await store.load();
    api.notifications.mockResolvedValue({ ...PAGE, notifications: [item(2), item(1)], next: null });
    await store.loadMore();
    expect(store.items.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(store.hasOlder).toBe(false);
  });

  it('are read at once, one or all, and never twice', async () => {
    const { api, store } = build();
    await store.load();
    await Promise.all([store.markRead(3), store.markRead(3)]);
    expect([api.markRead.mock.calls, store.countOfUnread]).toEqual([[[[3]]], 1]);
    await store.markAllRead();
    await store.markAllRead();
    expect(api.markRead.mock.calls).toEqual([[[3]], [null]]);
    expect([store.countOfUnread, store.items.every(({ isRead }) => isRead)]).toEqual([0, true]);
  });

  it('become unread again when the server does not go along', async () => {
    const { api, store } = build();
    await store.load();
    api.markRead.mockRejectedValue(new Error('x'));
    await store.markAllRead();
    expect([store.countOfUnread, store.failure?.code]).toEqual([2, 'client.unexpected']);
    expect(store.items.some(({ isRead }) => isRead)).toBe(false);
  });
});
