import { ApiError } from '../../api/api-error';
import { buildTag, fakeLabelsApi } from '../../test/fake-labels';
import { TagPickerStore } from './tag-picker.store';

const TAGS = [buildTag(1, 'Autumn'), buildTag(2, 'Café'), buildTag(3, '春節')];

const LINK = { encodeId: 'abc', domain: 'mei.test' };

async function build(words: readonly string[] = []) {
  const api = fakeLabelsApi();
  api.tags.mockResolvedValue({ tags: TAGS, recent: TAGS.slice(1) });
  const tags = words.map((value, index) => ({ tagId: 50 + index, value, color: 'gray' as const }));
  const store = new TagPickerStore(api, { ...LINK, tags });
  await store.words.request.run(() => api.tags() as never);
  return { api, store };
}

describe('the choice of tags for a link', () => {
  it('begins with those that it has, and what was used last', async () => {
    const { store } = await build(['Autumn']);
    expect([store.words.chosen, store.words.recent]).toEqual([['Autumn'], ['Café', '春節']]);
    expect([
      store.words.isChosen('ＡＵＴＵＭＮ'),
      store.words.isChosen('Café'),
      store.words.isMaking,
    ]).toEqual([true, false, false]);
  });

  it('finds words whatever their case, width and accents', async () => {
    const { store } = await build();
    store.words.type('ｃａｆｅ');
    expect([store.words.matches, store.words.fresh]).toEqual([['Café'], 'ｃａｆｅ']);
    store.words.type('CAFÉ ');
    expect([store.words.matches, store.words.fresh]).toEqual([['Café'], null]);
  });

  it('takes what is typed as the tag that is there, or as a new one, once', async () => {
    const { store } = await build();
    for (const word of ['AUTUMN', 'new', 'NEW', ' ']) {
      store.words.type(word);
      expect(store.words.takeDraft()).toBe(true);
    }
    expect([store.words.chosen, store.words.isMaking]).toEqual([['Autumn', 'new'], true]);
    store.words.toggle('Autumn');
    store.words.toggle('春節');
    expect(store.words.chosen).toEqual(['new', '春節']);
  });

  it('takes what stands before a comma of whatever script', async () => {
    const { store } = await build();
    store.words.type('autumn, 新品、');
    expect([store.words.chosen, store.words.draft]).toEqual([['Autumn', '新品'], '']);
  });

  it('saves what is still being typed, too', async () => {
    const { api, store } = await build(['Autumn']);
    store.words.type('winter');
    expect(await store.save()).toHaveLength(2);
    expect(api.setTags.mock.calls).toEqual([[LINK, [50, 'winter']]]);
  });

  it('names tags by their ids, so that one which was renamed meanwhile does not come back', async () => {
    const { api, store } = await build(['Autumn']);
    store.words.toggle('春節');
    await store.save();
    expect(api.setTags.mock.calls).toEqual([[LINK, [50, 3]]]);
  });

  it('is twenty at most', async () => {
    const { api, store } = await build(Array.from({ length: 20 }, (_, n) => `tag ${n}`));
    store.words.type('one more');
    expect(await store.save()).toBeNull();
    expect([store.words.problem, store.words.draft, api.setTags.mock.calls]).toEqual([
      'links.too-many-tags',
      'one more',
      [],
    ]);
    store.words.drop('tag 3');
    expect(await store.save()).toHaveLength(20);
  });

  it('stays as it was when it is refused', async () => {
    const { api, store } = await build();
    api.setTags.mockRejectedValueOnce(new ApiError({ status: 403, code: 'plan.limit-reached', message: '' }));
    store.words.type('winter');
    expect(await store.save()).toBeNull();
    expect([store.words.chosen, store.saving.error?.code]).toEqual([['winter'], 'plan.limit-reached']);
  });
});
