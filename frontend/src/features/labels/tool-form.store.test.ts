import { ApiError } from '../../api/api-error';
import { buildTool, fakeLabelsApi } from '../../test/fake-labels';
import { ToolFormStore } from './tool-form.store';

function build(what: ConstructorParameters<typeof ToolFormStore>[1] = 'utm') {
  const api = fakeLabelsApi();
  return { api, store: new ToolFormStore(api, what) };
}

describe('the form of a tool', () => {
  it('says nothing of a field before it was left', () => {
    const { store } = build('pixel');
    store.fill('fbPixel', '12');
    expect(store.problemOf('value.fbPixel')).toBeNull();
    store.leave('value.fbPixel');
    expect(store.problemOf('value.fbPixel')).toBe('links.pixel-invalid');
    store.fill('fbPixel', '123456');
    expect(store.problemOf('value.fbPixel')).toBeNull();
  });

  it('says everything once somebody tries to save, and asks no server for it', async () => {
    const { api, store } = build('pixel');
    expect(await store.form.submit()).toBeNull();
    expect([store.problemOf('name'), store.problemOf('value')]).toEqual([
      'links.tool-name-invalid',
      'links.tool-value-empty',
    ]);
    store.form.set({ note: 'x'.repeat(201) });
    expect(store.problemOf('note')).toBe('links.tool-note-invalid');
    expect(api.addTool).not.toHaveBeenCalled();
  });

  it('sends what is filled in, with one key as long as it stays the same', async () => {
    const { api, store } = build();
    api.addTool.mockRejectedValueOnce(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    store.form.set({ name: 'Autumn' });
    store.fill('utmSource', 'line');
    store.fill('utmTerm', ' ');
    await store.form.submit();
    await store.form.submit();
    store.form.set({ note: 'changed' });
    await store.form.submit();
    const input = { name: 'Autumn', note: '', value: { utmSource: 'line' } };
    expect(api.addTool.mock.calls.map(([given]: unknown[]) => given)).toEqual([
      input,
      input,
      { ...input, note: 'changed' },
    ]);
    const keys = api.addTool.mock.calls.map(([, key]: unknown[]) => key);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('begins with the tool that is to be changed', async () => {
    const { api, store } = build(buildTool({ id: 9, note: 'kept' }));
    store.form.set({ name: 'Winter' });
    await store.form.submit();
    expect(api.changeTool.mock.calls).toEqual([
      [9, { name: 'Winter', note: 'kept', value: { utmSource: 'news', utmMedium: 'email' } }],
    ]);
  });

  it('shows a refusal at its field until that is changed', async () => {
    const { api, store } = build(buildTool());
    const fields = [{ field: 'name', code: 'links.tool-name-taken' }];
    api.changeTool.mockRejectedValueOnce(
      new ApiError({ status: 409, code: 'links.tool-name-taken', message: '', fields }),
    );
    await store.form.submit();
    expect(store.problemOf('name')).toBe('links.tool-name-taken');
    store.form.set({ name: 'Other' });
    expect(store.problemOf('name')).toBeNull();
  });

  it('warns of a medium that reports do not know', () => {
    const { store } = build();
    expect(store.hasUnknownMedium).toBe(false);
    store.fill('utmMedium', 'edm');
    expect(store.hasUnknownMedium).toBe(true);
  });
});
