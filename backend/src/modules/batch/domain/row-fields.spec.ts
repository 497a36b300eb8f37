import { creationMoment, readRowFields } from './row-fields';

const NOW = new Date('2026-11-26T12:00:00Z');
const NONE = { domain: null, tags: [], utmFormat: null, expireTime: null };

describe('a row', () => {
  const reading = {
    columns: { url: 0, tags: 1, title: 2 },
    names: null,
    source: 'file',
    options: NONE,
    now: NOW,
  } as const;

  it('asks for a link, with its own labels behind those of the task', () => {
    const options = { ...NONE, tags: ['all'], domain: 'go.example' };
    expect(readRowFields([' https://example.com/ ', 'a|b;"c"', 'Tea'], { ...reading, options })).toEqual({
      url: 'https://example.com/',
      tags: ['all', 'a', 'b', 'c'],
      note: 'Tea',
      domain: 'go.example',
    });
  });

  it('has moments in the zone that its column names', () => {
    const columns = { url: 0, createdAt: 1, expireTime: 2 };
    const names = ['url', 'Created (Asia/Taipei)', 'Expiration (America/New_York)'];
    const cells = ['https://example.com/', '2026-01-01 08:00:00', '2027-07-01'];
    expect(readRowFields(cells, { ...reading, columns, names })).toEqual({
      url: 'https://example.com/',
      createdAt: new Date('2026-01-01T00:00:00Z'),
      expireTime: '2027-07-01T00:00:00.000-04:00',
    });
  });

  it('with a note of its own does not take the title of its page for one', () => {
    const columns = { url: 0, title: 1, note: 2 };
    expect(readRowFields(['https://example.com/', 'Tea', ''], { ...reading, columns })).toEqual({
      url: 'https://example.com/',
    });
  });

  it('without an address asks for nothing', () => {
    expect(readRowFields(['', 'a'], reading)).toBeNull();
    expect(readRowFields([], reading)).toBeNull();
  });

  it.each([
    ['bit.ly/abc', 'abc'],
    ['https://s.test/a/b/', 'a/b'],
    ['https://s.test/%E8%8C%B6?x#y', '茶'],
    ['https://s.test/%E8', '%E8'],
    ['s.test', undefined],
  ])('of another service keeps the slug of %s', (shortUrl, slug) => {
    const columns = { url: 0, shortUrl: 1 };
    const row = readRowFields(['https://example.com/', shortUrl], { ...reading, columns, source: 'bitly' });
    expect(row?.encodeId).toBe(slug);
  });
});

describe('when a link was made elsewhere', () => {
  it.each([
    ['2020-05-06T07:08:09+0000', '2020-05-06T07:08:09.000Z'],
    ['2020-05-06T07:08:09.123Z', '2020-05-06T07:08:09.123Z'],
    ['2020-05-06 07:08:09', '2020-05-06T07:08:09.000Z'],
    ['2020-05-06', '2020-05-06T00:00:00.000Z'],
    ['1588748889', '2020-05-06T07:08:09.000Z'],
  ])('is read from %s', (text, moment) => {
    expect(creationMoment(text, NOW)?.toISOString()).toBe(moment);
  });

  it.each(['', 'yesterday', '2027-01-01', '31/12/2020', '99999999999'])('is not known from “%s”', (text) => {
    expect(creationMoment(text, NOW)).toBeNull();
  });
});
