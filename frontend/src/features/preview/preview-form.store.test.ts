import { ApiError } from '../../api/api-error';
import { buildPreviewed, buildPreviewHost, fakePreviewApi } from '../../test/fake-preview';
import { fileProblem } from './picture';
import type { PreviewedLink } from './preview.api';
import { PreviewFormStore } from './preview-form.store';

const PNG = new File(['x'], 'tea.png', { type: 'image/png' });

const build = (link: Partial<PreviewedLink> = {}) => {
  const api = fakePreviewApi();
  const { host, form: around, sent } = buildPreviewHost(api, buildPreviewed(link));
  return { api, around, sent, form: new PreviewFormStore(api, host) };
};

const shown = { title: 'Mine', description: 'Words', imageUrl: '/images/ab/c.jpg' };

beforeEach(() => {
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:here'), revokeObjectURL: jest.fn() });
});

describe('the form of a preview', () => {
  it('shows what the page says where nothing is set', () => {
    const { form, around } = build({ originalDescription: 'of the page' });
    expect(form.shown).toEqual({
      title: 'Tea of the page',
      description: 'of the page',
      image: 'https://tea.test/a.jpg',
      host: 'tea.test',
    });
    expect([around.isDirty, form.isSet, form.isAdjustable]).toEqual([false, false, false]);
  });

  it('names our host as soon as there is a card of ours', () => {
    const { form, around } = build();
    form.write('title', ' ');
    expect(form.shown.host).toBe('tea.test');
    form.write('title', 'Mine');
    expect(form.shown.host).toBe('s.test');
    around.discard();
    form.chooseFile(PNG);
    expect(form.shown.host).toBe('s.test');
    expect(build({ preview: { ...shown, title: null, description: null } }).form.shown.host).toBe('s.test');
  });

  it('goes back to the page in one step', async () => {
    const { around, sent, form } = build({ preview: shown, hasPlayIcon: true });
    form.reset();
    expect(form.shown.title).toBe('Tea of the page');
    await around.save();
    expect(sent).toHaveBeenCalledWith({ title: '', description: '', imageUrl: null, hasPlayIcon: false });
  });

  it('has a file cut before it is shown', async () => {
    const { api, around, sent, form } = build();
    form.chooseFile(PNG);
    form.move({ topPercent: 10 });
    form.setPlayIcon(true);
    expect(form.shownImage).toBe('blob:here');
    await around.save();
    expect(api.upload).toHaveBeenCalledWith(
      expect.anything(),
      { kind: 'file', file: PNG },
      { topPercent: 10, leftPercent: 50, playIcon: true, keepsMoving: false },
    );
    expect(sent).toHaveBeenCalledWith({ imageUrl: '/images/ab/cdef.jpg', hasPlayIcon: true });
    expect(form.choice.kind).toBe('kept');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:here');
  });

  it('has the icon drawn into the picture that is there', async () => {
    const { api, around, form } = build();
    form.setPlayIcon(true);
    expect(form.isAdjustable).toBe(true);
    await around.save();
    expect(api.upload.mock.calls[0]).toMatchObject([
      {},
      { kind: 'address', address: 'https://tea.test/a.jpg' },
      { playIcon: true },
    ]);
  });

  it('offers the icon at once for videos', () => {
    const { form } = build({ isVideo: true });
    expect(form.chooseAddress('https://tea.test/b.gif')).toBe(true);
    expect([form.picture.hasPlayIcon, form.mayMove]).toEqual([true, true]);
  });

  it.each([
    ['', 'links.image-address-invalid'],
    ['tea.test/a.jpg', 'links.image-address-invalid'],
    ['data:image/png;base64,x', 'links.image-address-invalid'],
    ['https://', 'links.image-address-invalid'],
  ])('refuses %j as an address', (text, code) => {
    const { form } = build();
    expect(form.chooseAddress(text)).toBe(false);
    expect([form.pictureProblem, form.choice.kind]).toEqual([code, 'kept']);
  });

  it.each([
    ['image/png', 1, null],
    ['image/svg+xml', 1, 'links.image-kind'],
    ['', 1, 'links.image-kind'],
    ['image/gif', 5 * 1024 * 1024 + 1, 'http.file-too-large'],
  ])('judges a file of %j with %i bytes', (type, size, code) => {
    expect(fileProblem({ type, size })).toBe(code);
  });

  it('says at the picture what the server says of it, and keeps what was written', async () => {
    const { api, around, sent, form } = build();
    const fields = [{ field: 'file', code: 'links.image-too-small' }];
    api.upload.mockRejectedValue(
      new ApiError({ status: 400, code: 'links.image-too-small', message: '', fields }),
    );
    form.write('title', 'Mine');
    form.chooseFile(PNG);
    expect(await around.save()).toBeNull();
    expect([form.pictureProblem, form.texts.title, around.isDirty]).toEqual([
      'links.image-too-small',
      'Mine',
      true,
    ]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('takes no text that is longer than what is kept', () => {
    const { form } = build();
    form.write('title', '🍵'.repeat(300));
    expect(form.problemOf('title')).toBeNull();
    form.write('title', '🍵'.repeat(301));
    expect(form.problemOf('title')).toBe('links.preview-text-too-long');
  });
});
