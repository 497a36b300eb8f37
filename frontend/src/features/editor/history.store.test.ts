import { UNDO_MS } from '../../shared/undo-time';
import { buildChange, buildDetails, fakeEditorApi } from '../../test/fake-editor';
import { HistoryStore } from './history.store';

function build(changes: readonly ReturnType<typeof buildChange>[] = []) {
  const api = fakeEditorApi();
  api.history.mockResolvedValue({ changes, start: 3 });
  const shown = { link: buildDetails(), refresh: jest.fn() };
  return { api, shown, history: new HistoryStore(api, shown) };
}

describe('the history of a link', () => {
  it('comes page by page', async () => {
    const { api, shown, history } = build(
      Array.from({ length: 20 }, (_, n) => buildChange({ changeId: 30 - n })),
    );
    await history.load();
    expect(history.hasMore).toBe(true);
    api.history.mockResolvedValueOnce({ changes: [buildChange()], start: 1 });
    await history.loadMore();
    expect(history.changes).toHaveLength(21);
    expect(history.hasMore).toBe(false);
    expect(api.history.mock.calls).toEqual([
      [shown.link, -1, 20],
      [shown.link, 3, 20],
    ]);
  });

  it('knows the names that lead there, too', async () => {
    const named = (before: string) => buildChange({ field: 'encodeId', before, after: 'x' });
    const { history } = build([named('tea'), named('abc'), named('tea'), buildChange({ before: 'no-name' })]);
    await history.load();
    expect(history.formerNames).toEqual(['tea']);
  });

  it('rolls back when nobody can undo it any more', async () => {
    jest.useFakeTimers();
    const { api, shown, history } = build();
    history.rollBacks.begin(5);
    history.rollBacks.undo(5);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(api.rollBack).not.toHaveBeenCalled();
    history.rollBacks.begin(5);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    jest.useRealTimers();
    expect(api.rollBack.mock.calls).toEqual([[shown.link, 5, false]]);
    expect(shown.refresh).toHaveBeenCalledWith(buildDetails({ url: 'https://example.com/before' }));
    expect(api.history).toHaveBeenCalledTimes(1);
  });
});
