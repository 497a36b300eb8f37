import { ApiError } from '../../api/api-error';
import { fakeLinksApi } from '../../test/fakes';
import { LinkListStore, PAGE_SIZE } from './link-list.store';

const page = (count: number, start: number) => ({
  links: Array.from({ length: count }, (_, n) => ({ encodeId: `link-${start}-${n}` })),
  start,
});

describe('the list of a group', () => {
  it('begins at the beginning and goes on where the page before ended', async () => {
    const api = fakeLinksApi();
    api.page.mockResolvedValueOnce(page(PAGE_SIZE, 40)).mockResolvedValueOnce(page(3, 37));
    const list = new LinkListStore(api);
    await list.loadMore();
    expect(list.hasMore).toBe(true);
    await list.loadMore();
    expect(list.links).toHaveLength(PAGE_SIZE + 3);
    expect(list.hasMore).toBe(false);
    expect(api.page.mock.calls).toEqual([
      [-1, PAGE_SIZE],
      [40, PAGE_SIZE],
    ]);
  });

  it('knows an empty list from one that has not come', async () => {
    const list = new LinkListStore(fakeLinksApi());
    expect(list.isEmpty).toBe(false);
    await list.loadMore();
    expect(list.isEmpty).toBe(true);
  });

  it('keeps what it has when more cannot be had', async () => {
    const api = fakeLinksApi();
    api.page
      .mockResolvedValueOnce(page(PAGE_SIZE, 40))
      .mockRejectedValueOnce(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    const list = new LinkListStore(api);
    await list.loadMore();
    await list.loadMore();
    expect(list.links).toHaveLength(PAGE_SIZE);
    expect(list.loading.error?.code).toBe('client.offline');
    expect(list.hasMore).toBe(true);
  });
});
