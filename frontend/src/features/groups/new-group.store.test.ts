import { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import { NewGroupStore } from './new-group.store';

const refusal = (status: number, code: string, field?: string) =>
  new ApiError({ status, code, message: '', fields: field === undefined ? [] : [{ field, code }] });

function build() {
  const api = { make: jest.fn().mockResolvedValue(72) };
  const switching = new Request<true>();
  const go = jest.fn(() => Promise.resolve(true as const));
  const groups = { switching, switchTo: async () => (await switching.run(go)) === true };
  return { api, go, store: new NewGroupStore(api, groups) };
}

const keysOf = ({ make }: ReturnType<typeof build>['api']): string[] =>
  make.mock.calls.map(([, key]: [string, string]) => key);

describe('a new group', () => {
  it('is made with its name on one line without spaces around it, and gone to', async () => {
    const { store, api, go } = build();
    store.form.set({ name: '  Tea shop ' });
    expect(await store.submit()).toBe(72);
    expect(api.make).toHaveBeenCalledWith('Tea shop', expect.any(String));
    expect(go).toHaveBeenCalledTimes(1);
    expect(store).toMatchObject({ isStuck: false, failure: null });
    expect(store.form.hasProblems).toBe(false);
  });

  it.each([
    ['', false],
    ['   ', false],
    ['茶', true],
    ['茶'.repeat(120), true],
    ['茶'.repeat(121), false],
    ['🍵'.repeat(120), true],
  ])('may be called %j: %s', async (name, isFine) => {
    const { store, api } = build();
    store.form.set({ name });
    expect(store.form.problemOf('name')).toBeNull();
    await store.submit();
    expect(store.form.problemOf('name')).toBe(isFine ? null : 'groups.name-invalid');
    expect(api.make).toHaveBeenCalledTimes(isFine ? 1 : 0);
  });

  it('shows at its field what the server says of the name, until that is changed', async () => {
    const { store, api } = build();
    api.make.mockRejectedValueOnce(refusal(400, 'groups.name-invalid', 'name'));
    store.form.set({ name: 'Tea\u0007' });
    expect(await store.submit()).toBeNull();
    expect([store.form.problemOf('name'), store.failure]).toEqual(['groups.name-invalid', null]);
    store.form.set({ name: 'Tea' });
    expect(store.form.problemOf('name')).toBeNull();
  });

  it('is made once, however often it is tried after a lost answer', async () => {
    const { store, api } = build();
    api.make.mockRejectedValueOnce(refusal(0, 'client.offline'));
    store.form.set({ name: 'Tea' });
    await store.submit();
    expect(store.failure?.code).toBe('client.offline');
    await store.submit();
    expect(new Set(keysOf(api)).size).toBe(1);
  });

  it('is asked for anew once the server has refused one', async () => {
    const { store, api } = build();
    api.make.mockRejectedValueOnce(refusal(409, 'groups.too-many'));
    store.form.set({ name: 'Tea' });
    await store.submit();
    expect([store.form.problemOf('name'), store.failure?.code]).toEqual([null, 'groups.too-many']);
    await store.submit();
    expect(new Set(keysOf(api)).size).toBe(2);
  });

  it('that cannot be gone to is not made again', async () => {
    const { store, api, go } = build();
    go.mockRejectedValueOnce(refusal(0, 'client.offline'));
    store.form.set({ name: 'Tea' });
    expect(await store.submit()).toBeNull();
    expect(store).toMatchObject({ isStuck: true, failure: { code: 'client.offline' } });
    expect(await store.submit()).toBe(72);
    expect(api.make).toHaveBeenCalledTimes(1);
  });
});
