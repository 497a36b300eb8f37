import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { type TestMember, TestServer } from '../../../support/app';
import { rounds, sample } from '../../../support/depth';
import { askHost, ROOT, subdomainOf } from '../../../support/domains';
import { set } from '../../../support/links';
import { NAUGHTY_TEXTS } from '../../../support/naughty-texts';
import { DESKTOP } from '../../../support/visits';
import { eventually } from '../../../support/waiting';

/** Another one tries other attacks. */
const SEED = jest.getSeed();
const RUNS = rounds(40, 150);
const DESTINATION = 'https://example.com/landing?a=1#f';
const MAX_PATH_LENGTH = 8 * 1024;
const CLICKS = rounds(300, 1_000);

const TARGETS = ['https://evil.test/', '//evil.test', '\\\\evil.test', 'javascript:alert(1)', '/\\evil.test'];
const NAMES = [
  'redir_url',
  'url',
  'next',
  'return_to',
  'redirect',
  'dest',
  'u',
  'to',
  'pathFormat',
  'utm_source',
  'qr',
];
const BREAKS = [
  '%0d%0a',
  '%0D%0ALocation:%20//evil.test',
  '%250d%250a',
  '%c4%8d%c4%8a',
  '%E5%98%8A%E5%98%8D',
  '%00',
  '%7f',
];

interface Overview {
  readonly data: {
    readonly totalClicks: number;
    readonly uniqueClicks: number;
    readonly hits: Readonly<Record<string, number>>;
  };
}

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES, '<script>', '__proto__'),
      fc.oneof(fc.constantFrom(...TARGETS, ...BREAKS, ...NAUGHTY_TEXTS), fc.string({ unit: 'grapheme' })),
      fc.boolean(),
    ),
    { maxLength: 8 },
  )
  .map((pairs) =>
    pairs.map(([name, value, isRaw]) => `${encodeURIComponent(name)}=${wire(value, isRaw)}`).join('&'),
  );
const header = fc
  .oneof(fc.constantFrom(...TARGETS, ...NAUGHTY_TEXTS), fc.string({ unit: 'binary', maxLength: 300 }))
  .map((text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[^\t\x20-\x7e\x80-\xff]/g, ''),
  );

