import type { Guest, Member } from '../../../../shared/domain/actor';
import {
  analyticsReaderOf,
  canClaim,
  canEdit,
  canReturn,
  canSeeCounts,
  canTransfer,
  canTrash,
} from './link-access';

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
    expect(canTrash(guest, { domainId: 0, slug: 'abc', groupId, creatorUserId: 0 }, claim)).toBe(allowed);
  });

  it('may not delete a link by the browser it was made in', () => {
    const link = { domainId: 0, slug: 'abc', groupId: 0, creatorUserId: 0, browserUuid: guest.browserUuid };
    expect(canSeeCounts(guest, link)).toBe(true);
    expect(canTrash(guest, link, null)).toBe(false);
  });
});

const member: Member = {
  kind: 'member',
  userId: 7,
  groupId: 5,
  groupLevel: 1,
  mayEditAll: false,
  isReadOnly: false,
  isSiteAdmin: false,
  sessionId: 'session-1',
  browserUuid: 'browser-1',
};

describe('whoever may change a link', () => {
  const link = { groupId: 5, creatorUserId: 8 };
  it.each([
    ['is whoever made it', { userId: 8 }, true],
    ['is nobody else', {}, false],
    ['is any admin of the group', { groupLevel: 2 as const }, true],
    ['is everybody in a group that lets them', { mayEditAll: true }, true],
    ['is nobody of another group that does', { mayEditAll: true, groupId: 6 }, false],
  ])('%s', (_, change, allowed) => {
    expect(canEdit({ ...member, ...change }, link)).toBe(allowed);
  });
});

describe('a member', () => {
  it.each([
    ['sees the counts of the links of the group', { groupId: 5, browserUuid: null }, true],
    ['not of those of another group', { groupId: 6, browserUuid: null }, false],
    ['not of what a guest made in the same browser', { groupId: 0, browserUuid: 'browser-1' }, false],
  ])('%s', (_, link, allowed) => {
    expect(canSeeCounts(member, link)).toBe(allowed);
  });

  const link = { domainId: 0, slug: 'abc', groupId: 5, creatorUserId: 7 };
  const claim = { domainId: 0, slug: 'abc' };

  it.each([
    ['may delete what they made', member, link, true],
    ['not what somebody else of the group made', member, { ...link, creatorUserId: 8 }, false],
    [
      'may, as admin, delete what anybody made',
      { ...member, groupLevel: 2 as const },
      { ...link, creatorUserId: 8 },
      true,
    ],
    [
      'not in another group, admin or not',
      { ...member, groupLevel: 2 as const },
      { ...link, groupId: 6 },
      false,
    ],
    ['not what they made and took to another group', member, { ...link, groupId: 6 }, false],
  ])('%s', (_, actor, of, allowed) => {
    expect(canTrash(actor, of, null)).toBe(allowed);
    expect(canTrash(actor, of, claim)).toBe(allowed);
  });
});

describe('between groups', () => {
  const admin = { ...member, groupLevel: 2 as const };

  it.each([
    ['who made it', member, { groupId: 5, creatorUserId: 7 }, true],
    ['an admin of the group', admin, { groupId: 5, creatorUserId: 8 }, true],
    ['nobody else of the group', member, { groupId: 5, creatorUserId: 8 }, false],
    ['not who made it while acting in another group', member, { groupId: 6, creatorUserId: 7 }, false],
    ['not an admin of another group', admin, { groupId: 6, creatorUserId: 8 }, false],
  ])('a link is moved by: %s', (_, actor, link, allowed) => {
    expect(canTransfer(actor, link)).toBe(allowed);
  });

  it.each([
    ['who made it', 1 as const, { creatorUserId: 7, moverUserId: 8 }, true],
    ['who moved it', 1 as const, { creatorUserId: 8, moverUserId: 7 }, true],
    ['an admin of the group that has it', 2 as const, { creatorUserId: 8, moverUserId: 8 }, true],
    ['nobody else of that group', 1 as const, { creatorUserId: 8, moverUserId: 9 }, false],
    [
      'nobody at all who made nothing and moved nothing',
      1 as const,
      { creatorUserId: 0, moverUserId: null },
      false,
    ],
  ])('a link is given back by: %s', (_, groupLevel, link, allowed) => {
    expect(canReturn({ userId: 7, groupLevel }, link)).toBe(allowed);
  });
});

describe('a claim', () => {
  const claim = { domainId: 0, slug: 'abc' };
  it.each([
    ['takes over a link that nobody owns', { domainId: 0, slug: 'abc', groupId: 0 }, true],
    ['not one that a group owns', { domainId: 0, slug: 'abc', groupId: 5 }, false],
    ['not another link', { domainId: 0, slug: 'abd', groupId: 0 }, false],
  ])('%s', (_, link, allowed) => {
    expect(canClaim(link, claim)).toBe(allowed);
  });
});

describe('the analytics of a link', () => {
  const closed = { groupId: 9, browserUuid: null, isAnalyticsPublic: false };
  const open = { ...closed, isAnalyticsPublic: true };
  const stranger: Member = { ...member, groupId: 6 };
  it.each([
    ['are read by its group as their own', member, { ...open, groupId: 5 }, 'holder'],
    [
      'by the guest who made it as their own',
      guest,
      { ...open, groupId: 0, browserUuid: 'browser-1' },
      'holder',
    ],
    ['by everybody where they are public', stranger, open, 'public'],
    ['by guests there, too', guest, open, 'public'],
    ['by who runs the site, whatever the link', { ...stranger, isSiteAdmin: true }, closed, 'siteAdmin'],
    ['by no other member', stranger, closed, null],
    ['and by no other guest', nameless, closed, null],
  ] as const)('%s', (_, actor, link, reader) => {
    expect(analyticsReaderOf(actor, link)).toBe(reader);
  });
});
