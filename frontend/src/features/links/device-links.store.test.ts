import { ApiError } from '../../api/api-error';
import { UNDO_MS } from '../../shared/undo-time';
import { buildLink, fakeLinksApi, FakeShelf } from '../../test/fakes';
import { DeviceLinksStore, MAX_HISTORY_ENTRIES } from './device-links.store';

function buildStore(shelf = new FakeShelf()) {
  const api = fakeLinksApi();
  return { api, shelf, store: new DeviceLinksStore(api, shelf) };
}

const ids = (store: DeviceLinksStore): string[] => store.links.map((link) => link.slug);
const refusal = (status: number, code: string) => new ApiError({ status, code, message: code });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the history of this device', () => {
  it('shows the newest link first and survives the page', () => {
    const { store, shelf } = buildStore();
    store.add(buildLink({ encodeId: 'one' }));
    store.add(buildLink({ encodeId: 'two' }));
    expect(ids(store)).toEqual(['two', 'one']);
    expect(ids(buildStore(shelf).store)).toEqual(['two', 'one']);
  });

  it('keeps a limited number', () => {
    const { store } = buildStore();
    for (let n = 0; n <= MAX_HISTORY_ENTRIES; n += 1) store.add(buildLink({ encodeId: `link-${n}` }));
    expect(store.links).toHaveLength(MAX_HISTORY_ENTRIES);
    expect(store.find('link-0')).toBeUndefined();
  });

  it.each([['nonsense'], [{ a: 1 }], [[{ encodeId: 'no url' }, buildLink({ encodeId: 'good' })]]])(
    'reads what it can of %j',
    (kept) => {
      const { store } = buildStore(new FakeShelf(kept));
      expect(ids(store)).toEqual(Array.isArray(kept) ? ['good'] : []);
    },
  );

  it('works without a shelf', () => {
    const { store, shelf } = buildStore();
    shelf.isFull = true;
    store.add(buildLink({ encodeId: 'one' }));
    store.add(buildLink({ encodeId: 'two' }));
    expect(ids(store)).toEqual(['two', 'one']);
  });

  it('adds to what another tab has written, and shows it', () => {
    const { store, shelf } = buildStore();
    shelf.writeFromAnotherTab([buildLink({ encodeId: 'theirs' })]);
    expect(ids(store)).toEqual(['theirs']);
    shelf.value = [buildLink({ encodeId: 'unheard' }), buildLink({ encodeId: 'theirs' })];
    store.add(buildLink({ encodeId: 'ours' }));
    expect(ids(store)).toEqual(['ours', 'unheard', 'theirs']);
  });
});

describe('deleting', () => {
  it('tells the server when the time for undoing is over', async () => {
    const { api, store } = buildStore();
    store.add(buildLink());
    store.remove('abc');
    expect(store.find('abc')?.isLeaving).toBe(true);
    await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(api.remove).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(api.remove).toHaveBeenCalledWith(
      expect.objectContaining({ encodeId: 'abc', claim: 'claim-of-abc' }),
      false,
    );
    expect(store.links).toEqual([]);
  });

  it('can be undone, here and from another tab', async () => {
    const { api, store, shelf } = buildStore();
    store.add(buildLink());
    store.remove('abc');
    store.undo('abc');
    store.remove('abc');
    shelf.writeFromAnotherTab([buildLink()]);
    await jest.advanceTimersByTimeAsync(2 * UNDO_MS);
    expect(api.remove).not.toHaveBeenCalled();
    expect(store.find('abc')?.isLeaving).toBe(false);
  });

  it('is sent at once when the page closes', async () => {
    const { api, store } = buildStore();
    store.add(buildLink({ encodeId: 'stays' }));
    store.add(buildLink());
    store.remove('abc');
    store.sendWaiting();
    await jest.advanceTimersByTimeAsync(2 * UNDO_MS);
    expect(api.remove).toHaveBeenCalledTimes(1);
    expect(api.remove).toHaveBeenCalledWith(expect.objectContaining({ encodeId: 'abc' }), true);
    expect(ids(store)).toEqual(['stays']);
  });

  it('is made up for on the next visit', async () => {
    const { api } = buildStore(new FakeShelf([{ ...buildLink(), leavesAt: Date.now() - 60_000 }]));
    await jest.advanceTimersByTimeAsync(0);
    expect(api.remove).toHaveBeenCalledTimes(1);
  });

  it.each([404, 410])('takes %i for done', async (status) => {
    const { api, store } = buildStore();
    api.remove.mockRejectedValue(refusal(status, 'links.gone'));
    store.add(buildLink());
    store.remove('abc');
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(store.links).toEqual([]);
  });

  it('brings the link back with the reason when the server refuses', async () => {
    const { api, store } = buildStore();
    api.remove.mockRejectedValueOnce(refusal(403, 'links.not-allowed'));
    store.add(buildLink());
    store.remove('abc');
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(store.find('abc')).toMatchObject({ isLeaving: false, failure: 'links.not-allowed' });
    store.remove('abc');
    expect(store.find('abc')?.failure).toBeNull();
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(store.links).toEqual([]);
  });
});

describe('whoever uses the device', () => {
  it('sees what they made, and not what a member before them made', () => {
    const { store, shelf } = buildStore();
    store.add(buildLink({ encodeId: 'guest' }));
    store.setOwner(5);
    store.add(buildLink({ encodeId: 'member' }));
    expect(ids(store)).toEqual(['member']);
    store.setOwner(0);
    expect(ids(store)).toEqual(['guest']);
    expect(JSON.stringify(shelf.value)).not.toContain('member');
  });

  it('brings along what they made as a guest', async () => {
    const { api, store } = buildStore();
    store.add(buildLink({ encodeId: 'one', claim: 'claim-of-one' }));
    store.add(buildLink({ encodeId: 'two', claim: 'claim-of-two' }));
    api.claim.mockResolvedValue(['two']);
    store.setOwner(5);
    expect(store.guestLinks).toHaveLength(2);
    expect(await store.bringAlong()).toBe(1);
    expect(api.claim).toHaveBeenCalledWith(['claim-of-two', 'claim-of-one']);
    expect(ids(store)).toEqual(['two']);
    expect(store.guestLinks.map(({ encodeId }) => encodeId)).toEqual(['one']);
  });

  it('keeps everything where it is when nothing can be brought along', async () => {
    const { api, store } = buildStore();
    store.add(buildLink({ encodeId: 'one' }));
    store.setOwner(5);
    api.claim.mockRejectedValue(refusal(503, 'http.unavailable'));
    await expect(store.bringAlong()).rejects.toThrow('http.unavailable');
    expect(store.guestLinks).toHaveLength(1);
  });
});
