import { fakeLinkListApi } from '../../../test/fakes';
import type { LinkOnDomain } from '../../../api/link-name';
import type { LinkQuery } from '../list/list.api';
import { MAX_SELECTED, SelectionStore } from './selection.store';

const ALL: LinkQuery = { tab: 'links', sort: 'newest', filters: [] };
const named = (encodeId: string, domain = 's.test'): LinkOnDomain => ({ encodeId, domain });
const shown = ['a', 'b', 'c', 'd'].map((encodeId) => named(encodeId));
const [a, b, c, d] = shown as [LinkOnDomain, LinkOnDomain, LinkOnDomain, LinkOnDomain];

function build() {
  const api = fakeLinkListApi();
  const selection = new SelectionStore(api);
  return { api, selection, ids: () => selection.names.map(({ encodeId }) => encodeId).sort() };
}

describe('the selection', () => {
  it('takes and loses links one by one', () => {
    const { selection, ids } = build();
    selection.toggle(a, shown);
    selection.toggle(c, shown);
    selection.toggle(a, shown);
    expect(ids()).toEqual(['c']);
  });

  it('takes everything between two links, whichever comes first, and loses it alike', () => {
    const { selection, ids } = build();
    selection.toggle(d, shown);
    selection.toggle(b, shown, true);
    expect(ids()).toEqual(['b', 'c', 'd']);
    selection.toggle(c, shown, true);
    expect(ids()).toEqual(['d']);
  });

  it('takes one where a range has no beginning', () => {
    const { selection, ids } = build();
    selection.toggle(c, shown, true);
    expect(ids()).toEqual(['c']);
  });

  it('takes all that are shown, or none when it has all of them', () => {
    const { selection, ids } = build();
    selection.toggle(b, shown);
    selection.togglePage(shown);
    expect(ids()).toEqual(['a', 'b', 'c', 'd']);
    selection.togglePage(shown);
    expect(ids()).toEqual([]);
  });

  it('tells links of different domains apart', () => {
    const { selection } = build();
    selection.toggle(named('a', 'one.test'), shown);
    expect([selection.has(named('a', 'one.test')), selection.has(a)]).toEqual([true, false]);
  });

  it('takes all that match, page by page', async () => {
    const { api, selection, ids } = build();
    api.names
      .mockResolvedValueOnce({ links: [a, b], start: 'next', hasMore: true })
      .mockResolvedValueOnce({ links: [c], start: 'end', hasMore: false });
    expect(await selection.chooseAll(ALL)).toBe(true);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(api.names.mock.calls).toEqual([
      [ALL, -1],
      [ALL, 'next'],
    ]);
  });

  it('takes nothing of what is found when it was given up meanwhile', async () => {
    const { api, selection } = build();
    let answer = (_: unknown): void => undefined;
    api.names.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const choosing = selection.chooseAll(ALL);
    selection.clear();
    answer({ links: [a, b], start: 'end', hasMore: false });
    expect(await choosing).toBe(false);
    expect(selection.count).toBe(0);
  });

  it('takes no more than can be handled', async () => {
    const { api, selection } = build();
    const links = Array.from({ length: MAX_SELECTED + 1 }, (_, index) => named(`x${index}`));
    api.names.mockResolvedValueOnce({ links, start: 'next', hasMore: true });
    expect(await selection.chooseAll(ALL)).toBe(false);
    expect([selection.count, selection.isFull]).toEqual([MAX_SELECTED, true]);
    selection.clear();
    expect(selection.count).toBe(0);
  });
});
