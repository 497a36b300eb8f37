import { presentLinkList } from './link-list.presenter';

const link = {
  id: 12,
  encodeId: '春節',
  url: 'https://e.test/',
  shortUrl: 'https://s.test:8443/%E6%98%A5%E7%AF%80',
  groupId: 5,
  userId: 7,
  isTransferred: true,
  transferredFrom: { groupId: 6, name: 'Tea shop' },
  tags: [{ tagId: 3, value: 'Sale' }],
  canEdit: true,
  canTransfer: true,
  canReturn: false,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  trashedAt: null,
};

describe('a page of links', () => {
  it('shows each link with its clicks, and goes on behind the last one', () => {
    const page = presentLinkList([{ ...link, id: 20 }, link], new Map([[12, { total: 9, unique: 4 }]]));
    expect(page.start).toBe(12);
    expect(page.linksData).toEqual([
      expect.objectContaining({ id: 20, totalClicks: 0, uniqueClicks: 0 }),
      {
        id: 12,
        encodeId: '春節',
        url: 'https://e.test/',
        shortUrl: 'https://s.test:8443/%E6%98%A5%E7%AF%80',
        domain: 's.test:8443',
        ssl: true,
        createTime: '2026-11-21T12:00:00.000Z',
        userId: 7,
        isTransferred: true,
        transferredFrom: { groupId: 6, name: 'Tea shop' },
        tags: [{ tagId: 3, value: 'Sale' }],
        canEdit: true,
        canTransfer: true,
        canReturn: false,
        totalClicks: 9,
        uniqueClicks: 4,
      },
    ]);
  });

  it('says so when there is none', () => {
    expect(presentLinkList([], new Map())).toEqual({ linksData: [], start: -1 });
  });
});
