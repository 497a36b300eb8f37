import { ApiError } from '../../api/api-error';
import { buildDetails, fakeEditorApi } from '../../test/fake-editor';
import { buildTag, fakeLabelsApi } from '../../test/fake-labels';
import { fakePreviewApi } from '../../test/fake-preview';
import type { LinkDetails } from './editor.api';
import { LinkFormStore } from './link-form.store';

class Shelf {
  value: unknown;
  constructor(value: unknown = null) {
    this.value = value;
  }
  read = () => this.value;
  write = (value: unknown) => {
    this.value = value;
    return true;
  };
  remove = () => {
    this.value = null;
  };
}

function build(link: Partial<LinkDetails> = {}, shelf = new Shelf()) {
  const api = { ...fakeEditorApi(), upload: fakePreviewApi().upload, tags: fakeLabelsApi().tags };
  return { api, shelf, form: new LinkFormStore(api, buildDetails(link), shelf) };
}

/** Which link was changed, and how; what was seen of it is another matter. */
const sentBy = ({ edit }: { edit: jest.Mock }) =>
  (edit.mock.calls as [object, object, object][]).map(([link, change]) => [link, change]);

const SHOP = { id: 3, name: 'Shop' };
const ADS = { id: 4, name: 'Ads' };
const EXPIRY = { day: '2027-01-31', time: '18:00', zone: 'Asia/Taipei', fallbackUrl: '' };
const NAMED = expect.objectContaining({ encodeId: 'abc' }) as object;
const NO_EXPIRY = { expireTime: null, timezone: null, fallbackUrl: null };

