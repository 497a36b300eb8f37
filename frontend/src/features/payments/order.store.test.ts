import { ApiError } from '../../api/api-error';
import { buildOrder, buildUnpaid, fakePaymentsApi } from '../../test/fake-payments';
import { OrderStore } from './order.store';

describe('an order that is looked up', () => {
  it('is awaited while the gateway has not said anything, thirty times', async () => {
    const api = fakePaymentsApi();
    api.order.mockResolvedValue(buildUnpaid());
    const store = new OrderStore(api, 'ORDER1');
    expect(store.isAwaited).toBe(false);
    for (let look = 1; look <= 29; look += 1) await store.look();
    expect([store.isAwaited, store.isTired]).toEqual([true, false]);
    await store.look();
    expect([store.isAwaited, store.isTired]).toEqual([false, true]);
    await store.lookAgain();
    expect(store.isAwaited).toBe(true);
  });

  it('is awaited when it is paid until its invoice has a number', async () => {
    const api = fakePaymentsApi();
    api.order.mockResolvedValueOnce(buildOrder({ invoice: { state: 'pending', number: null, date: null } }));
    const store = new OrderStore(api, 'ORDER1');
    await store.look();
    expect(store.isAwaited).toBe(true);
    await store.look();
    expect([store.isAwaited, store.order?.invoice?.number]).toEqual([false, 'AB12345678']);
  });

  it('keeps what is known while the server cannot be reached', async () => {
    const api = fakePaymentsApi();
    api.order.mockResolvedValueOnce(buildUnpaid());
    const store = new OrderStore(api, 'ORDER1');
    await store.look();
    api.order.mockRejectedValueOnce(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    expect(await store.look()).toBe(false);
    expect([store.order?.result, store.isAwaited]).toEqual(['waiting', true]);
  });
});
