import { gzipSync } from 'node:zlib';
import { type Answer, type TestGuest, TestServer } from '../../support/app';
import { type Charset, ENCODED, encodedPage } from '../../support/encoded-pages';
import { PUBLIC_IP, TestNetwork } from '../../support/networks';
import {
  drip,
  endless,
  type PageHandler,
  pageOf,
  PageServer,
  pour,
  redirectTo,
} from '../../support/page-server';
import { until } from '../../support/waiting';

interface Preview {
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly titleIsNull: boolean;
}

type Parsed = Answer<{ data: Preview; error: { code: string; fields: { field: string; code: string }[] } }>;

const site = new PageServer();
const network = new TestNetwork(site);
let server: TestServer;

beforeAll(async () => {
  await site.start();
  for (const host of ['page.test', 'other.test', 'www.youtube.com']) network.names.set(host, [[PUBLIC_IP]]);
  server = await TestServer.start('SQLite', {}, network);
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const parse = async (body: unknown): Promise<Parsed> =>
  (await server.guest()).call('/links/parse', { method: 'POST', body });

let pages = 0;
const newPage = (handler: PageHandler): string => {
  pages += 1;
  site.pages.set(`/page-${pages}`, handler);
  return `http://page.test/page-${pages}`;
};

async function previewOf(url: string): Promise<Preview> {
  const { status, body } = await parse({ url });
  expect(status).toBe(200);
  return body.data;
}

const UNREADABLE = { title: 'title', description: 'description', images: [], titleIsNull: true };
const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;

describe('POST /links/parse', () => {
  it('tells what a page says of itself', async () => {
    const html = `<!doctype html><html><head><title>plain</title>${og('title', ' News &amp;\n more\u202e ')}
      ${og('image', '/big.jpg')}${og('image', '/dot.gif')}${og('image:width', '1')}
      <meta name=description content="Caf&eacute;&#33;"></head><body><img src="/other.jpg">`;
    const url = newPage(pageOf(html));
    expect(await previewOf(url)).toEqual({
      title: 'News & more',
      description: 'Café!',
      images: ['http://page.test/big.jpg'],
      titleIsNull: false,
    });
    expect(site.requests.at(-1)?.headers['user-agent']).toMatch(
      /^Linklet\/\d+\.\d+\.\d+ \(\+http:\/\/linklet\.test\)$/,
    );
  });

  it('answers members as it does guests', async () => {
    const member = await server.member();
    const url = newPage(pageOf('<title>x</title>'));
    const { status, body } = await member.call<{ data: Preview }>('/links/parse', {
      method: 'POST',
      body: { url },
    });
    expect([status, body.data.title]).toEqual([200, 'x']);
  });

  it('cuts long texts between two signs', async () => {
    const family = '👩‍👩‍👧‍👦';
    const url = newPage(
      pageOf(`<title>${'測'.repeat(298)}${family}</title>${og('description', 'x'.repeat(301))}`),
    );
    expect(await previewOf(url)).toMatchObject({ title: '測'.repeat(298), description: 'x'.repeat(300) });
  });

  it('stands in for what a page does not say', async () => {
    const url = newPage(pageOf('<p>Hello</p><img src="a.jpg"><img src="b.gif" width="100" height="400">'));
    expect(await previewOf(url)).toEqual({ ...UNREADABLE, images: ['http://page.test/a.jpg'] });
  });

  it('takes what is relative from where the redirects ended', async () => {
    site.pages.set('/deep/end', pageOf(`<title>x</title>${og('image', 'a.jpg')}`));
    const url = newPage(redirectTo('http://other.test/deep/end', 301));
    expect((await previewOf(url)).images).toEqual(['http://other.test/deep/a.jpg']);
  });

  it.each<[string, string]>([
    ['image/jpeg', 'photo 測試.jpg'],
    ['image/svg+xml', 'drawing.svg'],
    ['application/pdf', 'report.pdf'],
    ['text/plain; charset=utf-8', 'notes.txt'],
  ])('names a file of type %s by its name', async (type, name) => {
    const path = `/files/${encodeURIComponent(name)}`;
    site.pages.set(path, endless('x', { 'content-type': type }));
    expect(await previewOf(`http://page.test${path}`)).toEqual({
      title: name,
      description: 'description',
      images: type === 'image/jpeg' ? [`http://page.test${path}`] : [],
      titleIsNull: false,
    });
  });

  it('shows the still of a video even when its page cannot be read', async () => {
    expect(await previewOf('youtu.be/dQw4w9WgXcQ?si=x')).toEqual({
      ...UNREADABLE,
      images: ['https://img.youtube.com/vi/dQw4w9WgXcQ/hqdefault.jpg'],
    });
  });

  it.each<[Charset, string, string]>([
    ['big5', 'text/html; charset=big5', ''],
    ['big5', 'text/html', '<meta charset="big5">'],
    ['big5', 'text/html', ''],
    ['big5', 'text/html; charset=utf-8', '<meta charset="big5">'],
    ['big5', 'text/html; charset=iso-8859-1', ''],
    ['shift_jis', 'text/html; charset=Shift_JIS', ''],
    ['shift_jis', 'text/html; charset=utf-8', '<meta charset="utf-8">'],
    ['euc-jp', 'text/html', '<meta http-equiv="Content-Type" content="text/html; charset=EUC-JP">'],
    ['euc-jp', 'text/html; charset=shift_jis', '<meta charset="euc-jp">'],
    ['euc-kr', 'text/html', ''],
    ['gbk', 'text/html; charset=gb2312', ''],
    ['windows-1258', 'text/html; charset=windows-1258', ''],
    ['utf-8', 'text/html', ''],
    ['utf-8', 'text/html; charset=big5', '<meta charset="big5">'],
    ['utf-16le', 'text/html; charset=utf-16le', ''],
    ['utf-16be', 'text/html', ''],
  ])('reads a page in %s that says %s %s', async (charset, type, head) => {
    const { title } = await previewOf(newPage(pageOf(encodedPage(charset, head), type)));
    expect(title).toBe(ENCODED[charset].text.normalize('NFC'));
  });
});

describe('a page that cannot be read', () => {
  it.each<[string, PageHandler]>([
    ['is not there', pageOf('<title>Not found</title>', 'text/html', 404)],
    ['is broken', pageOf('<title>Error</title>', 'text/html', 500)],
    ['is forbidden', pageOf('<title>Just a moment…</title>', 'text/html', 403)],
    ['is empty', (response) => response.writeHead(204).end()],
    ['leads in circles', (response, { url }) => response.writeHead(302, { location: url ?? '' }).end()],
    ['hangs up', (response) => response.destroy()],
    [
      'has headers without end',
      ({ socket }) => socket && pour(socket, `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(500)}`),
    ],
    ['is packed in a way nobody knows', pageOf('<title>x</title>')],
  ])('is answered like one that says nothing: it %s', async (what, handler) => {
    const packed: PageHandler = (response, request) => {
      response.setHeader('content-encoding', 'x-unknown');
      handler(response, request);
    };
    expect(await previewOf(newPage(what.startsWith('is packed') ? packed : handler))).toEqual(UNREADABLE);
  });

  it('is answered in the same way when its name does not exist', async () => {
    expect(await previewOf('http://nowhere.test/')).toEqual(UNREADABLE);
  });

  it.each<[string, PageHandler]>([
    ['keeps silent', () => undefined],
    [
      'drips its headers',
      ({ socket }) => {
        socket?.write('HTTP/1.1 200 OK\r\n');
        if (socket) drip(socket, 'x: y\r\n');
      },
    ],
    ['redirects to one that keeps silent', redirectTo('/silent')],
  ])('is given up when it %s', async (_, handler) => {
    site.pages.set('/silent', () => undefined);
    network.limits.totalMs = 200;
    expect(await previewOf(newPage(handler))).toEqual(UNREADABLE);
    network.limits.totalMs = 5_000;
    await until('no connection is left', () => site.held === 0);
  });
});

describe('a page that goes too far', () => {
  const head = '<title>x</title>';
  // Beforehand: on a busy machine, packing takes as long as a page may.
  const bomb = gzipSync(Buffer.concat([Buffer.from(head), Buffer.alloc(100 * 1024 * 1024, ' ')]));

  it.each<[string, PageHandler]>([
    ['has no end', endless(`${head}${'<p>'.repeat(3_000)}`)],
    [
      'unpacks to a hundred times as much',
      (response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      },
    ],
    ['is a tree of a hundred thousand levels', pageOf(`${head}${'<div>'.repeat(200_000)}`)],
    ['names a hundred thousand pictures', pageOf(`${head}${og('image', '/a.jpg').repeat(20_000)}`)],
  ])('is read as far as it is worth it: it %s', async (_, handler) => {
    expect((await previewOf(newPage(handler))).title).toBe('x');
    await until('no connection is left', () => site.held === 0);
  });

  it('is read as far as it came in time', async () => {
    network.limits.totalMs = 300;
    const url = newPage((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(head);
      drip(response, '<p>');
    });
    expect((await previewOf(url)).title).toBe('x');
    network.limits.totalMs = 5_000;
  });

  it('is left alone as soon as its head has told all', async () => {
    const url = newPage(endless(`<head>${head}${og('image', '/a.jpg')}</head>${'<p>'.repeat(1_000)}`));
    expect(await previewOf(url)).toMatchObject({ title: 'x', images: ['http://page.test/a.jpg'] });
  });
});

describe('how often', () => {
  it('a page is read once, however many ask', async () => {
    const url = newPage(pageOf('<title>x</title>'));
    const before = site.connections;
    await Promise.all(Array.from({ length: 10 }, () => previewOf(url)));
    await previewOf(`${url}?fbclid=x`);
    expect(site.connections - before).toBe(1);
  });

  it('one network may ask is limited, however many browsers it names', async () => {
    const url = newPage(pageOf('<title>x</title>'));
    const ask = async (who: TestGuest, address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address };
      return (await who.call('/links/parse', { method: 'POST', body: { url }, headers })).status;
    };
    const browsers = await Promise.all(Array.from({ length: 5 }, () => server.guest()));
    const statuses: number[] = [];
    for (const [index, browser] of browsers.slice(0, 4).entries()) {
      for (let times = 0; times < 25; times += 1) {
        statuses.push(await ask(browser, `2001:db8:9:9::${String(index)}:${String(times)}`));
      }
    }
    expect(statuses).toEqual([...Array<number>(90).fill(200), ...Array<number>(10).fill(429)]);
    const [late] = browsers.slice(4) as [TestGuest];
    expect(await ask(late, '2001:db8:9:9:ffff::1')).toBe(429);
    expect(await ask(late, '2001:db8:9:a::1')).toBe(200);
  });

  it('one caller may ask is limited', async () => {
    const guest = await server.guest();
    const url = newPage(pageOf('<title>x</title>'));
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) {
      statuses.push((await guest.call('/links/parse', { method: 'POST', body: { url } })).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await parse({ url })).status).toBe(200);
    const member = await server.member();
    const from = { 'x-forwarded-for': guest.address };
    const answer = await member.call('/links/parse', { method: 'POST', body: { url }, headers: from });
    expect(answer.status).toBe(200);
  });
});

describe('what is no address', () => {
  it.each<[unknown, string]>([
    [{}, 'http.validation'],
    [{ url: 7 }, 'http.validation'],
    [{ url: '' }, 'links.address-missing'],
    [{ url: 'nothing' }, 'links.address-malformed'],
    [{ url: 'ftp://e.test/' }, 'links.address-scheme'],
    [{ url: `http://e.test/${'x'.repeat(2_048)}` }, 'links.address-too-long'],
    [{ url: 'http://linklet.test/abc' }, 'links.address-own-host'],
  ])('is refused: %j', async (given, code) => {
    const { status, body } = await parse(given);
    expect(status).toBe(400);
    expect(body.error.fields).toMatchObject([{ field: 'url', code }]);
  });

  it('is not even looked at without a token', async () => {
    const { status } = await server.ask('/api/v1/links/parse', {
      method: 'POST',
      body: { url: 'http://page.test/' },
    });
    expect(status).toBe(401);
  });
});
