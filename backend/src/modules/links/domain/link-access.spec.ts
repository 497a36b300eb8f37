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
    ['may delete a link with its claim', 0, { domainId: 0, slug: 'abc' }, true],
    ['not with the claim of another link', 0, { domainId: 0, slug: 'Abc' }, false],
    ['not with the claim of its namesake on another domain', 0, { domainId: 1, slug: 'abc' }, false],
    ['not without a claim', 0, null, false],
    ['not once a group took it over', 5, { domainId: 0, slug: 'abc' }, false],
  ])('%s', (_, groupId, claim, allowed) => {
    expect(canTrash(guest, { domainId: 0, slug: 'abc', groupId }, claim)).toBe(allowed);
  });

  it('may not delete a link by the browser it was made in', () => {
    const link = { domainId: 0, slug: 'abc', groupId: 0, browserUuid: guest.browserUuid };
    expect(canSeeCounts(guest, link)).toBe(true);
    expect(canTrash(guest, link, null)).toBe(false);
  });
});
