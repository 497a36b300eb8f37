import type { Guest } from '../../../shared/domain/actor';
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

  it('that a member made belongs to the group and remembers no browser', () => {
    const creator = { ...guest, kind: 'member', userId: 7, groupId: 5, groupLevel: 1 } as const;
    const link = Link.create({
      domainId: SHARED_DOMAIN,
      slug: 'abc',
      url: 'https://e.test/',
      creator: { ...creator, isReadOnly: false, isSiteAdmin: false, sessionId: 'session-1' },
      createdAt: noon,
    });
    expect(link).toMatchObject({ groupId: 5, creatorUserId: 7, browserUuid: null });
  });

  it('forgets the browser when a member brings it along', () => {
    const link = buildLink();
    link.joinGroupOf({ groupId: 5, userId: 7 });
    expect(link).toMatchObject({ groupId: 5, creatorUserId: 7, browserUuid: null });
  });

  it('keeps nothing but its slug when its owners are gone', () => {
    const link = buildLink();
    link.bury(noon);
    expect(link).toMatchObject({ slug: 'abc', url: '', browserUuid: null, trashedAt: noon });
  });
});
