import type { RemoteName } from './remote-service';
import { REMOTE_SERVICES } from './remote-services';
import { importName, serviceOrigin } from './service-origin';

const TOKEN = 'secret';

/** Everything that the service is asked for, and what it is answered, until it has no more. */
function readAll(name: RemoteName, origin: string, answers: readonly (readonly [string, unknown])[]) {
  const service = REMOTE_SERVICES[name];
  const links = [];
  let cursor = null;
  for (const [path, answer] of answers) {
    const { url, headers } = service.request({ origin, token: TOKEN }, cursor);
    expect(url).toBe(origin + path);
    expect(JSON.stringify([url, headers])).toContain(TOKEN);
    const page = service.read(answer, cursor);
    links.push(...page.links);
    cursor = page.next;
  }
  expect(cursor).toBeNull();
  return links;
}

describe('the links of an account at another service', () => {
  it('at Bitly are those of all its groups', () => {
    const bitly = REMOTE_SERVICES.bitly.origin ?? '';
    const link = (id: string) => ({
      ...{ id, link: `https://${id}`, long_url: 'https://example.com/', title: 'Tea', tags: ['a', 'b'] },
      created_at: '2020-05-06T07:08:09+0000',
    });
    const further = `${bitly}/v4/groups/B1/bitlinks?size=100&search_after=x`;
    const links = readAll('bitly', bitly, [
      ['/v4/groups', { groups: [{ guid: 'B1' }, { guid: 'B/2' }] }],
      ['/v4/groups/B1/bitlinks?size=100', { links: [link('bit.ly/1')], pagination: { next: further } }],
      [
        '/v4/groups/B1/bitlinks?size=100&search_after=x',
        { links: [link('bit.ly/2')], pagination: { next: '' } },
      ],
      ['/v4/groups/B%2F2/bitlinks?size=100', { links: [], pagination: {} }],
    ]);
    expect(links.map(({ shortUrl }) => shortUrl)).toEqual(['bit.ly/1', 'bit.ly/2']);
    expect(links[0]).toMatchObject({ url: 'https://example.com/', title: 'Tea', tags: ['a', 'b'] });
    // A host that an answer names is not asked with the token.
    const { next } = REMOTE_SERVICES.bitly.read(
      { links: [link('bit.ly/1')], pagination: { next: 'https://evil.example/?size=1' } },
      { parts: ['B1'], at: '' },
    );
    expect(REMOTE_SERVICES.bitly.request({ origin: bitly, token: TOKEN }, next).url).toBe(
      `${bitly}/v4/groups/B1/bitlinks?size=1`,
    );
  });

  it('at Short.io are those of all its domains', () => {
    const link = (path: string) => ({
      ...{ originalURL: 'https://example.com/', path, title: 'Tea', tags: ['a'] },
      createdAt: '2020-05-06T07:08:09.000Z',
    });
    const links = readAll('shortio', 'https://api.short.io', [
      ['/api/domains', [{ id: 7, hostname: 's.example' }]],
      ['/api/links?domain_id=7&limit=150', { links: [link('one')], nextPageToken: 'p2' }],
      ['/api/links?domain_id=7&limit=150&pageToken=p2', { links: [link('two')], nextPageToken: null }],
    ]);
    expect(links.map(({ slug }) => slug)).toEqual(['one', 'two']);
    expect(links[0]).toMatchObject({ createdAt: '2020-05-06T07:08:09.000Z', tags: ['a'] });
  });

  it('at Shlink have their visits', () => {
    const page = (shortCode: string, pagesCount: number) => ({
      shortUrls: {
        data: [
          {
            ...{ shortCode, longUrl: 'https://example.com/', title: null, tags: ['a'] },
            ...{ dateCreated: '2020-05-06T07:08:09+00:00', visitsSummary: { total: 7 } },
          },
        ],
        pagination: { currentPage: 1, pagesCount },
      },
    });
    const links = readAll('shlink', 'https://s.example', [
      ['/rest/v3/short-urls?page=1&itemsPerPage=100', page('one', 2)],
      ['/rest/v3/short-urls?page=2&itemsPerPage=100', page('two', 2)],
    ]);
    expect(links.map(({ slug, clicks, title }) => [slug, clicks, title])).toEqual([
      ['one', '7', ''],
      ['two', '7', ''],
    ]);
  });

  it('at YOURLS are read until a page is not full', () => {
    const path = (start: number) =>
      `/yourls-api.php?action=stats&format=json&filter=last&limit=100&start=${String(start)}&signature=${TOKEN}`;
    const link = {
      ...{ shorturl: 'https://s.example/one', url: 'https://example.com/', title: 'Tea' },
      ...{ timestamp: '2020-05-06 07:08:09', ip: '192.0.2.1', clicks: '7' },
    };
    const full = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`link_${String(n)}`, link]));
    const links = readAll('yourls', 'https://s.example/in', [
      [path(0), { links: full, stats: { total_links: '100' } }],
      [path(100), { links: [], stats: { total_links: '100' } }],
    ]);
    expect(links).toHaveLength(100);
    expect(links[0]).toMatchObject({ shortUrl: 'https://s.example/one', clicks: '7' });
  });

  it('at Kutt are read until there are as many as it says', () => {
    const link = (address: string) => ({
      ...{ address, target: 'https://example.com/', description: 'Tea', visit_count: 7 },
      created_at: '2020-05-06T07:08:09.000Z',
    });
    const links = readAll('kutt', 'https://kutt.example', [
      ['/api/v2/links?limit=50&skip=0', { total: 2, data: [link('one')] }],
      ['/api/v2/links?limit=50&skip=1', { total: 2, data: [link('two')] }],
    ]);
    expect(links.map(({ slug, title }) => [slug, title])).toEqual([
      ['one', 'Tea'],
      ['two', 'Tea'],
    ]);
  });

  it.each<[RemoteName, unknown]>([
    ['bitly', { message: 'FORBIDDEN' }],
    ['shortio', {}],
    ['shlink', { shortUrls: [] }],
    ['yourls', { message: 'Please log in' }],
    ['kutt', '<html>'],
    ['kutt', null],
  ])('is not made of anything else: %s', (name, answer) => {
    expect(() => REMOTE_SERVICES[name].read(answer, null)).toThrow('documents');
  });
});

describe('where a service is', () => {
  it.each<[RemoteName, string | null, string, string]>([
    ['bitly', 'https://evil.example', 'https://api-ssl.bitly.com', 'Bitly'],
    ['shlink', ' s.example ', 'https://s.example', 'Shlink, s.example'],
    ['yourls', 'http://s.example/in/?x#y', 'http://s.example/in', 'YOURLS, s.example'],
  ])('%s at %j is %s', (service, typed, origin, name) => {
    expect(serviceOrigin(service, typed)).toBe(origin);
    expect(importName(service, origin)).toBe(name);
  });

  it.each([
    null,
    '',
    'http://127.0.0.1',
    'localhost',
    'ftp://s.example',
    'https://a:b@s.example',
    'https://s.example:22',
  ])('is not %j', (typed) => {
    expect(() => serviceOrigin('shlink', typed)).toThrow();
  });
});
