import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { type TestMember, TestServer } from '../../../support/app';
import { BROKEN_FORMS } from '../../../support/broken-forms';
import { refused } from '../../../support/links';
import { PUBLIC_IP, TestNetwork } from '../../../support/networks';
import { endless, pageOf, PageServer } from '../../../support/page-server';
import { formWith, picture } from '../../../support/pictures';
import { upload } from '../../../support/previews';

const MANY = 60;

const site = new PageServer();
const network = new TestNetwork(site);
let server: TestServer;
let home: TestMember;

beforeAll(async () => {
  await site.start();
  network.names.set('tea.test', [[PUBLIC_IP]]);
  site.pages.set('/tea.png', pageOf(await picture(2_000, 1_000), 'image/png'));
  site.pages.set('/tea.bin', pageOf(await picture(), 'application/octet-stream'));
  site.pages.set('/page', pageOf('<title>no picture</title>'));
  site.pages.set('/tea.svg', pageOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'));
  site.pages.set('/endless', endless(Buffer.alloc(65_536, 1), { 'content-type': 'image/png' }));
  site.pages.set('/large', pageOf(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png'));
  server = await TestServer.start('SQLite', {}, network);
});
beforeEach(async () => {
  home = await server.member();
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const fetched = async (path: string): Promise<[Response, Buffer]> => {
  const response = await fetch(server.url + path);
  return [response, Buffer.from(await response.arrayBuffer())];
};

describe('a picture that is uploaded', () => {
  it('is cut for cards, and served for ever under a name that nobody guesses', async () => {
    const { status, body } = await upload(home, formWith(await picture(900, 900)));
    expect(status).toBe(201);
    const { publicPath } = body.data;
    expect(publicPath).toMatch(/^\/images\/[0-9a-f]{2}\/[0-9a-f]{30}\.jpg$/);
    const [response, bytes] = await fetched(publicPath);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const again = await fetch(server.url + publicPath, { method: 'HEAD' });
    expect(again.status).toBe(200);
  });

  it('can come from the web, by JSON or as a plain form', async () => {
    const address = { imageUrl: 'http://tea.test/tea.png', leftPercent: 0, playIcon: true };
    expect((await upload(home, address)).status).toBe(201);
    const form = new URLSearchParams({ imageUrl: 'http://tea.test/tea.bin', ratio: '1', playIcon: 'false' });
    const { body } = await upload(home, form);
    const [, bytes] = await fetched(body.data.publicPath);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 1200 });
  });

  it('can be made anew of an earlier upload of the group', async () => {
    const { publicPath } = (await upload(home, formWith(await picture()))).body.data;
    expect((await upload(home, { imageUrl: publicPath, playIcon: true })).status).toBe(201);
    expect((await upload(home, { imageUrl: `http://linklet.test${publicPath}` })).status).toBe(201);
    const stranger = await server.member();
    expect(await upload(stranger, { imageUrl: publicPath })).toMatchObject(
      refused(400, 'links.image-unreachable', 'imageUrl'),
    );
  });

  it.each([
    ['/page', 'links.image-kind'],
    ['/tea.svg', 'links.image-kind'],
    ['/nothing-here', 'links.image-unreachable'],
    ['/endless', 'links.image-unreachable'],
    ['/large', 'links.image-unreachable'],
  ])('cannot be what is at %s', async (path, code) => {
    const answer = await upload(home, { imageUrl: `http://tea.test${path}` });
    expect(answer).toMatchObject(refused(400, code, 'imageUrl'));
  });

  it.each([
    'http://127.0.0.1/a.png',
    'http://nowhere.test/a.png',
    'file:///etc/passwd',
    'x',
    'http://tea.test:22/',
  ])('cannot be %j, for a reason that nobody learns', async (imageUrl) => {
    const answer = await upload(home, { imageUrl });
    expect(answer).toMatchObject(refused(400, 'links.image-unreachable', 'imageUrl'));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['nothing', {}, 'imageUrl'],
    ['a ratio of nothing', { imageUrl: 'x', ratio: 0 }, 'ratio'],
    ['a ratio of words', { imageUrl: 'x', ratio: 'wide' }, 'ratio'],
    ['more than all', { imageUrl: 'x', topPercent: 101 }, 'topPercent'],
    ['less than nothing', { imageUrl: 'x', leftPercent: -1 }, 'leftPercent'],
    ['a switch of words', { imageUrl: 'x', playIcon: 'perhaps' }, 'playIcon'],
    ['no text', { imageUrl: 7 }, 'imageUrl'],
  ])('is refused with a field: %s', async (_, body, field) => {
    expect(await upload(home, body)).toMatchObject({ status: 400, body: { error: { fields: [{ field }] } } });
  });

  it.each([
    ['S25 a page that is called PNG', Buffer.from('<html><script>alert(1)</script>'), 'links.image-kind'],
    ['S32 an SVG that is called PNG', Buffer.from('<svg onload="alert(1)"/>'), 'links.image-kind'],
    ['S25 nothing but marks', Buffer.from('GIF89a'), 'links.image-broken'],
  ])('is refused by what it is: %s', async (_, file, code) => {
    expect(await upload(home, formWith(file))).toMatchObject(refused(400, code, 'file'));
  });

  it('is refused when it is too large', async () => {
    const answer = await upload(home, formWith(Buffer.alloc(5 * 1024 * 1024 + 1)));
    expect(answer).toMatchObject(refused(413, 'http.file-too-large', 'file'));
  });

  it('is for members, and for links that they may change', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    const form = async () => formWith(await picture());
    expect((await upload(home, await form(), `?encodeId=${encodeId}`)).status).toBe(201);
    const stranger = await server.member();
    expect(await upload(stranger, await form(), `?encodeId=${encodeId}`)).toMatchObject(
      refused(404, 'links.link-does-not-exist'),
    );
    expect((await upload(await server.guest(), await form())).status).toBe(401);
  });

  it('can be tried often, but not without end', async () => {
    const answers = [];
    for (let tries = 0; tries < 122; tries += 1) answers.push((await upload(home, { imageUrl: 'x' })).status);
    expect(answers.filter((status) => status === 400)).toHaveLength(120);
    expect(answers.slice(120)).toEqual([429, 429]);
  });
});

describe('the place of pictures', () => {
  it.each([
    '/images/',
    '/images/ab',
    '/images/ab/',
    '/images/..%2f..%2flinklet.sqlite',
    '/images/../linklet.sqlite',
    '/images/%2e%2e/secret',
    '/images/ab/..%5c..%5csecret',
    `/images/ab/${'0'.repeat(30)}.jpg`,
    '/images/ab/%00.jpg',
  ])('gives nothing else away: %s', async (path) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: linklet.test\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('SQLite format');
  });
});

describe('S31 a form that is broken', () => {
  it('comes in many ways', () => {
    expect(BROKEN_FORMS.length).toBeGreaterThanOrEqual(50);
  });

  it.each(BROKEN_FORMS)('is refused, and the next one is read: $what', async ({ body, contentType }) => {
    const response = await fetch(`${server.url}/api/v1/links/images/upload`, {
      method: 'POST',
      headers: { ...home.headers, 'content-type': contentType },
      body: new Uint8Array(body),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(((await response.json()) as { error: object }).error).toHaveProperty('code');
    expect((await upload(home, {})).status).toBe(400);
  });

  it('that ends with its connection leaves nothing behind', async () => {
    for (let times = 0; times < MANY; times += 1) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write(
        `POST /api/v1/links/images/upload HTTP/1.1\r\nHost: linklet.test\r\nAuthorization: Bearer ${home.token}\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nxxx',
      );
      await once(socket, 'connect');
      socket.destroy();
    }
    expect((await upload(home, formWith(await picture()))).status).toBe(201);
  });

  it('is of no kind that other calls take', async () => {
    const answer = await home.call('/links', { method: 'POST', body: formWith(await picture()) });
    expect(answer).toMatchObject({ status: 415, body: { error: { code: 'http.media-type' } } });
  });

  it('leaves prototypes as they are', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
