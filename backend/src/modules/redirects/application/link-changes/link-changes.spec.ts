import { ANY_CHANGE } from '../../../../shared/change-feed/change-log';
import { type LinkEvent, NEW_LINKS, linkChangesOf } from './link-changes';

const changed = (slug: string, domainId = 0): LinkEvent => ({
  type: 'links.link-changed',
  linkId: 1,
  domainId,
  slug,
});

describe('the news of a transaction', () => {
  it('names each link once by where it is', () => {
    const trashed: LinkEvent = {
      type: 'links.link-trashed',
      linkId: 2,
      groupId: 5,
      domainId: 7,
      slug: 'abc',
    };
    expect(linkChangesOf([changed('abc'), trashed, changed('abc')])).toEqual(['abc', '7/abc']);
  });

  it('is one for all links that are new', () => {
    const created: LinkEvent = {
      type: 'links.link-created',
      linkId: 3,
      groupId: 5,
      domainId: 0,
      slug: 'new',
    };
    const more = Array.from({ length: 10_000 }, () => created);
    expect(linkChangesOf([...more, changed('abc')])).toEqual([NEW_LINKS, 'abc']);
  });

  it('is of any link when it is of many', () => {
    const slugs = Array.from({ length: 501 }, (_, n) => `slug-${n}`);
    expect(linkChangesOf(slugs.slice(1).map((slug) => changed(slug)))).toHaveLength(500);
    expect(linkChangesOf(slugs.map((slug) => changed(slug)))).toEqual([ANY_CHANGE]);
    expect(linkChangesOf([changed('abc'), { type: 'links.many-links-changed' }])).toEqual([ANY_CHANGE]);
  });
});
