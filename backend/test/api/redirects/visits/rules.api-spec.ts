import { MarkLinkService } from '../../../../src/modules/links';
import { userAgentOf } from '../../../../src/modules/redirects/domain/explain/explained-device';
import type { LinkFindings } from '../../../../src/modules/links/core/domain/link-findings';
import { type ShortenedLink, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { ROOT, subdomainOf } from '../../../support/domains';
import { set } from '../../../support/links';
import { formWith, picture } from '../../../support/pictures';
import { setPreview, upload } from '../../../support/previews';
import { gotAt, IN_TAIWAN, onwardIn, visitPath, type Visiting } from '../../../support/visiting';
import { eventually } from '../../../support/waiting';

/** Of hosting companies, as the packaged map knows them. */
const IN_GERMANY = '85.214.132.117';
const ON = 'https://e.test/';
const STORE = 'https://apps.apple.com/app/id443904275';

describe.each(enginesFor(0))('rules of links, on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let host: string;
  let made = 0;

  const shorten = (url = 'https://e.test/'): Promise<ShortenedLink> => {
    made += 1;
    return ada.shorten(url, `rules-${made}`);
  };
  const got = (slug: string, visiting: Visiting = {}) => gotAt(server, `/${slug}`, visiting);
  const edit = (slug: string, body: object) => ada.call(`/links/${slug}`, { method: 'PUT', body });
  const mark = (id: number, standing: Partial<LinkFindings>) =>
    server.web.app.get(MarkLinkService).mark(id, standing);
  const moveTo = (slug: string, domain: string) =>
    ada.call(`/links/${slug}/domain`, { method: 'PUT', body: { domain } });
  const clicks = async (slug: string): Promise<number> =>
    (await ada.call<{ data: { totalClicks: number } }>(`/links/${slug}/overview`)).body.data.totalClicks;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    host = await subdomainOf(ada, 'adarules');
  });

  describe('targets', () => {
    it('lead each visitor to their own place, and programs and others on', async () => {
      const { encodeId: slug } = await shorten();
      const targets = [
        { target: 'facebook', url: 'https://fb.test/' },
        { target: 'ios_line', url: 'https://line.test/?utm_source=own' },
        { target: 'ios', url: 'https://ios.test/a?b#c' },
        { target: 'mac', url: 'https://mac.test/' },
      ];
      await edit(slug, { targets });
      const line = 'utm_source=line&utm_medium=social';
      const facebook = 'utm_source=facebook&utm_medium=social';
      const expected: [Visiting, string][] = [
        [{ by: 'iphone-line' }, 'https://line.test/?utm_source=own'],
        [{ by: 'android-line' }, `https://e.test/?${line}`],
        [{ by: 'iphone-facebook' }, `https://fb.test/?${facebook}`],
        [{ referrer: 'https://l.facebook.com/' }, `https://fb.test/?${facebook}`],
        [{ by: 'ipad' }, 'https://ios.test/a?b#c'],
        [{ by: 'mac-safari' }, 'https://mac.test/'],
        [{ by: 'windows-chrome' }, ON],
        [{ by: 'googlebot' }, 'https://e.test/'],
      ];
      for (const [visiting, location] of expected) expect(await got(slug, visiting)).toBe(`302 ${location}`);
      await edit(slug, { targets: null, utm: { source: 's' } });
      expect(await got(slug, { by: 'ipad' })).toBe('302 https://e.test/?utm_source=s');
      await edit(slug, { targets });
      expect(await got(slug, { by: 'ipad' })).toBe('302 https://ios.test/a?b&utm_source=s#c');
      expect(await got(slug, { by: 'iphone-line' })).toBe('302 https://line.test/?utm_source=s');
    });

    it('open apps on phones, and lead to the store or the web', async () => {
      const { encodeId: slug } = await shorten();
      const targets = [
        { target: 'ios_store', url: STORE },
        { target: 'ios', url: 'shop://home?a=1' },
        { target: 'pc', url: 'shop://home' },
      ];
      await edit(slug, { targets });
      const { status, headers, body } = await visitPath(server, `/${slug}`, { by: 'iphone-safari' });
      expect([status, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual(
        [200, 'private, no-store', 'noindex', undefined],
      );
      for (const address of ['shop://home?a=1', STORE, '"web":"https://e.test/"']) {
        expect(body).toContain(address);
      }
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(await got(slug)).toBe(`302 ${ON}`);
      await edit(slug, { targets: [{ target: 'ios_store', url: STORE }] });
      expect(await got(slug, { by: 'iphone-safari' })).toBe(`302 ${STORE}`);
      await eventually(
        () => clicks(slug),
        (count) => count === 3,
      );
    });

    it('are needed for no app that the link leads to itself', async () => {
      const { encodeId: slug } = await shorten('https://youtu.be/dQw4w9WgXcQ');
      const web = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
      await set(ada, slug, 'nativeOpen', true);
      for (const by of ['iphone-safari', 'android-chrome'] as const) {
        const { status, body } = await visitPath(server, `/${slug}`, { by });
        expect([status, body.includes('vnd.youtube://dQw4w9WgXcQ')]).toEqual([200, true]);
      }
      expect(await got(slug)).toBe(`302 ${web}`);
      expect(await got(slug, { by: 'googlebot' })).toBe('302 https://www.youtube.com/watch?v=dQw4w9WgXcQ');
      await set(ada, slug, 'nativeOpen', false);
      expect(await got(slug, { by: 'iphone-safari' })).toBe(`302 ${web}`);
    });
  });

  describe('edited previews', () => {
    it('are not what people get in the browsers of apps that draw cards', async () => {
      const { encodeId: slug } = await shorten('https://e.test/');
      await setPreview(ada, slug, { title: 'Tea' });
      for (const app of ['Viber/22.6.0.0', 'WhatsApp/23.20.79', '[WAiOS/2.25.31]', 'Daum/5.3.1']) {
        const userAgent = `${userAgentOf('android-chrome')} ${app}`;
        expect(await got(slug, { by: { userAgent } })).toMatch(/^302 https:\/\/e\.test\//);
      }
    });

    it('let a person who gets one go on, past a warning, too', async () => {
      const link = await shorten('https://e.test/');
      const slug = link.encodeId;
      await setPreview(ada, slug, { title: 'Tea' });
      const by = 'line-poker';
      const onwardOf = async (path: string): Promise<string> =>
        /<a [^>]*href="(\?[^"]+)"[^>]* rel="[^"]*nofollow"/
          .exec((await visitPath(server, path, { by })).body)?.[1]
          ?.replaceAll('&#38;', '&') ?? '';
      const onward = await onwardOf(`/${slug}?qr=1`);
      expect(onward).toBe('?qr=1&seen=card');
      expect(await gotAt(server, `/${slug}${onward}`, { by })).toBe(
        '302 https://e.test/?utm_source=linklet&utm_medium=qr',
      );
      await mark(link.id, { warning: 'young' });
      const past = await onwardOf(`/${slug}${onward}`);
      expect(past).toMatch(/^\?qr=1&seen=card&warned=/);
      expect(await gotAt(server, `/${slug}${past}`, { by })).toMatch(/^302 https:\/\/e\.test\//);
    });

    it('are what preview crawlers get, whatever follows the address, and nobody else', async () => {
      const { encodeId: slug } = await shorten('https://secret-destination.test/');
      const { body: uploaded } = await upload(ada, formWith(await picture()));
      const { publicPath } = uploaded.data;
      await setPreview(ada, slug, { title: 'Tea & "cake"', description: '<b>', imageUrl: publicPath });
      const seen = await visitPath(server, `/${slug}`, { by: 'line-poker' });
      expect([
        seen.status,
        seen.headers.vary,
        seen.headers['cache-control'],
        seen.headers['x-robots-tag'],
      ]).toEqual([200, 'User-Agent', 'public, max-age=300', 'noindex']);
      expect(seen.body).toContain(
        `<meta property="og:url" content="http:&#47;&#47;`.replaceAll('&#47;', '/'),
      );
      expect(seen.body).toContain(`http://${ROOT}/${slug}"`);
      expect(seen.body).toMatch(/property="og:image" content="http:\/\/linklet\.test\/images\/[^"]+"/);
      expect(seen.body).toMatch(/property="og:image:width" content="\d+"/);
      expect(seen.body).toContain('content="image/');
      expect(seen.body).not.toContain('secret-destination');
      expect(seen.body).not.toContain('<b>');
      expect((await visitPath(server, `/${slug}?v=2&fbclid=x`, { by: 'line-poker' })).body).toBe(seen.body);
      const head = await visitPath(server, `/${slug}`, { by: 'line-poker', method: 'HEAD' });
      expect([head.status, head.headers['content-length'], head.body]).toEqual([
        200,
        seen.headers['content-length'],
        '',
      ]);
      expect(await got(slug, { by: 'googlebot' })).toBe('302 https://secret-destination.test/');
      await setPreview(ada, slug, { title: null, description: null, imageUrl: null });
      expect(await got(slug, { by: 'line-poker' })).toBe('302 https://secret-destination.test/');
    });

    it('name the address that was asked for on a subdomain', async () => {
      const { encodeId: slug } = await shorten();
      await moveTo(slug, host);
      await setPreview(ada, slug, { title: 'Tea' });
      const { body } = await visitPath(server, `/${slug}`, { by: 'twitterbot', host });
      expect(body).toContain(`content="http://${host}/${slug}"`);
    });

    it('name the host as we write it, however the visitor wrote it', async () => {
      const { encodeId: slug, id } = await shorten();
      await moveTo(slug, host);
      await setPreview(ada, slug, { title: 'Tea' });
      const odd = `${host.toUpperCase()}.:81`;
      const card = await visitPath(server, `/${slug}`, { by: 'twitterbot', host: odd });
      expect(card.body).toContain(`<meta property="og:url" content="http://${host}/${slug}">`);
      expect(card.body).toContain(`<meta property="og:site_name" content="${host}">`);
      await mark(id, { warning: 'reported' });
      const { body } = await visitPath(server, `/${slug}`, { host: odd });
      expect(body).toContain(`/report?link=${encodeURIComponent(`http://${host}/${slug}`)}"`);
      const { headers } = await visitPath(server, `/${slug}+`, { host: odd });
      expect(headers.location).toMatch(new RegExp(`[?]domain=${host}$`));
    });
  });

  describe('pixels', () => {
    let pixel: number;
    const onSubdomain = (visiting: Visiting = {}): Visiting => ({ host, ...visiting });
    const change = (value: object) =>
      ada.call(`/my/trackingTools/${pixel}`, { method: 'PUT', body: { name: 'Pixel', value } });

    beforeAll(async () => {
      const body = { name: 'Pixel', value: { fbPixel: '1234567890' } };
      const tool = await ada.call<{ data: { id: number } }>('/my/trackingTools', { method: 'POST', body });
      pixel = tool.body.data.id;
    });

    it('run for people, on domains of one’s own, where nobody has to be asked', async () => {
      const { encodeId: slug } = await shorten();
      await set(ada, slug, 'trackingtools', [pixel]);
      expect(await got(slug)).toBe(`302 ${ON}`);
      await moveTo(slug, host);
      const seen = await visitPath(server, `/${slug}`, onSubdomain());
      expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(seen.body).toContain('1234567890');
      const nonce = /'nonce-([^']+)'/.exec(seen.headers['content-security-policy'] as string)?.[1];
      expect(seen.body).toContain(`nonce="${nonce}"`);
      const again = await visitPath(server, `/${slug}`, onSubdomain());
      expect(again.body).not.toContain(`nonce="${nonce}"`);
      expect(await got(slug, onSubdomain({ address: IN_GERMANY }))).toBe(`302 ${ON}`);
      expect(await got(slug, onSubdomain({ headers: { 'sec-gpc': '1' } }))).toBe(`302 ${ON}`);
      expect(await got(slug, onSubdomain({ by: 'googlebot' }))).toBe('302 https://e.test/');
      expect((await visitPath(server, `/${slug}`, onSubdomain({ address: '127.0.0.1' }))).status).toBe(200);
      expect((await visitPath(server, `/${slug}`, onSubdomain({ address: IN_TAIWAN }))).status).toBe(200);
      await eventually(
        () => clicks(slug),
        (count) => count === 7,
      );
    });

    it('follow their tool at once: its ids, its being taken off, and its end', async () => {
      const { encodeId: slug } = await shorten();
      await moveTo(slug, host);
      expect(await got(slug, onSubdomain())).toBe(`302 ${ON}`);
      await set(ada, slug, 'trackingtools', [pixel]);
      expect((await visitPath(server, `/${slug}`, onSubdomain())).body).toContain('1234567890');
      await change({ fbPixel: '9876543210' });
      expect((await visitPath(server, `/${slug}`, onSubdomain())).body).toContain('9876543210');
      await set(ada, slug, 'trackingtools', []);
      expect(await got(slug, onSubdomain())).toBe(`302 ${ON}`);
      await set(ada, slug, 'trackingtools', [pixel]);
      expect((await visitPath(server, `/${slug}`, onSubdomain())).status).toBe(200);
      await ada.call(`/my/trackingTools/${pixel}`, { method: 'DELETE' });
      expect(await got(slug, onSubdomain())).toBe(`302 ${ON}`);
    });
  });

  describe('what we found out', () => {
    it('warns everybody, and counts who goes on', async () => {
      const { encodeId: slug, id } = await shorten();
      await mark(id, { warning: 'young' });
      const seen = await visitPath(server, `/${slug}?qr=1&x="><script>`, { by: 'iphone-line' });
      expect([seen.status, seen.headers.location, seen.headers['cache-control']]).toEqual([
        200,
        undefined,
        'private, no-store',
      ]);
      expect(seen.body).toContain('e.test');
      for (const by of ['googlebot', 'line-poker'] as const) {
        expect(await got(slug, { by })).toMatch(/^200 ./);
      }
      expect(await got(slug, { method: 'HEAD' })).toBe('200');
      const onward = onwardIn(seen.body);
      expect(onward).toMatch(/^\?qr=1&warned=/);
      const gone = await got(slug + onward, { by: 'iphone-line' });
      expect(gone).toBe('302 https://e.test/?utm_source=line&utm_medium=qr');
      await eventually(
        () => clicks(slug),
        (count) => count === 1,
      );
      // The mark is of this link and this destination, and cannot be made elsewhere.
      expect(await got(`${slug}${onward.slice(0, -2)}AA`)).toMatch(/^200 ./);
      expect(await got(`${slug}?warned=x.y`)).toMatch(/^200 ./);
      const other = await shorten();
      await mark(other.id, { warning: 'young' });
      expect(await got(other.encodeId + onward)).toMatch(/^200 ./);
      await set(ada, slug, 'url', 'https://another.test/');
      await mark(id, { warning: 'young' });
      expect(await got(slug + onward)).toMatch(/^200 ./);
      await mark(id, { warning: null });
      expect(await got(slug)).toMatch(/^302 https:\/\/another\.test\//);
    });

    it('ends a link for its reason, until it is lifted; nobody else gets the slug', async () => {
      const { encodeId: slug, id } = await shorten();
      await setPreview(ada, slug, { title: 'Tea' });
      await mark(id, { disabledFor: 'abuse' });
      const seen = [
        await got(slug),
        await got(slug, { by: 'line-poker' }),
        await got(slug, { method: 'HEAD' }),
      ];
      expect(seen.map((each) => each.slice(0, 3))).toEqual(['410', '410', '410']);
      await mark(id, { disabledFor: 'blocked' });
      expect(await got(slug)).not.toBe(seen[0]);
      await mark(id, { disabledFor: null });
      expect(await got(slug)).toBe(`302 ${ON}`);
    });

    it('leads to the stand-in while the destination is down', async () => {
      const { encodeId: slug, id } = await shorten();
      await edit(slug, {
        backupUrl: 'https://stand-in.test/#a',
        targets: [{ target: 'pc', url: 'https://pc.test/' }],
      });
      expect(await got(slug)).toMatch(/^302 https:\/\/pc\.test\//);
      await mark(id, { downSince: new Date() });
      expect(await got(slug)).toBe('302 https://stand-in.test/#a');
      expect(await got(slug, { by: 'googlebot' })).toBe('302 https://stand-in.test/#a');
      await mark(id, { downSince: null });
      expect(await got(slug)).toMatch(/^302 https:\/\/pc\.test\//);
    });
  });

  it('come along when a link is reached by a slug that it had, or by its address in full width', async () => {
    const { encodeId: slug } = await shorten();
    await edit(slug, { targets: [{ target: 'pc', url: 'https://pc.test/' }] });
    await set(ada, slug, 'encodeId', 'rules-anew');
    for (const path of [slug, 'rules-anew', encodeURIComponent('ｒｕｌｅｓ－ａｎｅｗ')]) {
      expect(await got(path)).toMatch(/^302 https:\/\/pc\.test\//);
    }
    await edit('rules-anew', { targets: null });
    expect(await got(slug)).toBe(`302 ${ON}`);
  });
});
