import { listAddressOf, ALL_LINKS, isNarrowed, listQuestionIn, listQueryOf } from './list-question';

const readingOf = (address: string) => listQuestionIn(new URLSearchParams(address));

describe('what an address asks for', () => {
  it.each([
    ['', {}],
    ['tab=star&sort=clicks', { tab: 'star', sort: 'clicks' }],
    ['tab=trashBin&sort=clicks', { tab: 'trashBin', sort: 'newest' }],
    ['tab=secret&sort=__proto__', {}],
    ['q=春節 sale', { text: '春節 sale' }],
    ['tags=3,4,3,x,-1', { tagIds: [3, 4] }],
    ['from=2026-11-01&to=2026-02-31', { from: '2026-11-01' }],
    ['tags=3,4&match=all', { tagIds: [3, 4], isAllTags: true }],
    ['tags=3&match=all', { tagIds: [3] }],
    ['domain=ada.localhost:3000', { domain: 'ada.localhost:3000' }],
    ['domain=%3Cb%3E', {}],
    ['clicks=3-9', { minClicks: 3, maxClicks: 9 }],
    ['clicks=-0', { maxClicks: 0 }],
    ['clicks=many', {}],
    ['by=7&has=note,secrets,utm', { authorIds: [7], traits: ['utm', 'note'] }],
  ])('%j is %j', (address, question) => {
    expect(readingOf(address)).toEqual({ ...ALL_LINKS, ...question });
  });

  it.each([
    '',
    'tab=star&q=a%26b&sort=clicks',
    'tags=3%2C4&match=all&domain=tea.example&clicks=3-',
    'tags=3%2C4&from=2026-11-01&to=2026-11-21&by=7&has=utm%2Cnote',
  ])('%j is written the same', (address) => {
    expect(listAddressOf(readingOf(address)).toString()).toBe(address);
  });

  it('tells a list that is narrowed from one that is not', () => {
    expect(['', 'tab=api&sort=oldest'].map((address) => isNarrowed(readingOf(address)))).toEqual([
      false,
      false,
    ]);
    const narrowed = ['q=a', 'tags=1', 'to=2026-11-21', 'domain=tea.example', 'clicks=1-'];
    for (const address of narrowed) expect(isNarrowed(readingOf(address))).toBe(true);
  });
});

describe('what the server is asked', () => {
  it('names only what is looked for, and days as they are on this device', () => {
    expect(listQueryOf(ALL_LINKS)).toEqual({ tab: 'links', sort: 'newest', filters: [] });
    const exact = readingOf('tags=3,4&match=all&domain=tea.example&clicks=2-9');
    expect(listQueryOf(exact).filters).toEqual([
      { key: 'allTagIds', value: [3, 4] },
      { key: 'domain', value: 'tea.example' },
      { key: 'clicks', value: { from: 2, to: 9 } },
    ]);
    const question = readingOf('q=tea&tags=3&from=2026-11-01&to=2026-11-21&by=7&has=note');
    expect(listQueryOf(question).filters).toEqual([
      { key: 'text', value: 'tea' },
      { key: 'tagIds', value: [3] },
      {
        key: 'createdTime',
        value: {
          from: new Date(2026, 10, 1).toISOString(),
          to: new Date(2026, 10, 22).toISOString(),
        },
      },
      { key: 'author', value: [7] },
      { key: 'has', value: ['note'] },
    ]);
  });
});
