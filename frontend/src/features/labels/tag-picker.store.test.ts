import { ApiError } from '../../api/api-error';
import { buildTag, fakeLabelsApi } from '../../test/fake-labels';
import { TagPickerStore } from './tag-picker.store';

const TAGS = [buildTag(1, 'Autumn'), buildTag(2, 'Café'), buildTag(3, '春節')];

const LINK = { encodeId: 'abc', domain: 'mei.test' };

async function build(words: readonly string[] = []) {
  const api = fakeLabelsApi();
  api.tags.mockResolvedValue({ tags: TAGS, recent: TAGS.slice(1) });
  const tags = words.map((value, index) => ({ tagId: index, value }));
  const store = new TagPickerStore(api, { ...LINK, tags });
  await store.request.run(() => api.tags() as never);
  return { api, store };
}

describe('the choice of tags for a link', () => {
  it('begins with those that it has, and what was used last', async () => {
    const { store } = await build(['Autumn']);
    expect([store.chosen, store.recent]).toEqual([['Autumn'], ['Café', '春節']]);
    expect([store.isChosen('ＡＵＴＵＭＮ'), store.isChosen('Café'), store.isMaking]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('finds words whatever their case, width and accents', async () => {
    const { store } = await build();
    store.type('ｃａｆｅ');
    expect([store.matches, store.fresh]).toEqual([['Café'], 'ｃａｆｅ']);
    store.type('CAFÉ ');
    expect([store.matches, store.fresh]).toEqual([['Café'], null]);
  });

  it('takes what is typed as the tag that is there, or as a new one, once', async () => {
    const { store } = await build();
    for (const word of ['AUTUMN', 'new', 'NEW', ' ']) {
      store.type(word);
      expect(store.takeDraft()).toBe(true);
    }
    expect([store.chosen, store.isMaking]).toEqual([['Autumn', 'new'], true]);
    store.toggle('Autumn');
    store.toggle('春節');
    expect(store.chosen).toEqual(['new', '春節']);
  });

  it('saves what is still being typed, too', async () => {
    const { api, store } = await build(['Autumn']);
    store.type('winter');
    expect(await store.save()).toMatchObject([{ value: 'Autumn' }, { value: 'winter' }]);
    expect(api.setTags.mock.calls).toEqual([[LINK, ['Autumn', 'winter']]]);
  });

  it('is twenty at most', async () => {
    const { api, store } = await build(Array.from({ length: 20 }, (_, n) => `tag ${n}`));
    store.type('one more');
    expect(await store.save()).toBeNull();
    expect([store.problem, store.draft, api.setTags.mock.calls]).toEqual([
      'links.too-many-tags',
      'one more',
      [],
    ]);
    store.drop('tag 3');
    expect(await store.save()).toHaveLength(20);
  });

  it('stays as it was when it is refused', async () => {
    const { api, store } = await build();
    api.setTags.mockRejectedValueOnce(new ApiError({ status: 403, code: 'plan.limit-reached', message: '' }));
    store.type('winter');
    expect(await store.save()).toBeNull();
    expect([store.chosen, store.saving.error?.code]).toEqual([['winter'], 'plan.limit-reached']);
  });
});
