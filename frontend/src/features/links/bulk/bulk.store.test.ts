import { ApiError } from '../../../api/api-error';
import { UNDO_MS } from '../../../shared/undo-time';
import { fakeBulkApi } from '../../../test/fakes';
import type { LinkOnDomain } from '../../../api/link-name';
import type { LinkQuery } from '../list/list.api';
import { BulkStore } from './bulk.store';
import { partsOf } from './bulk-parts';

const query: LinkQuery = { tab: 'links', sort: 'newest', filters: [] };
const named = (encodeId: string, domain = 's.test'): LinkOnDomain => ({ encodeId, domain });
const AB = [named('a'), named('b')];

function build() {
  const api = fakeBulkApi();
  const list = { query, drop: jest.fn(), show: jest.fn().mockResolvedValue(undefined) };
  return { api, list, bulk: new BulkStore(api, list) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is done with many links', () => {
  it('is sent when nobody can undo it any more, and the links leave the list', async () => {
    const { api, list, bulk } = build();
    bulk.begin({ kind: 'trash' }, AB);
    expect([bulk.hides(named('a')), bulk.hides(named('c'))]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(api.run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(api.run.mock.calls).toEqual([
      [{ kind: 'trash' }, { domain: 's.test', encodeIds: ['a', 'b'] }, false],
    ]);
    expect(list.drop.mock.calls).toEqual([[named('a')], [named('b')]]);
    expect(bulk.run).toMatchObject({ state: 'done', failures: [] });
  });

  it('is not done when that is undone in time', async () => {
    const { api, bulk } = build();
    bulk.begin({ kind: 'trash' }, AB);
    bulk.undo();
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect([api.run.mock.calls, bulk.run, bulk.hides(named('a'))]).toEqual([[], null, false]);
  });

  it('shows the list anew where links stay in it', async () => {
    const { list, bulk } = build();
    bulk.begin({ kind: 'address', value: 'https://e.test/' }, AB);
    expect(bulk.hides(named('a'))).toBe(false);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(list.show.mock.calls).toEqual([[query]]);
    expect(list.drop).not.toHaveBeenCalled();
  });

  it('tells which links were left as they were, and tries those again', async () => {
    const { api, list, bulk } = build();
    api.run.mockResolvedValueOnce([
      { encodeId: 'a', code: null },
      { encodeId: 'b', code: 'links.not-allowed' },
    ]);
    bulk.begin({ kind: 'trash' }, AB);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(bulk.run).toMatchObject({
      state: 'done',
      doneCount: 1,
      failures: [{ name: named('b'), code: 'links.not-allowed' }],
    });
    expect(list.drop.mock.calls).toEqual([[named('a')]]);
    bulk.retry();
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(api.run).toHaveBeenLastCalledWith(
      { kind: 'trash' },
      { domain: 's.test', encodeIds: ['b'] },
      false,
    );
    expect(bulk.run).toMatchObject({ state: 'done', failures: [] });
  });

  it('goes on with the rest when a part could not be sent', async () => {
    const { api, bulk } = build();
    api.run.mockRejectedValueOnce(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    bulk.begin({ kind: 'giveBack' }, [named('a', 'one.test'), named('b', 'two.test')]);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(bulk.run?.failures).toEqual([{ name: named('a', 'one.test'), code: 'client.offline' }]);
    expect(api.run).toHaveBeenCalledTimes(2);
    bulk.dismiss();
    expect(bulk.run).toBeNull();
  });

  it('is sent at once, and once, when the page closes or something else begins', async () => {
    const { api, bulk } = build();
    bulk.begin({ kind: 'trash' }, [named('a')]);
    bulk.begin({ kind: 'trash' }, [named('b')]);
    bulk.sendWaiting(true);
    bulk.sendWaiting(true);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    const partOf = (encodeId: string) => ({ domain: 's.test', encodeIds: [encodeId] });
    expect(api.run.mock.calls).toEqual([
      [{ kind: 'trash' }, partOf('a'), false],
      [{ kind: 'trash' }, partOf('b'), true],
    ]);
  });
});

describe('links in as few calls as they need', () => {
  it('are of one domain, 500 at most', () => {
    const many = Array.from({ length: 1_001 }, (_, index) => named(`x${index}`));
    const parts = partsOf([...many, named('y', 'own.test')]);
    expect(parts.map(({ domain, encodeIds }) => [domain, encodeIds.length])).toEqual([
      ['s.test', 500],
      ['s.test', 500],
      ['s.test', 1],
      ['own.test', 1],
    ]);
  });
});
