import type { ListedLink } from '../application/list-links.service';
import { presentListed } from './link-list.presenter';

const createdAt = new Date('2026-11-21T12:00:00Z');

const LINK = {
  id: 3,
  slug: '春節',
  asciiSlug: null,
  url: 'https://e.test/',
  groupId: 5,
  creatorUserId: 7,
  createdAt,
  trashedAt: null,
  purgeAt: null,
  isTransferred: false,
  isStarred: false,
  expiresAt: null,
  title: null,
  pageTitle: null,
};

const listed = (link: object = LINK): ListedLink => ({
  link: link as ListedLink['link'],
  domain: { kind: 'regular', host: 's.test:8443', origin: 'https://s.test:8443' },
  tags: [{ tagId: 3, value: 'Sale', color: 'gray' }],
  tools: [],
  author: { userId: 7, name: 'Ada' },
  protectTrack: true,
  clicks: { total: 9, unique: 4 },
  transferredFrom: { groupId: 6, name: 'Tea' },
  canEdit: true,
  canTransfer: true,
  canReturn: false,
});

describe('a link of a list', () => {
  it('shows what is known of it, with its clicks', () => {
    expect(presentListed(listed())).toMatchObject({
      encodeId: '春節',
      shortUrl: 'https://s.test:8443/%E6%98%A5%E7%AF%80',
      domain: 's.test:8443',
      ssl: true,
      createTime: '2026-11-21T12:00:00.000Z',
      userId: 7,
      author: { userId: 7, name: 'Ada' },
      type: 'simple',
      domainType: 'regular',
      protectTrack: true,
      star: false,
      title: 'e.test',
      isTransferred: false,
      transferredFrom: { groupId: 6, name: 'Tea' },
      tags: [{ tagId: 3, value: 'Sale', color: 'gray' }],
      canEdit: true,
      canTransfer: true,
      canReturn: false,
      purgeTime: null,
      totalClicks: 9,
      uniqueClicks: 4,
    });
  });

  it('that lies in the trash bin says when it goes for good', () => {
    const purgeAt = new Date('2026-12-21T12:00:00Z');
    expect(presentListed(listed({ ...LINK, trashedAt: createdAt, purgeAt }))).toMatchObject({
      trashTime: '2026-11-21T12:00:00.000Z',
      purgeTime: '2026-12-21T12:00:00.000Z',
    });
  });
});
