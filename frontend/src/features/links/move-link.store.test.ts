import { ApiError } from '../../api/api-error';
import { fakeLinksApi } from '../../test/fakes';
import { MoveLinkStore } from './move-link.store';

const GROUPS = [
  { groupId: 70, name: 'Mei' },
  { groupId: 71, name: 'Tea shop' },
  { groupId: 72, name: 'Ink' },
];
const LINK = { encodeId: 'abc', domain: 'mei.test' };
const refused = new ApiError({ status: 403, code: 'links.target-read-only', message: '' });

function build(groups = GROUPS) {
  const api = fakeLinksApi();
  const ask = { link: LINK, groupId: 70, groups: () => Promise.resolve(groups) };
  return { api, store: new MoveLinkStore(api, ask) };
}

async function loaded(groups = GROUPS) {
  const parts = build(groups);
  parts.store.load();
  await new Promise((resolve) => setTimeout(resolve));
  return parts;
}

describe('moving a link', () => {
  it('offers every group but the one that has it, the first one chosen', async () => {
    const { store } = await loaded();
    expect(store.others.map(({ name }) => name)).toEqual(['Tea shop', 'Ink']);
    expect(store.chosen?.name).toBe('Tea shop');
    store.choose(72);
    expect(store.chosen?.name).toBe('Ink');
  });

  it('goes nowhere while there is nowhere to go', async () => {
    const before = build();
    expect(await before.store.move()).toBeNull();
    const { api, store } = await loaded(GROUPS.slice(0, 1));
    expect(store.chosen).toBeNull();
    expect(await store.move()).toBeNull();
    expect(api.transfer).not.toHaveBeenCalled();
  });

  it('moves once however often it is asked, and can go on after a refusal', async () => {
    const { api, store } = await loaded();
    api.transfer.mockRejectedValueOnce(refused);
    const first = store.move();
    expect(await store.move()).toBeNull();
    expect(await first).toBeNull();
    expect(store.moving.error?.code).toBe('links.target-read-only');
    store.choose(72);
    expect(store.moving.error).toBeNull();
    expect(await store.move()).toEqual(GROUPS[2]);
    const calls = api.transfer.mock.calls.map(([link, groupId]: unknown[]) => [link, groupId]);
    expect(calls).toEqual([
      [LINK, 71],
      [LINK, 72],
    ]);
    const keys = api.transfer.mock.calls.map(([, , key]: unknown[]) => key);
    expect(new Set(keys).size).toBe(2);
  });
});
