import { buildUsage, fakeBillingApi } from '../../test/fake-billing';
import { UsageStore } from './usage.store';

describe('the usage of a group', () => {
  it('is that of the group acted in, and of no other', async () => {
    const api = fakeBillingApi();
    const store = new UsageStore(api);
    await store.load();
    expect(api.usage).not.toHaveBeenCalled();
    store.setOwner(70);
    api.usage.mockResolvedValueOnce(buildUsage('free', { tags: 7 }));
    await store.load();
    expect(store.meterOf('tags')).toMatchObject({ used: 7, limit: 30 });
    store.setOwner(80);
    expect(store.meterOf('tags')).toBeNull();
    store.loadOnce();
    expect(api.usage).toHaveBeenCalledTimes(2);
  });

  it('does not show what another group was answered meanwhile', async () => {
    const api = fakeBillingApi();
    const store = new UsageStore(api);
    store.setOwner(70);
    const late = store.load();
    store.setOwner(80);
    await late;
    expect(store.request.value).toBeNull();
  });

  it('is asked for once by many, and again after a failure', async () => {
    const api = fakeBillingApi();
    const store = new UsageStore(api);
    store.setOwner(70);
    api.usage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await store.load();
    expect(store.request.state).toBe('failed');
    store.loadOnce();
    store.loadOnce();
    expect(api.usage).toHaveBeenCalledTimes(2);
  });
});
