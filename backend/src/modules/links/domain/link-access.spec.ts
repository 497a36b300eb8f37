import type { Guest } from '../../../shared/domain/actor';
import { canSeeCounts, canTrash } from './link-access';

const guest: Guest = { kind: 'guest', userId: 0, groupId: 0, browserUuid: 'browser-1' };
const nameless: Guest = { ...guest, browserUuid: '' };

describe('a guest', () => {
  it.each([
    [
      'sees the counts of a link made in the same browser',
      guest,
      { groupId: 0, browserUuid: 'browser-1' },
      true,
    ],
    ['not of a link made in another browser', guest, { groupId: 0, browserUuid: 'browser-2' }, false],
    ['not of a link made in no browser', guest, { groupId: 0, browserUuid: null }, false],
    ['not of a link that a group took over', guest, { groupId: 5, browserUuid: 'browser-1' }, false],
    ['not without a browser id, even if the link has none', nameless, { groupId: 0, browserUuid: '' }, false],
  ])('%s', (_, actor, link, allowed) => {
    expect(canSeeCounts(actor, link)).toBe(allowed);
  });

  it.each([
    ['may delete a link with its claim', { id: 7, groupId: 0 }, { linkId: 7 }, true],
    ['not with the claim of another link', { id: 7, groupId: 0 }, { linkId: 8 }, false],
    ['not without a claim', { id: 7, groupId: 0 }, null, false],
    ['not once a group took it over', { id: 7, groupId: 5 }, { linkId: 7 }, false],
  ])('%s', (_, link, claim, allowed) => {
    expect(canTrash(guest, link, claim)).toBe(allowed);
  });

  it('may not delete a link by the browser it was made in', () => {
    const link = { id: 7, groupId: 0, browserUuid: guest.browserUuid };
    expect(canSeeCounts(guest, link)).toBe(true);
    expect(canTrash(guest, link, null)).toBe(false);
  });
});
