import { clickLists } from './click-lists';

const MIX = [
  {
    mix: { source: 'line', platform: 'iphone', browser: 'Safari', language: 'zh-TW', country: 'TW' },
    total: 3,
    unique: 2,
  },
] as never;
const REFERRERS = [{ name: 'news.example', total: 3, unique: 2 }] as never;

describe('the breakdowns of a report', () => {
  it('show all to who may see all', () => {
    const lists = clickLists(MIX, REFERRERS, null);
    expect(lists.sources).not.toBeNull();
    expect(lists.referrers).toHaveLength(1);
  });

  it('hide where visitors came from, but not from which country', () => {
    const lists = clickLists(MIX, REFERRERS, 'protected');
    expect([lists.sources, lists.platforms, lists.browsers, lists.referrers]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(lists.countries).toHaveLength(1);
  });

  it('have no referrers where a filter makes them unknown', () => {
    expect(clickLists(MIX, null, null).referrers).toBeNull();
  });
});
