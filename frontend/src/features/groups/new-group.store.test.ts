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
  return { api, go, form: new NewGroupStore(api, groups) };
}

const keysOf = ({ make }: ReturnType<typeof build>['api']): string[] =>
  make.mock.calls.map(([, key]: [string, string]) => key);

describe('a new group', () => {
  it('is made with its name on one line without spaces around it, and gone to', async () => {
    const { form, api, go } = build();
    form.setName('  Tea shop ');
    expect(await form.submit()).toBe(72);
    expect(api.make).toHaveBeenCalledWith('Tea shop', expect.any(String));
    expect(go).toHaveBeenCalledTimes(1);
    expect(form).toMatchObject({ isStuck: false, failure: null, nameError: null });
  });

  it.each([
    ['', false],
    ['   ', false],
    ['茶', true],
    ['茶'.repeat(120), true],
    ['茶'.repeat(121), false],
    ['🍵'.repeat(120), true],
  ])('may be called %j: %s', async (name, isFine) => {
    const { form, api } = build();
    form.setName(name);
    expect(form.nameError).toBeNull();
    await form.submit();
    expect(form.nameError).toBe(isFine ? null : 'groups.name-invalid');
    expect(api.make).toHaveBeenCalledTimes(isFine ? 1 : 0);
  });

  it('shows at its field what the server says of the name, until that is changed', async () => {
    const { form, api } = build();
    api.make.mockRejectedValueOnce(refusal(400, 'groups.name-invalid', 'name'));
    form.setName('Tea\u0007');
    expect(await form.submit()).toBeNull();
    expect(form).toMatchObject({ nameError: 'groups.name-invalid', failure: null });
    form.setName('Tea');
    expect(form.nameError).toBeNull();
  });

  it('is made once, however often it is tried after a lost answer', async () => {
    const { form, api } = build();
    api.make.mockRejectedValueOnce(refusal(0, 'client.offline'));
    form.setName('Tea');
    await form.submit();
    expect(form.failure?.code).toBe('client.offline');
    await form.submit();
    expect(new Set(keysOf(api)).size).toBe(1);
  });

  it('is asked for anew once the server has refused one', async () => {
    const { form, api } = build();
    api.make.mockRejectedValueOnce(refusal(409, 'groups.too-many'));
    form.setName('Tea');
    await form.submit();
    expect(form).toMatchObject({ nameError: null, failure: { code: 'groups.too-many' } });
    await form.submit();
    expect(new Set(keysOf(api)).size).toBe(2);
  });

  it('that cannot be gone to is not made again', async () => {
    const { form, api, go } = build();
    go.mockRejectedValueOnce(refusal(0, 'client.offline'));
    form.setName('Tea');
    expect(await form.submit()).toBeNull();
    expect(form).toMatchObject({ isStuck: true, failure: { code: 'client.offline' } });
    expect(await form.submit()).toBe(72);
    expect(api.make).toHaveBeenCalledTimes(1);
  });
});