describe('a link while it is changed', () => {
  it.each([
    [{ url: 'https://e.test' }, { url: 'https://e.test' }],
    [{ encodeId: ' tea ' }, { encodeId: 'tea' }],
    [{ note: 'for the fair' }, { note: 'for the fair' }],
    [{ star: true }, { star: true }],
    [{ smartUtm: false }, { smartUtmOff: true }],
    [{ publicAnalytics: true }, { analyticsObscurity: false }],
    [{ tags: ['winter', '春節'] }, { tags: ['winter', '春節'] }],
    [{ trackingTools: [SHOP, ADS] }, { trackingTools: [3, 4] }],
    [{ title: '  New \n words ' }, { title: 'New words' }],
    [
      { expiry: EXPIRY },
      { expireTime: '2027-01-31T10:00:00.000Z', timezone: 'Asia/Taipei', fallbackUrl: null },
    ],
    [
      { utm: { source: 'line', medium: ' ', campaign: '', term: '', content: '' } },
      { utm: { source: 'line' } },
    ],
    [
      { targets: [{ target: 'ios', url: 'https://e.test' } as const] },
      { targets: [{ target: 'ios', url: 'https://e.test' }] },
    ],
  ])('sends %j as %j and nothing else', async (change, sent) => {
    const { api, form } = build();
    form.set(change);
    expect(form.isDirty).toBe(true);
    await form.save();
    expect(sentBy(api)).toEqual([[NAMED, sent]]);
    expect(form.isDirty).toBe(false);
  });

  it.each([
    [{ note: 'old' }, { note: '' }, { note: null }],
    [
      { utm: { source: 'line' } },
      { utm: { source: '', medium: '', campaign: '', term: '', content: '' } },
      { utm: null },
    ],
    [{ expireTime: '2027-01-31T10:00:00.000Z', timezone: 'UTC' }, { expiry: null }, NO_EXPIRY],
    [{ tags: [buildTag(1, 'Autumn')] }, { tags: [] }, { tags: [] }],
    [{ trackingTools: [{ ...SHOP, isActive: false }] }, { trackingTools: [] }, { trackingTools: [] }],
  ])('clears %j', async (link, change, sent) => {
    const { api, form } = build(link);
    form.set(change);
    await form.save();
    expect(sentBy(api)).toEqual([[NAMED, sent]]);
  });

  it('sends a picture with everything else, once it is uploaded', async () => {
    const { api, form } = build();
    const choice = { kind: 'address', address: 'https://e.test/a.gif' } as const;
    const picture = { ...form.values.picture, choice, hasPlayIcon: true };
    form.set({ note: 'new', picture });
    await form.save();
    const input = { topPercent: 50, leftPercent: 50, playIcon: true, keepsMoving: true };
    expect(api.upload.mock.calls).toEqual([[NAMED, choice, input]]);
    const sent = { note: 'new', imageUrl: '/images/ab/cdef.jpg', hasPlayIcon: true };
    expect(sentBy(api)).toEqual([[NAMED, sent]]);
    expect(form.isDirty).toBe(false);
  });

  it('saves nothing while the picture cannot be had', async () => {
    const { api, form } = build();
    const fields = [{ field: 'imageUrl', code: 'links.image-unreachable' }];
    api.upload.mockRejectedValue(new ApiError({ status: 400, code: 'x', message: '', fields }));
    const choice = { kind: 'address', address: 'https://e.test/none' } as const;
    form.set({ note: 'new', picture: { ...form.values.picture, choice } });
    expect(await form.save()).toBeNull();
    expect([api.edit.mock.calls, form.problemOf('imageUrl')]).toEqual([[], 'links.image-unreachable']);
  });

  it('is not dirty when everything is as it was', () => {
    const { form, shelf } = build({ expireTime: '2027-01-31T10:00:00.000Z', timezone: 'Asia/Tokyo' });
    expect(form.values.expiry).toEqual({
      day: '2027-01-31',
      time: '19:00',
      zone: 'Asia/Tokyo',
      fallbackUrl: '',
    });
    form.set({ star: true });
    form.set({ star: false });
    expect([form.isDirty, shelf.value]).toEqual([false, null]);
  });

  it('names the tags that are known by their ids, so that one which was renamed does not come back', async () => {
    const { api, form } = build({ tags: [buildTag(7, 'Sale'), buildTag(1, 'Autumn')] });
    api.tags.mockResolvedValue({ tags: [buildTag(7, 'Sales'), buildTag(2, 'Café')], recent: [] });
    await form.tags.request.run(() => api.tags() as never);
    form.tags.type('CAFÉ, winter,');
    form.set({ star: true });
    await form.save();
    expect(sentBy(api)).toEqual([[NAMED, { star: true, tags: [1, 2, 7, 'winter'] }]]);
    expect([form.isDirty, form.values.tags]).toEqual([false, ['Tag 1', 'Tag 2', 'Tag 7', 'winter']]);
  });

  it('is the same with the same tags and tools, in whichever order they were chosen', () => {
    const trackingTools = [ADS, SHOP].map((tool) => ({ ...tool, isActive: false }));
    const { form } = build({ tags: [buildTag(1, 'b'), buildTag(2, 'a')], trackingTools });
    expect([form.isDirty, form.values.trackingTools]).toEqual([false, [SHOP, ADS]]);
    form.tags.toggle('a');
    expect(form.change).toEqual({ tags: ['b'] });
    form.tags.toggle('a');
    expect([form.values.tags, form.isDirty]).toEqual([['b', 'a'], false]);
  });

  it('has unsaved words while a tag is being typed, which saving takes', async () => {
    const { api, form } = build();
    form.tags.type('win');
    expect([form.isDirty, form.canSave, form.change]).toEqual([true, true, {}]);
    form.discard();
    expect([form.isDirty, form.tags.draft]).toEqual([false, '']);
    form.tags.type('winter');
    await form.save();
    expect(sentBy(api)).toEqual([[NAMED, { tags: ['winter'] }]]);
    expect([form.isDirty, form.tags.draft]).toEqual([false, '']);
  });

  it('saves nothing with a word too many', async () => {
    const { api, form } = build({ tags: Array.from({ length: 20 }, (_, id) => buildTag(id, `tag ${id}`)) });
    form.tags.type('one more');
    expect(await form.save()).toBeNull();
    expect([form.tags.problem, api.edit.mock.calls]).toEqual(['links.too-many-tags', []]);
  });

  it('waits for an end that is still being written', async () => {
    const { api, form } = build();
    form.set({ expiry: { ...EXPIRY, day: '' } });
    expect(form.canSave).toBe(false);
    await form.save();
    expect(api.edit).not.toHaveBeenCalled();
  });

  it('says at each field what the server refuses, until it is changed', async () => {
    const { api, form } = build();
    const fields = [
      { field: 'encodeId', code: 'links.slug-taken' },
      { field: 'targets.0.url', code: 'links.address-missing' },
      { field: 'fallbackUrl', code: 'links.address-malformed' },
      { field: 'tags.1', code: 'links.tag-reserved' },
      { field: 'trackingTools.0', code: 'links.tool-unknown' },
    ];
    api.edit.mockRejectedValueOnce(
      new ApiError({ status: 400, code: 'http.validation', message: '', fields }),
    );
    form.set({ encodeId: 'tea', targets: [{ target: 'ios', url: '' }], expiry: EXPIRY });
    await form.save();
    for (const { field, code } of fields) expect(form.problemOf(field)).toBe(code);
    form.set({ targets: [] });
    expect(form.problemOf('targets.0.url')).toBeNull();
    form.set({ expiry: null });
    expect(form.problemOf('fallbackUrl')).toBeNull();
    expect([form.problemOf('tags'), form.hasProblemIn('tags')]).toEqual(['links.tag-reserved', true]);
    form.tags.type('api,');
    form.set({ trackingTools: [ADS] });
    expect([form.hasProblemIn('tags'), form.hasProblemIn('trackingTools')]).toEqual([false, false]);
    expect(form.problemOf('encodeId')).toBe('links.slug-taken');
  });

  it('keeps what was typed while it was being saved', async () => {
    const { api, form } = build();
    let answer: (link: LinkDetails) => void = () => undefined;
    api.edit.mockReturnValueOnce(new Promise<LinkDetails>((resolve) => (answer = resolve)));
    form.set({ note: 'one' });
    const saving = form.save();
    form.set({ star: true });
    answer(buildDetails({ note: 'one' }));
    await saving;
    expect(form.change).toEqual({ star: true });
  });

  it('keeps changes through what another call does to the link', () => {
    const { form } = build();
    form.set({ note: 'mine' });
    form.refresh(buildDetails({ url: 'https://example.com/before' }));
    expect(form.values).toMatchObject({ note: 'mine', url: 'https://example.com/before' });
    expect(form.change).toEqual({ note: 'mine' });
  });
});

