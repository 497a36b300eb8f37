import { ApiError } from '../../api/api-error';
import { buildGroupSettings } from '../../test/fake-team';
import { GroupFormStore } from './group-form.store';

function build(save: object | ApiError = buildGroupSettings()) {
  const saveSettings =
    save instanceof ApiError ? jest.fn().mockRejectedValue(save) : jest.fn().mockResolvedValue(save);
  const settings = buildGroupSettings({ frontHosts: ['a.example'] });
  return { saveSettings, store: new GroupFormStore({ saveSettings }, 70, settings) };
}
const refused = (...fields: readonly [string, string][]): ApiError =>
  new ApiError({
    status: 400,
    code: 'http.validation',
    message: '',
    fields: fields.map(([field, code]) => ({ field, code })),
  });

describe('the settings of a group', () => {
  it('send only what was changed', async () => {
    const { store, saveSettings } = build();
    expect(store.form.isDirty).toBe(false);
    store.form.set({ name: '  Tea house ' });
    store.form.set({ defaults: { ...store.form.values.defaults, smartUtm: true } });
    store.ipAllowList.add('203.0.113.9');
    await store.save();
    expect(saveSettings.mock.calls).toEqual([
      [
        70,
        {
          name: 'Tea house',
          defaults: {
            smartUtm: true,
            nativeOpen: false,
            publicAnalytics: false,
            showAuthor: false,
            passQuery: false,
          },
          ipAllowList: ['203.0.113.9'],
        },
      ],
    ]);
  });

  it('are what the server made of them once they are saved', async () => {
    const { store } = build(buildGroupSettings({ name: 'Tea house', frontHosts: ['b.example'] }));
    store.form.set({ name: 'tea  house' });
    expect((await store.save())?.name).toBe('Tea house');
    expect(store.form.values.name).toBe('Tea house');
    expect(store.frontHosts.values).toEqual(['b.example']);
    expect(store.form.isDirty).toBe(false);
  });

  it.each(['', '  ', 'x'.repeat(121)])('need a name that can be read: %j cannot', async (name) => {
    const { store, saveSettings } = build();
    store.form.set({ name });
    expect(store.nameProblem).toBe('groups.name-invalid');
    expect(await store.save()).toBeNull();
    expect(saveSettings).not.toHaveBeenCalled();
  });

  it('show each refusal at its field until that is changed', async () => {
    const error = refused(
      ['name', 'groups.name-invalid'],
      ['frontHosts.0', 'groups.front-host-invalid'],
      ['ipAllowList', 'groups.own-address-missing'],
    );
    const { store } = build(error);
    store.form.set({ timeZone: 'Asia/Tokyo' });
    expect(await store.save()).toBeNull();
    expect(store.nameProblem).toBe('groups.name-invalid');
    expect(store.frontHosts.entries[0]?.problem).toBe('groups.front-host-invalid');
    expect(store.ipAllowList.problem).toBe('groups.own-address-missing');
    expect(store.hasProblems).toBe(true);
    store.form.set({ name: 'Tea' });
    expect(store.nameProblem).toBeNull();
    store.discard();
    expect(store.hasProblems).toBe(false);
    expect(store.form.isDirty).toBe(false);
  });
});
