import { ApiError } from '../../api/api-error';
import { buildListed, fakeLinkListApi, fakeLinksApi } from '../../test/fakes';
import { LinkListStore, PAGE_SIZE } from './link-list.store';
import { ALL_LINKS, listQueryOf } from './list/list-question';

const EVERYTHING = listQueryOf(ALL_LINKS);
const STARRED = listQueryOf({ ...ALL_LINKS, tab: 'star' });
const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

const page = (count: number, start: number, hasMore = count === PAGE_SIZE) => ({
  links: Array.from({ length: count }, (_, n) => buildListed({ encodeId: `link-${start}-${n}` })),
  start,
  hasMore,
  total: { count: 13, isExact: true },
});

function build() {
  const api = fakeLinkListApi();
  return { api, list: new LinkListStore(api, fakeLinksApi()) };
}

describe('the list of a group', () => {
  it('begins at the beginning and goes on where the page before ended', async () => {
    const { api, list } = build();
    api.page.mockResolvedValueOnce(page(PAGE_SIZE, 40)).mockResolvedValueOnce(page(3, 37));
    await list.show(EVERYTHING);
    expect(list.hasMore).toBe(true);
    await list.loadMore();
    expect(list.links).toHaveLength(PAGE_SIZE + 3);
    expect(list.hasMore).toBe(false);
    expect(list.total?.count).toBe(13);
    expect(api.page.mock.calls).toEqual([
      [EVERYTHING, -1, PAGE_SIZE],
      [EVERYTHING, 40, PAGE_SIZE],
    ]);
  });

  it('shows the last of what was asked for, whatever came when', async () => {
    const { api, list } = build();
    let answer = (_: unknown): void => undefined;
    api.page
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValueOnce(page(1, 9));
    const first = list.show(EVERYTHING);
    await list.show(STARRED);
    answer(page(5, 40));
    await first;
    expect(list.links).toHaveLength(1);
    expect(list.query.tab).toBe('star');
  });

  it('looks on by itself through pages that are empty', async () => {
    const { api, list } = build();
    api.page.mockResolvedValueOnce(page(0, 40, true)).mockResolvedValueOnce(page(2, 30));
    await list.show(EVERYTHING);
    expect(list.links).toHaveLength(2);
    api.page.mockResolvedValue(page(0, 40, true));
    await list.show(STARRED);
    expect(api.page).toHaveBeenCalledTimes(12);
    expect(list).toMatchObject({ hasMore: true, isEmpty: false });
  });

  it('is asked for again as far as it was shown, in as few calls as the server allows', async () => {
    const { api, list } = build();
    for (let start = 9; start > 3; start -= 1) api.page.mockResolvedValueOnce(page(PAGE_SIZE, start));
    await list.show(EVERYTHING);
    for (let more = 1; more < 6; more += 1) await list.loadMore();
    expect(list.links).toHaveLength(150);
    api.page
      .mockClear()
      .mockResolvedValueOnce(page(100, 20, true))
      .mockResolvedValueOnce(page(49, 10, true));
    api.page.mockResolvedValueOnce(page(1, 9, true));
    await list.refresh();
    expect(api.page.mock.calls).toEqual([
      [EVERYTHING, -1, 100],
      [EVERYTHING, 20, 50],
      [EVERYTHING, 10, 1],
    ]);
    expect(list.links).toHaveLength(150);
    api.page.mockResolvedValueOnce(page(2, 1));
    await list.loadMore();
    expect(api.page).toHaveBeenLastCalledWith(EVERYTHING, 9, PAGE_SIZE);
  });

  it('knows an empty list from one that has not come', async () => {
    const { list } = build();
    expect(list.isEmpty).toBe(false);
    await list.show(EVERYTHING);
    expect(list.isEmpty).toBe(true);
  });

  it('keeps what it has when more cannot be had', async () => {
    const { api, list } = build();
    api.page.mockResolvedValueOnce(page(PAGE_SIZE, 40)).mockRejectedValueOnce(offline);
    await list.show(EVERYTHING);
    await list.loadMore();
    expect(list.links).toHaveLength(PAGE_SIZE);
    expect(list.loading.error?.code).toBe('client.offline');
    expect(list.hasMore).toBe(true);
  });

  it('shows a star at once, and takes it back when it could not be set', async () => {
    const { api, list } = build();
    api.page.mockResolvedValueOnce(page(1, 40));
    await list.show(EVERYTHING);
    const starred = () => list.links.map(({ star }) => star);
    const link = () => list.links[0] ?? buildListed();
    api.star.mockRejectedValueOnce(offline);
    const setting = list.star(link(), true);
    expect(starred()).toEqual([true]);
    await setting;
    expect(starred()).toEqual([false]);
    expect(list.starFailureOf(link())).toBe('client.offline');
    await list.star(link(), true);
    expect(starred()).toEqual([true]);
    expect(list.starFailureOf(link())).toBeNull();
    expect(api.star).toHaveBeenLastCalledWith({ encodeId: 'link-40-0', domain: 'localhost' }, true);
  });

  it('tells links of two domains with one name apart', async () => {
    const { api, list } = build();
    const shared = buildListed();
    const own = buildListed({ domain: 'mei.test' });
    api.page.mockResolvedValueOnce({ links: [shared, own], start: 1, hasMore: false, total: null });
    await list.show(EVERYTHING);
    api.star.mockRejectedValueOnce(offline);
    await list.star(own, true);
    expect([list.starFailureOf(shared), list.starFailureOf(own)]).toEqual([null, 'client.offline']);
    list.noteTags(own, [{ tagId: 1, value: 'Sale', color: 'gray' }]);
    expect(list.links.map(({ tags }) => tags.length)).toEqual([0, 1]);
    list.noteMove(own, { way: 'moved', name: 'Tea shop', canUndo: true });
    expect([list.moveOf(shared), list.moveOf(own)]).toEqual([null, expect.anything()]);
    list.drop(own);
    expect(list.links).toEqual([shared]);
  });
});
