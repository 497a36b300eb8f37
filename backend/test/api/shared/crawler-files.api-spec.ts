import { APP_ORIGIN, TestServer } from '../../support/app';

const LANGUAGES = ['zh-Hant-TW', 'en', 'vi', 'id', 'ja', 'x-default'];

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.shared();
});

describe('what crawlers ask a site for', () => {
  it('robots.txt keeps them out of the API, lets them read short links, and names the map of the site', async () => {
    const { status, headers, body } = await server.ask<string>('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(
      `User-agent: *\nAllow: /api/docs\nDisallow: /api/\n\nSitemap: ${APP_ORIGIN}/sitemap.xml\n`,
    );
  });

  it('llms.txt names every call that programs may make, and the documents, which are there', async () => {
    const { status, headers, body } = await server.ask<string>('/llms.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^# Linklet\n\n> /);
    expect(body).toContain('- `links.shorten` (POST /api/v1/links, scope links:write)');
    expect(body).not.toContain('links.transfer');
    for (const path of ['/api/openapi.json', '/api/openapi.yaml', '/api/docs']) {
      expect(body).toContain(APP_ORIGIN + path);
      expect((await server.ask(path)).status).toBe(200);
    }
  });

  it('sitemap.xml has every public page in five languages, and each of them is there', async () => {
    const { status, headers, body } = await server.ask<string>('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const entries = body.split('<url>').slice(1);
    const addresses = entries.map((entry) => /<loc>(.+?)<\/loc>/.exec(entry)?.[1] ?? '');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([`${APP_ORIGIN}/`, `${APP_ORIGIN}/en`, `${APP_ORIGIN}/ja/pricing`]),
    );
    for (const [index, address] of addresses.entries()) {
      const languages = [...(entries[index] ?? '').matchAll(/hreflang="(.+?)"/g)].map(([, each]) => each);
      expect([address, languages]).toEqual([address, LANGUAGES]);
      const page = await server.ask<string>(address.slice(APP_ORIGIN.length));
      expect([address, page.status]).toEqual([address, 200]);
      expect(page.body).toContain(`<link rel="canonical" href="${address}">`);
    }
  });

  it('favicon.ico is a picture', async () => {
    const response = await fetch(`${server.url}/favicon.ico`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it('a short link says itself that it is not to be indexed', async () => {
    const { encodeId } = await (await server.guest()).shorten('https://example.com/');
    const { status, headers } = await server.ask(`/${encodeId}`);
    expect([status, headers.get('x-robots-tag')]).toEqual([302, 'noindex']);
  });
});
