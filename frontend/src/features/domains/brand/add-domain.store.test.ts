import { ApiError } from '../../../api/api-error';
import { buildAvailability, fakeBrandDomainsApi } from '../../../test/fake-brand-domains';
import { AddDomainStore } from './add-domain.store';

const refused = (code: string, fields: readonly string[] = []) =>
  new ApiError({ status: 409, code, message: '', fields: fields.map((field) => ({ field, code })) });

function typed(text: string) {
  const api = fakeBrandDomainsApi();
  const store = new AddDomainStore(api);
  store.setText(text);
  return { api, store };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a domain that is added', () => {
  it('is read once the typing pauses, and only as it stands then', async () => {
    const { api, store } = typed('go.shop');
    await jest.advanceTimersByTimeAsync(399);
    store.setText(' go.shop.tw ');
    expect(store.isChecking).toBe(true);
    await jest.advanceTimersByTimeAsync(400);
    expect(api.availability.mock.calls).toEqual([['go.shop.tw']]);
    expect([store.isChecking, store.parsed?.root, store.refusal]).toEqual([false, 'shop.tw', null]);
  });

  it.each([
    ['taken', 'domains.host-taken'],
    ['wildcard-not-supported', 'domains.wildcard-not-supported'],
  ])('is refused as %s before it is sent, with the code of the server', async (code, refusal) => {
    const { api, store } = typed('x');
    api.availability.mockResolvedValue(buildAvailability({ available: false, code, refusal, domain: null }));
    await jest.advanceTimersByTimeAsync(400);
    expect([store.refusal, store.canAdd]).toEqual([refusal, false]);
    expect(await store.add()).toBeNull();
    expect(api.claim).not.toHaveBeenCalled();
    store.setText('y.tw');
    expect([store.refusal, store.canAdd]).toEqual([null, true]);
  });

  it('is claimed, and its records are looked for', async () => {
    const { api, store } = typed('go.shop.tw');
    expect(await store.add()).toBe(5);
    expect(api.claim).toHaveBeenCalledWith('go.shop.tw');
    expect(api.bind).toHaveBeenCalledWith(5);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(api.availability).not.toHaveBeenCalled();
  });

  it('is added even if the look for its records cannot begin', async () => {
    const { api, store } = typed('go.shop.tw');
    api.bind.mockRejectedValue(refused('client.offline'));
    expect(await store.add()).toBe(5);
  });

  it('says what the server refuses, and can be tried again after what is not about the name', async () => {
    const { api, store } = typed('go.shop.tw');
    api.claim.mockRejectedValueOnce(refused('plan.feature-missing'));
    expect(await store.add()).toBeNull();
    expect([store.refusal, store.canAdd]).toEqual([null, true]);
    api.claim.mockRejectedValueOnce(refused('domains.host-taken', ['name']));
    expect(await store.add()).toBeNull();
    expect([store.refusal, store.canAdd]).toEqual(['domains.host-taken', false]);
  });

  it('is not judged by a check that failed', async () => {
    const { api, store } = typed('go.shop.tw');
    api.availability.mockRejectedValue(refused('client.offline'));
    await jest.advanceTimersByTimeAsync(400);
    expect([store.isChecking, store.refusal, store.canAdd]).toEqual([false, null, true]);
  });

  it('asks nothing for an empty field or after the dialog is closed', async () => {
    const { api, store } = typed('go');
    store.setText(' ');
    await jest.advanceTimersByTimeAsync(400);
    store.setText('go.shop.tw');
    store.dispose();
    await jest.advanceTimersByTimeAsync(400);
    expect(api.availability).not.toHaveBeenCalled();
    expect(store.canAdd).toBe(true);
  });
});
