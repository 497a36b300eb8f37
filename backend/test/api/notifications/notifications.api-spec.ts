import { NotificationsService } from '../../../src/modules/notifications';
import { type TestMember, TestServer } from '../../support/app';
import { eventually } from '../../support/waiting';

interface Page {
  readonly data: {
    readonly countOfUnread: number;
    readonly notifications: readonly { id: number; type: string; params: object; isRead: boolean }[];
    readonly blocked: readonly string[];
    readonly start: number;
  };
}

describe('notifications over HTTP', () => {
  let server: TestServer;
  let ada: TestMember;
  beforeAll(async () => {
    server = await TestServer.shared();
    ada = await server.member();
  });

  const page = async (who: TestMember, query = '') =>
    (await who.call<Page>(`/my/notifications${query}`)).body.data;
  const post = (who: TestMember, what: string, body: object) =>
    who.call(`/my/notifications/${what}`, { method: 'POST', body });
  const notify = (who: TestMember, id: string, type: 'new-browser' | 'news' = 'news') =>
    server.web.app.get(NotificationsService).notify({ id, userId: who.userId, type, params: { id } });

  it('welcome whoever is new, once', async () => {
    const { notifications } = await eventually(
      () => page(ada),
      ({ countOfUnread }) => countOfUnread > 0,
    );
    expect(notifications).toEqual([
      {
        id: expect.any(Number) as number,
        type: 'welcome',
        params: {},
        createdTime: expect.stringMatching(/Z$/) as string,
        isRead: false,
      },
    ]);
  });

  it('come page after page, and are read by their owner alone', async () => {
    const bob = await server.member();
    for (let index = 0; index < 12; index += 1) await notify(bob, `b${index}`);
    const first = await page(bob, '?start=-1&limit=10');
    const second = await page(bob, `?start=${first.start}&limit=10`);
    expect(first.notifications).toHaveLength(10);
    expect(second.notifications.length).toBeLessThan(10);
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    await post(ada, 'read', { ids });
    const unread = (await page(bob)).countOfUnread;
    await post(bob, 'read', { ids: [ids[0]] });
    expect((await page(bob)).countOfUnread).toBe(unread - 1);
    expect((await post(bob, 'read', {})).body).toEqual({ data: { result: 'success' } });
    expect(await page(bob)).toMatchObject({
      countOfUnread: 0,
      notifications: [{ isRead: true }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it('can be switched off, but not those about safety', async () => {
    const carol = await server.member();
    expect((await post(carol, 'block', { type: 'news' })).status).toBe(200);
    await notify(carol, 'c1');
    await notify(carol, 'c2', 'new-browser');
    const { notifications, blocked } = await page(carol);
    expect(blocked).toEqual(['news']);
    expect(notifications.map(({ type }) => type)).toContain('new-browser');
    expect(notifications.map(({ type }) => type)).not.toContain('news');
    await post(carol, 'block', { type: 'news', isBlocked: false });
    expect((await page(carol)).blocked).toEqual([]);
    const refused = await post(carol, 'block', { type: 'new-browser' });
    expect(refused.body).toMatchObject({
      error: { status: 400, code: 'account.notification-not-blockable' },
    });
  });

  it.each([['?limit=0'], ['?limit=101'], ['?start=-2'], ['?start=abc']])(
    'refuse the range %s',
    async (query) => {
      expect((await ada.call(`/my/notifications${query}`)).status).toBe(400);
    },
  );

  it('refuse shapes that they do not know', async () => {
    expect((await post(ada, 'read', { ids: 'all' })).status).toBe(400);
    expect((await post(ada, 'read', { ids: Array.from({ length: 101 }, () => 1) })).status).toBe(400);
    expect((await post(ada, 'block', { type: 'nonsense' })).body).toMatchObject({
      error: { code: 'account.notification-type-unknown' },
    });
  });
});