describe('a link that somebody else changes meanwhile', () => {
  const CODE = 'links.changed-meanwhile';
  const refused = (...fields: readonly object[]) =>
    new ApiError({
      status: 409,
      code: CODE,
      message: '',
      fields: [{ field: 'note', code: CODE }],
      details: { fields },
    });
  const current = (value: unknown) => ({ value, userId: 9, changeTime: '2026-11-21T01:00:00.000Z' });

  async function clash(theirs: Partial<LinkDetails>, fields: readonly object[]) {
    const built = build({ note: 'old', star: false });
    built.api.edit.mockRejectedValueOnce(refused(...fields));
    built.api.details.mockResolvedValue(buildDetails(theirs));
    built.form.set({ note: 'mine', title: 'Mine' });
    expect(await built.form.save()).toBeNull();
    return built;
  }

  it('is saved with what was seen of what is changed', async () => {
    const expireTime = '2027-01-31T10:00:30.000Z';
    const tags = [buildTag(1, 'Autumn')];
    const { api, form } = build({ expireTime, timezone: 'Asia/Taipei', tags, trackingTools: [] });
    form.set({ expiry: null, tags: ['winter'], title: 'Mine', publicAnalytics: true, trackingTools: [SHOP] });
    await form.save();
    expect((api.edit.mock.calls as unknown[][])[0]?.[2]).toEqual({
      expireTime,
      timezone: 'Asia/Taipei',
      fallbackUrl: null,
      tags: [1],
      title: null,
      analyticsObscurity: true,
      trackingTools: [],
    });
  });

  it('shows both, keeps everything, and says nothing at fields', async () => {
    const { form, shelf } = await clash({ note: 'theirs' }, [
      { field: 'note', code: CODE, current: current('theirs') },
      { field: 'tags', code: CODE, current: { value: [], userId: null, changeTime: null } },
      { field: 'imageUrl', current: current(null) },
      { field: 'hasPlayIcon', current: current(false) },
      { field: 'unknown' },
    ]);
    expect(form.clash).toMatchObject({
      link: { note: 'theirs' },
      fields: [
        { name: 'note', userId: 9, changeTime: '2026-11-21T01:00:00.000Z' },
        { name: 'tags', userId: null, changeTime: null },
        { name: 'picture', userId: 9 },
      ],
    });
    expect(form.clash?.fields).toHaveLength(3);
    expect([form.problemOf('note'), form.form.failure?.code]).toEqual([null, CODE]);
    form.putOff();
    expect([form.clash, form.change]).toEqual([null, { note: 'mine', title: 'Mine' }]);
    expect(shelf.value).toEqual({ note: 'mine', title: 'Mine' });
  });

  it('is saved upon what there is now, with what was chosen', async () => {
    const { api, form } = await clash({ note: 'theirs', star: true }, [{ field: 'note' }]);
    form.settle([]);
    expect([form.clash, form.change, form.values.star]).toEqual([
      null,
      { note: 'mine', title: 'Mine' },
      true,
    ]);
    await form.save();
    expect(api.edit.mock.calls.at(-1)).toEqual([
      NAMED,
      { note: 'mine', title: 'Mine' },
      { note: 'theirs', title: null },
    ]);
  });

  it('stays as others have it where that was chosen', async () => {
    const { form } = await clash({ note: 'theirs' }, [{ field: 'note' }]);
    form.settle(['note']);
    expect([form.values.note, form.change, form.form.failure]).toEqual(['theirs', { title: 'Mine' }, null]);
  });

  it('says so when it cannot be had any more', async () => {
    const { api, form } = build();
    api.edit.mockRejectedValueOnce(refused());
    api.details.mockRejectedValue(
      new ApiError({ status: 404, code: 'links.link-does-not-exist', message: '' }),
    );
    form.set({ note: 'mine' });
    await form.save();
    expect([form.clash, form.form.failure?.code]).toEqual([null, 'links.link-does-not-exist']);
  });
});