/** As it can stand in a request line. */
function wire(text: string, isRaw: boolean): string {
  const encoded = encodeURIComponent(Buffer.from(text).toString());
  return isRaw ? text.replace(/[^\x21-\x7e]|#/g, '') : encoded;
}

describe(`S04, S06, S09: visits by hostile people, with seed ${String(SEED)}`, () => {
  let server: TestServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await TestServer.shared();
    ada = await server.member();
    for (const slug of ['target', 'path-target']) await ada.shorten(DESTINATION, slug);
    await set(ada, 'path-target', 'pathFormat', { key: 'kol' });
  });

  it('never choose where a link leads, by query, path and headers of any kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.oneof(fc.constantFrom(...TARGETS, ...BREAKS, ...NAUGHTY_TEXTS), fc.string({ unit: 'grapheme' })),
        fc.record({
          referer: header,
          'user-agent': header,
          'accept-language': header,
          'x-forwarded-for': header,
          'x-forwarded-host': header,
          'x-original-url': header,
        }),
        async (asked, behind, headers) => {
          for (const path of [
            '/target',
            `/path-target/${wire(behind, false)}`,
            `/path-target/${wire(behind, true)}`,
          ]) {
            const answer = await askHost(server, ROOT, `${path}?${asked}`, { headers });
            expect(answer.status).toBeLessThan(500);
            const { location } = answer.headers;
            if (location === undefined) continue;
            const url = new URL(location, `http://${ROOT}`);
            expect(location).toMatch(/^[\x21-\x7e]+$/);
            expect(['example.com', ROOT]).toContain(url.host);
            if (url.host === 'example.com') expect([url.pathname, url.hash]).toEqual(['/landing', '#f']);
            expect(url.searchParams.get('a') ?? '1').toBe('1');
          }
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it.each(BREAKS)('end no header with %s, wherever it stands', async (breaks) => {
    for (const path of [
      `/target?x=${breaks}`,
      `/path-target/${breaks}`,
      `/${breaks}`,
      `/target${breaks}`,
      `/target/${breaks}+`,
    ]) {
      const { status, headers } = await askHost(server, ROOT, path, { headers: { 'user-agent': DESKTOP } });
      expect(status).toBeLessThan(500);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.location ?? 'https://example.com/').toMatch(
        /^https:\/\/example\.com\/|^http:\/\/linklet\.test\//,
      );
    }
  });

  it('get an answer to a path of 8 KiB, and to a header of 15 KiB', async () => {
    for (const path of [
      `/${'a'.repeat(MAX_PATH_LENGTH)}`,
      `/${'%F0%9F%98%80'.repeat(MAX_PATH_LENGTH / 12)}`,
      `/target/${'x'.repeat(MAX_PATH_LENGTH)}`,
      `/target?${'url=//evil.test&'.repeat(MAX_PATH_LENGTH / 16)}`,
    ]) {
      const { status, headers } = await askHost(server, ROOT, path);
      expect([302, 404]).toContain(status);
      expect(headers.location ?? 'https://example.com/').toMatch(/^https:\/\/example\.com\//);
    }
    const long = await askHost(server, ROOT, '/target', { headers: { referer: 'x'.repeat(15_000) } });
    expect([302, 431]).toContain(long.status);
  });

  it.each([
    ['evil.test', 421],
    ['evil.test:80@linklet.test', 421],
    ['linklet.test.evil.test', 421],
    ['<script>alert(1)</script>', 421],
    ['a.b.linklet.test', 421],
    ['nobody.linklet.test', 404],
    ['NOBODY.linklet.test.', 404],
  ])('come by the host %s, which changes nothing but what is asked', async (host, status) => {
    const answer = await askHost(server, host, '/target', { headers: { 'user-agent': DESKTOP } });
    expect(answer.status).toBe(status);
    expect(answer.headers.location ?? 'https://example.com/').toMatch(/^https:\/\/example\.com\//);
    for (const path of ['/target+', '/nothing-here', '/', '/pricing']) {
      const other = await askHost(server, host, path, { headers: { accept: 'text/html' } });
      expect(other.status).toBeLessThan(500);
      expect(`${other.headers.location ?? ''} ${other.body}`).not.toMatch(/evil\.test|<script>alert/);
    }
  });

  it.each([
    'GET //evil.test/ HTTP/1.1\r\nHost: linklet.test\r\n\r\n',
    'GET http://evil.test/target HTTP/1.1\r\nHost: linklet.test\r\n\r\n',
    'GET /\\evil.test HTTP/1.1\r\nHost: linklet.test\r\n\r\n',
    'GET /target HTTP/1.1\r\nHost: linklet.test\r\nHost: evil.test\r\n\r\n',
    'GET /target HTTP/1.1\r\nHost: linklet.test\r\nX: a\r\n b\r\n\r\n',
    'GET /target HTTP/1.1\r\nHost: linklet.test\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
    'GET /%2F%2Fevil.test HTTP/1.1\r\nHost: linklet.test\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: linklet.test\r\n\r\n',
  ])('send %j, and are sent nowhere else', async (request) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.end(request);
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 [2345]\d\d /);
    expect(answer).not.toMatch(/^HTTP\/1\.1 5(?!0[135])/);
    expect(/^location: *(.*)$/im.exec(answer)?.[1] ?? 'https://example.com/').toMatch(
      /^https:\/\/example\.com\/|^\/[^/\\]/,
    );
  });

  it('S05: get cards of links whose owners write what breaks pages, as text alone', async () => {
    await ada.shorten('https://example.com/', 'naughty-card');
    for (const text of sample(NAUGHTY_TEXTS, 30)) {
      const put = await ada.call('/links/naughty-card', {
        method: 'PUT',
        body: { title: text, description: text },
      });
      expect([200, 400]).toContain(put.status);
      const card = await askHost(server, ROOT, '/naughty-card', {
        headers: { 'user-agent': 'facebookexternalhit/1.1' },
      });
      expect(card.status).toBeLessThan(500);
      expect(card.body).not.toMatch(/<(?:script|img|svg|iframe|base|form)\b/i);
      expect(card.body.match(/<\/?(?:html|head|body|title)\b[^>]*>/gi)?.length ?? 8).toBe(8);
    }
  });

  it(`S06: click ${String(CLICKS)} times with headers that break pages, and analytics stay what they are`, async () => {
    await ada.shorten('https://example.com/', 'clicked');
    const own = fc.sample(
      fc.record({ referer: header, 'accept-language': header, 'x-forwarded-for': header }),
      {
        seed: SEED,
        numRuns: CLICKS,
      },
    );
    for (let at = 0; at < CLICKS; at += 50) {
      const answers = await Promise.all(
        own
          .slice(at, at + 50)
          .map((headers) =>
            askHost(server, ROOT, '/clicked', { headers: { 'user-agent': DESKTOP, ...headers } }),
          ),
      );
      expect(answers.every(({ status }) => status === 302)).toBe(true);
    }
    await eventually(
      async () => (await ada.call<Overview>('/links/clicked/overview')).body.data.hits,
      (hits) => Object.values(hits).reduce((sum, count) => sum + count, 0) === CLICKS,
    );
    for (const report of ['', '/daily/revised', '/hourly/revised']) {
      const { status, body, headers } = await ada.call(`/links/clicked/overview${report}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(JSON.stringify(body)).not.toMatch(/<script|onerror=|javascript:/i);
    }
    const page = await askHost(server, ROOT, '/analytics/clicked', { headers: { accept: 'text/html' } });
    expect(page.body).not.toMatch(/onerror=|<script>alert/i);
  });

  it('S09: are one visitor however many addresses they claim', async () => {
    const alone = await TestServer.start('SQLite', { TRUSTED_PROXIES: '' });
    try {
      const owner = await alone.member();
      await owner.shorten('https://example.com/', 'spoofed');
      for (let at = 0; at < CLICKS; at += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            askHost(alone, ROOT, '/spoofed', {
              headers: {
                'user-agent': DESKTOP,
                'x-forwarded-for': `203.0.${String((at + index) >> 8)}.${String((at + index) & 255)}`,
              },
            }),
          ),
        );
      }
      const counted = await eventually(
        async () => (await owner.call<Overview>('/links/spoofed/overview')).body.data,
        ({ totalClicks }) => totalClicks === CLICKS,
      );
      expect(counted).toMatchObject({ totalClicks: CLICKS, uniqueClicks: 1 });
    } finally {
      await alone.stop();
    }
  });

  it('S36: take no subdomain that somebody gave up, nor its links, within a year, nor ever when it had links', async () => {
    const bob = await server.member();
    const host = await subdomainOf(ada, 'adaheld');
    await ada.shorten('https://example.com/', 'held');
    await ada.call('/links/held/domain', { method: 'PUT', body: { domain: host } });
    const give = (who: TestMember, subdomain: string | null) =>
      who.call('/my/settings', { method: 'PUT', body: { subdomain } });
    expect((await give(ada, null)).status).toBe(200);
    expect((await give(bob, 'adaheld')).status).toBe(409);
    const table = server.web.app.get(DataSource);
    await table.query('UPDATE subdomains SET released_at = ? WHERE name = ?', [new Date(0), 'adaheld']);
    expect((await give(bob, 'adaheld')).status).toBe(409);
    expect((await askHost(server, host, '/held')).headers.location).toMatch(/^https:\/\/example\.com\//);
    const apps = `/groups/${bob.groupId}/domains/${encodeURIComponent(host)}/apps`;
    expect((await bob.call(apps, { method: 'PUT', body: { apple: [], android: [] } })).status).toBe(404);
    await subdomainOf(ada, 'adafree');
    await give(ada, null);
    expect((await give(bob, 'adafree')).status).toBe(409);
  });
});
