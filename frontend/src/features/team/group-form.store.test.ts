import { ApiError } from '../../api/api-error';
import { buildGroupSettings } from '../../test/fake-team';
import { GroupFormStore } from './group-form.store';

function build(save: object | ApiError = buildGroupSettings()) {
  const saveSettings =
    save instanceof ApiError ? jest.fn().mockRejectedValue(save) : jest.fn().mockResolvedValue(save);
  const settings = buildGroupSettings({ frontHosts: ['a.example'] });
  return { saveSettings, form: new GroupFormStore({ saveSettings }, 70, settings) };
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
    const { form, saveSettings } = build();
    expect(form.isDirty).toBe(false);
    form.set({ name: '  Tea house ' });
    form.setDefault('smartUtm', true);
    form.ipAllowList.add('203.0.113.9');
    await form.save();
    expect(saveSettings.mock.calls).toEqual([
      [
        70,
        {
          name: 'Tea house',
          defaults: { smartUtm: true, nativeOpen: false, publicAnalytics: false, showAuthor: false },
          ipAllowList: ['203.0.113.9'],
        },
      ],
    ]);
  });

  it('are what the server made of them once they are saved', async () => {
    const { form } = build(buildGroupSettings({ name: 'Tea house', frontHosts: ['b.example'] }));
    form.set({ name: 'tea  house' });
    expect((await form.save())?.name).toBe('Tea house');
    expect(form.values.name).toBe('Tea house');
    expect(form.frontHosts.values).toEqual(['b.example']);
    expect(form.isDirty).toBe(false);
  });

  it.each(['', '  ', 'x'.repeat(121)])('need a name that can be read: %j cannot', async (name) => {
    const { form, saveSettings } = build();
    form.set({ name });
    expect(form.nameProblem).toBe('groups.name-invalid');
    expect(await form.save()).toBeNull();
    expect(saveSettings).not.toHaveBeenCalled();
  });

  it('show each refusal at its field until that is changed', async () => {
    const error = refused(
      ['name', 'groups.name-invalid'],
      ['frontHosts.0', 'groups.front-host-invalid'],
      ['ipAllowList', 'groups.own-address-missing'],
    );
    const { form } = build(error);
    form.set({ timeZone: 'Asia/Tokyo' });
    expect(await form.save()).toBeNull();
    expect(form.nameProblem).toBe('groups.name-invalid');
    expect(form.frontHosts.entries[0]?.problem).toBe('groups.front-host-invalid');
    expect(form.ipAllowList.problem).toBe('groups.own-address-missing');
    expect(form.hasProblems).toBe(true);
    form.set({ name: 'Tea' });
    expect(form.nameProblem).toBeNull();
    form.discard();
    expect(form.hasProblems).toBe(false);
    expect(form.isDirty).toBe(false);
  });
});
