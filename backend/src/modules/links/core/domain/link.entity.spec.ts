import type { Guest } from '../../../../shared/domain/actor';
import { Link, SHARED_DOMAIN } from './link.entity';

const guest: Guest = { kind: 'guest', userId: 0, groupId: 0, browserUuid: 'browser-1' };
const noon = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T13:00:00Z');

const buildLink = () =>
  Link.create({
    domainId: SHARED_DOMAIN,
    slug: 'abc',
    url: 'https://e.test/',
    creator: guest,
    createdAt: noon,
  });

describe('a link', () => {
  it('that a guest made belongs to nobody and remembers the browser', () => {
    expect(buildLink()).toMatchObject({
      domainId: SHARED_DOMAIN,
      slug: 'abc',
      url: 'https://e.test/',
      groupId: 0,
      creatorUserId: 0,
      browserUuid: 'browser-1',
      createdAt: noon,
      trashedAt: null,
    });
  });

  it('is live until it is trashed', () => {
    const link = buildLink();
    expect(link.isTrashed).toBe(false);
    link.trash(noon);
    expect(link.isTrashed).toBe(true);
    expect(link.trashedAt).toBe(noon);
  });

  it('ends once, at the first time it is trashed', () => {
    const link = buildLink();
    link.trash(noon);
    link.trash(later);
    expect(link.trashedAt).toBe(noon);
  });

  it('stays in the trash bin for 30 days, unless it is put back', () => {
    const link = buildLink();
    link.trash(noon);
    expect(link.purgeAt).toEqual(new Date(noon.getTime() + 30 * 86_400_000));
    expect([link.isDueBy(noon), link.isDueBy(new Date(noon.getTime() + 30 * 86_400_000))]).toEqual([
      false,
      true,
    ]);
    link.putBack();
    expect(link).toMatchObject({ isTrashed: false, trashedAt: null, purgeAt: null });
    expect(link.isDueBy(new Date('2999-01-01'))).toBe(false);
  });

  it('that a member made belongs to the group and remembers no browser', () => {
    const creator = { ...guest, kind: 'member', userId: 7, groupId: 5, groupLevel: 1 } as const;
    const link = Link.create({
      domainId: SHARED_DOMAIN,
      slug: 'abc',
      url: 'https://e.test/',
      creator: {
        ...creator,
        mayEditAll: false,
        isReadOnly: false,
        isSiteAdmin: false,
        sessionId: 'session-1',
      },
      createdAt: noon,
    });
    expect(link).toMatchObject({ groupId: 5, creatorUserId: 7, browserUuid: null });
  });

  it('forgets the browser when a member brings it along', () => {
    const link = buildLink();
    link.joinGroupOf({ groupId: 5, userId: 7 });
    expect(link).toMatchObject({ groupId: 5, creatorUserId: 7, browserUuid: null });
  });

  const memberLink = () => {
    const link = buildLink();
    link.joinGroupOf({ groupId: 5, userId: 7 });
    return link;
  };

  it.each<[string, readonly number[], object]>([
    ['stays where it was made', [], { groupId: 5, firstGroupId: null, moverUserId: null }],
    ['remembers where it came from, and who moved it', [6], { groupId: 6, firstGroupId: 5, moverUserId: 86 }],
    ['remembers the first of several', [6, 8], { groupId: 8, firstGroupId: 5, moverUserId: 88 }],
    ['remembers nothing once it is back', [6, 5], { groupId: 5, firstGroupId: null, moverUserId: null }],
  ])('%s', (_, groups, expected) => {
    const link = memberLink();
    for (const groupId of groups) link.transferTo({ groupId, userId: 80 + groupId });
    expect(link).toMatchObject({ ...expected, creatorUserId: 7, url: 'https://e.test/' });
    expect(link.isTransferred).toBe(link.firstGroupId !== null);
  });

  it.each<[string, readonly number[]]>([
    ['straight', [6]],
    ['past those that it has been in since', [6, 8]],
  ])('goes back to where it was made %s', (_, groups) => {
    const link = memberLink();
    for (const groupId of groups) link.transferTo({ groupId, userId: 7 });
    expect(link.giveBack()).toBe(5);
    expect(link).toMatchObject({ groupId: 5, firstGroupId: null, moverUserId: null });
  });

  it.each<[string, (link: Link) => unknown, string]>([
    ['moved to where it is', (link) => link.transferTo({ groupId: 5, userId: 7 }), 'links.already-in-group'],
    ['given back before it was moved', (link) => link.giveBack(), 'links.never-transferred'],
    [
      'moved out of the trash',
      (link) => {
        link.trash(noon);
        link.transferTo({ groupId: 6, userId: 7 });
      },
      'links.in-trash',
    ],
    [
      'given back out of the trash',
      (link) => {
        link.transferTo({ groupId: 6, userId: 7 });
        link.trash(noon);
        link.giveBack();
      },
      'links.in-trash',
    ],
  ])('cannot be %s', (_, change, code) => {
    const link = memberLink();
    expect(() => change(link)).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('keeps nothing but its slug when its owners are gone', () => {
    const link = buildLink();
    link.transferTo({ groupId: 6, userId: 7 });
    link.bury(noon);
    const nothing = {
      url: '',
      groupId: -1,
      purgeAt: null,
      browserUuid: null,
      firstGroupId: null,
      moverUserId: null,
    };
    expect(link).toMatchObject({ slug: 'abc', trashedAt: noon, ...nothing });
  });

  it('is copied with its settings, without its star and an end that has come', () => {
    const creator = { ...guest, kind: 'member', userId: 7, groupId: 5, groupLevel: 1 } as const;
    const link = buildLink();
    const end = { expiresAt: later, expiryTimeZone: 'Asia/Taipei', fallbackUrl: 'https://e.test/late' };
    link.edit({ note: 'x', isStarred: true, isAnalyticsPublic: true, ...end });
    const fresh = {
      domainId: SHARED_DOMAIN,
      slug: 'copy',
      creator: { ...creator, mayEditAll: false, isReadOnly: false, isSiteAdmin: false, sessionId: 's' },
    };
    const kept = {
      slug: 'copy',
      url: 'https://e.test/',
      note: 'x',
      isStarred: false,
      isAnalyticsPublic: true,
    };
    expect(link.copy({ ...fresh, createdAt: noon })).toMatchObject({ ...kept, ...end, groupId: 5 });
    expect(link.copy({ ...fresh, createdAt: later })).toMatchObject({
      ...kept,
      expiresAt: null,
      expiryTimeZone: null,
      fallbackUrl: null,
    });
  });
});
