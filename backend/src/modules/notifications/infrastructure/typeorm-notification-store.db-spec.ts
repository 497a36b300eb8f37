import { describeOnEachEngine } from '../../../../test/support/database';
import { MAX_COUNTED } from '../domain/notification';
import { TypeormNotificationStore } from './typeorm-notification-store';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

describeOnEachEngine('notifications', (engine) => {
  const store = () => new TypeormNotificationStore(engine.unitOfWork);
  const notify = (id: string, userId = 1, at = now) =>
    store().add({ id, userId, type: 'news', params: { text: id } }, at);

  const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, work));

  it('say a thing once, however often they are told at once', async () => {
    await times(10, () => notify('once', 50));
    expect(await store().page(50, null, 10)).toHaveLength(1);
  });

  it('come newest first, page after page, and stay in place while new ones come', async () => {
    for (let index = 0; index < 25; index += 1) await notify(`n${index}`);
    const first = await store().page(1, null, 10);
    await notify('newer');
    const second = await store().page(1, first.at(-1)?.id ?? 0, 10);
    expect([...first, ...second].map(({ params }) => params['text'])).toEqual(
      Array.from({ length: 20 }, (_, index) => `n${24 - index}`),
    );
  });

  it('are read by their owner alone, some or all', async () => {
    const [mine] = await store().page(1, null, 1);
    await store().markRead(2, [mine?.id ?? 0], now);
    expect(await store().countUnread(1, MAX_COUNTED)).toBe(26);
    await store().markRead(1, [mine?.id ?? 0], now);
    await store().markRead(1, [], now);
    expect(await store().countUnread(1, MAX_COUNTED)).toBe(25);
    expect((await store().page(1, null, 1))[0]?.readAt).toEqual(now);
    await store().markRead(1, undefined, now);
    expect(await store().countUnread(1, MAX_COUNTED)).toBe(0);
  });

  it('are counted up to a hundred', async () => {
    for (let index = 0; index < 120; index += 1) await notify(`many${index}`, 3);
    expect(await store().countUnread(3, MAX_COUNTED)).toBe(100);
  });

  it('are switched off and on', async () => {
    await store().setBlocked(1, 'news', true);
    await store().setBlocked(1, 'news', true);
    expect(await store().blockedOf(1)).toEqual(['news']);
    await store().setBlocked(1, 'news', false);
    expect(await store().blockedOf(1)).toEqual([]);
  });

  it('go when they are old, or with their owner', async () => {
    await notify('young', 4, later(1));
    await store().removeOlderThan(later(1));
    expect([(await store().page(1, null, 1)).length, (await store().page(4, null, 1)).length]).toEqual([
      0, 1,
    ]);
    await store().erase(4);
    expect(await store().page(4, null, 1)).toEqual([]);
  });
});
