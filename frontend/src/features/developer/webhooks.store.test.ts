import { ApiError } from '../../api/api-error';
import {
  buildDelivery,
  buildDeliveryDetail,
  buildWebhook,
  fakeWebhooksApi,
  WEBHOOK_SECRET,
} from '../../test/fake-developer';
import { DeliveryLogStore, WebhooksStore } from './webhooks.store';

const refusal = new ApiError({ status: 409, code: 'developer.webhook-off', message: '' });
const FIRST = buildWebhook();
const SECOND = buildWebhook({ id: 4 });

function build() {
  const api = fakeWebhooksApi();
  return { api, store: new WebhooksStore(api) };
}

describe('the store of webhooks', () => {
  it('asks once which events there are', async () => {
    const { api, store } = build();
    await store.load();
    await store.load();
    expect(api.eventTypes).toHaveBeenCalledTimes(1);
    expect(store.eventTypes.value).toContain('link.created');
  });

  it('asks again for the events when they did not come', async () => {
    const { api, store } = build();
    api.eventTypes.mockRejectedValueOnce(refusal);
    await store.load();
    await store.load();
    expect(store.eventTypes.value).toContain('link.created');
  });

  it('keeps the secret of a new one only, and only until it is put away', async () => {
    const { store } = build();
    const input = { url: FIRST.url, name: '', events: FIRST.events };
    await store.save(FIRST, input);
    expect(store.fresh).toBeNull();
    await store.save(null, input);
    expect(store.fresh).toMatchObject({ id: 3, secret: WEBHOOK_SECRET });
    store.showSecret(null);
    expect(store.fresh).toBeNull();
  });

  it('rejects what is refused when it is saved, and shows no secret', async () => {
    const { api, store } = build();
    api.add.mockRejectedValue(refusal);
    const saving = store.save(null, { url: FIRST.url, name: '', events: FIRST.events });
    await expect(saving).rejects.toBe(refusal);
    expect(store.fresh).toBeNull();
    expect(api.list).not.toHaveBeenCalled();
  });

  it('tells why a change was refused of the webhook that was changed', async () => {
    const { api, store } = build();
    api.test.mockRejectedValueOnce(refusal);
    expect(await store.test(SECOND, 'link.created')).toBe(false);
    expect(store.problemOf(SECOND)?.code).toBe('developer.webhook-off');
    expect(store.problemOf(FIRST)).toBeNull();
    expect(await store.test(SECOND, 'link.created')).toBe(true);
    expect(store.problemOf(SECOND)).toBeNull();
  });

  it('does one thing at a time', async () => {
    const { api, store } = build();
    const [first, second] = await Promise.all([store.remove(FIRST), store.setOn(SECOND, false)]);
    expect([first, second]).toEqual([true, false]);
    expect(api.change).not.toHaveBeenCalled();
  });
});

describe('the log of a webhook', () => {
  const buildLog = () => {
    const api = fakeWebhooksApi();
    return { api, log: new DeliveryLogStore(api, 3) };
  };
  const first = buildDelivery();
  const other = buildDelivery({ id: 'msg_2' });

  it('asks for no more than there is', async () => {
    const { api, log } = buildLog();
    await log.loadMore();
    expect(api.deliveries).not.toHaveBeenCalled();
    await log.load();
    await log.loadMore();
    expect(api.deliveries).toHaveBeenCalledTimes(1);
  });

  it('asks for the same page once at a time', async () => {
    const { api, log } = buildLog();
    api.deliveries.mockResolvedValue({ deliveries: [first], nextCursor: 'older' });
    await log.load();
    await Promise.all([log.loadMore(), log.loadMore()]);
    expect(api.deliveries).toHaveBeenCalledTimes(2);
    expect(log.deliveries).toHaveLength(2);
  });

  it('tells a refusal of the delivery that was asked for last', async () => {
    const { api, log } = buildLog();
    api.resend.mockRejectedValue(refusal);
    expect(await log.resend(other)).toBe(false);
    expect(log.problemOf(other)?.code).toBe('developer.webhook-off');
    expect(log.problemOf(first)).toBeNull();
    api.delivery.mockResolvedValue(buildDeliveryDetail());
    await log.open(first);
    expect(log.problemOf(first)).toBeNull();
    expect(log.problemOf(other)).toBeNull();
  });

  it('begins at the newest after something was sent again', async () => {
    const { api, log } = buildLog();
    await log.load();
    api.deliveries.mockResolvedValue({ deliveries: [other, first], nextCursor: null });
    expect(await log.resend(first)).toBe(true);
    expect(log.deliveries).toEqual([other, first]);
  });
});