describe('the draft of a link', () => {
  it('is kept until it is saved', async () => {
    const { form, shelf } = build();
    form.set({ note: 'draft' });
    expect(shelf.value).toEqual({ note: 'draft' });
    await form.save();
    expect(shelf.value).toBeNull();
  });

  it('comes back, and can be given up', () => {
    const { form, shelf } = build({ star: true }, new Shelf({ note: 'draft', star: true }));
    expect(form.isRestored).toBe(true);
    expect(form.change).toEqual({ note: 'draft' });
    form.discard();
    expect([form.isDirty, form.isRestored, shelf.value]).toEqual([false, false, null]);
  });

  it('has the tags and the tools', () => {
    const { form, shelf } = build({ tags: [buildTag(1, 'Autumn')] });
    form.tags.toggle('winter');
    form.set({ trackingTools: [SHOP] });
    const change = { tags: ['Autumn', 'winter'], trackingTools: [SHOP] };
    expect(shelf.value).toEqual(change);
    const back = build({ tags: [buildTag(1, 'Autumn')] }, new Shelf(JSON.parse(JSON.stringify(shelf.value))));
    expect([back.form.change, back.form.isRestored]).toEqual([change, true]);
  });

  it('has the texts and the picture of the preview, but for a file', () => {
    const { form, shelf } = build();
    const stored = {
      title: 'Mine',
      picture: { ...form.values.picture, choice: { kind: 'address', address: 'https://e.test/a.png' } },
    } as const;
    form.set(stored);
    expect(build({}, new Shelf(JSON.parse(JSON.stringify(shelf.value)))).form.change).toEqual(stored);
    const file = { kind: 'file', file: new File(['x'], 'a.png'), shown: 'blob:here' } as const;
    form.set({ title: '', picture: { ...stored.picture, choice: file } });
    expect(build({}, new Shelf(JSON.parse(JSON.stringify(shelf.value)))).form.isDirty).toBe(false);
  });

  it.each([
    null,
    7,
    'x',
    [],
    { picture: { choice: {} } },
    { tags: ['x', 7], trackingTools: [3] },
    { tags: 'x', trackingTools: [{ id: '3', name: 'Shop' }, null] },
    { note: 7, targets: [{ url: 1 }], expiry: { day: 1 }, utm: {}, other: 'x' },
  ])('of %j is nothing', (stored) => {
    expect(build({}, new Shelf(stored)).form.isDirty).toBe(false);
  });

  it('is nothing to those who may only look', () => {
    expect(build({ canEdit: false }, new Shelf({ note: 'draft' })).form.isDirty).toBe(false);
  });
});
