import { type Answer, TestServer } from '../../support/app';
import { INNER_ADDRESSES, INNER_HOSTS, inBrackets, REFUSED_ADDRESSES } from '../../support/inner-places';
import { PUBLIC_IP, TestNetwork } from '../../support/networks';
import { pageOf, PageServer, redirectTo } from '../../support/page-server';

interface Body {
  readonly data: Readonly<Record<string, unknown>>;
  readonly error: { readonly fields?: readonly { readonly field: string; readonly code: string }[] };
}

const site = new PageServer();
const canary = new PageServer();
const network = new TestNetwork(site, canary);
let server: TestServer;

beforeAll(async () => {
  await Promise.all([site.start(), canary.start()]);
  canary.pages.set('/', pageOf('<title>secret</title>'));
  network.names.set('page.test', [[PUBLIC_IP]]);
  server = await TestServer.start('SQLite', {}, network);
});
beforeEach(() => network.connected.splice(0));
afterEach(() => {
  expect(canary.connections).toBe(0);
});
afterAll(async () => {
  await server.stop();
  await Promise.all([site.stop(), canary.stop()]);
});

/** By another caller each time: the limit is not what is tried here. */
const parse = async (url: string): Promise<Answer<Body>> =>
  (await server.guest()).call('/links/parse', { method: 'POST', body: { url } });

/** The answer for a page that cannot be read, and for one that must not be: not a word of it differs. */
const UNREADABLE = {
  data: { title: 'title', description: 'description', images: [], titleIsNull: true },
};

let names = 0;
const newName = (...answers: string[][]): string => {
  names += 1;
  const name = `name-${names}.test`;
  network.names.set(name, answers);
  return name;
};

async function expectNothingFrom(location: string): Promise<void> {
  names += 1;
  const path = `/to-${names}`;
  site.pages.set(path, redirectTo(location));
  const { status, body } = await parse(`http://page.test${path}`);
  expect([status, body]).toEqual([200, UNREADABLE]);
  expect(network.connected).toEqual([{ addresses: [PUBLIC_IP], port: 80 }]);
}

describe('an address that leads inside', () => {
  it.each([...INNER_ADDRESSES.map(inBrackets), ...INNER_HOSTS])(
    'is refused when it names %j',
    async (host) => {
      const { status, body } = await parse(`http://${host}/`);
      expect(status).toBe(400);
      expect(body.error.fields).toMatchObject([{ field: 'url' }]);
      expect(network.connected).toEqual([]);
    },
  );

  it.each(REFUSED_ADDRESSES)('is refused as %j', async (address) => {
    const { status, body } = await parse(address);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'url']);
    expect(network.connected).toEqual([]);
  });
});

describe('a name that leads inside', () => {
  it.each(INNER_ADDRESSES)('looks like a page that cannot be read: %s', async (address) => {
    const name = newName([address]);
    const { status, body } = await parse(`http://${name}/`);
    expect([status, body]).toEqual([200, UNREADABLE]);
    expect(network.connected).toEqual([]);
  });

  it.each([
    [[PUBLIC_IP, '127.0.0.1']],
    [['10.0.0.1', PUBLIC_IP]],
    [['2606:4700:4700::1111', '::1']],
    [[...Array.from({ length: 100 }, () => PUBLIC_IP), 'fd00:ec2::254']],
  ])('does so even when other answers are public: %j', async (addresses) => {
    const name = newName(addresses);
    expect((await parse(`https://${name}/`)).body).toEqual(UNREADABLE);
    expect(network.connected).toEqual([]);
  });

  it('is not asked for again once its answer was good', async () => {
    site.pages.set('/first', pageOf('<title>public</title>'));
    const name = newName([PUBLIC_IP], ['127.0.0.1']);
    expect((await parse(`http://${name}/first`)).body.data).toMatchObject({ title: 'public' });
    expect(network.connected).toEqual([{ addresses: [PUBLIC_IP], port: 80 }]);
    expect((await parse(`http://${name}/second`)).body).toEqual(UNREADABLE);
    expect(network.connected).toHaveLength(1);
  });

  it('is asked for again, and judged again, after a redirect to itself', async () => {
    site.pages.set('/again', redirectTo('/'));
    const name = newName([PUBLIC_IP], ['127.0.0.1']);
    expect((await parse(`http://${name}/again`)).body).toEqual(UNREADABLE);
    expect(network.connected).toHaveLength(1);
  });

  it('of other letters is another name', async () => {
    network.names.set('xn--pge-5cd.test', [['127.0.0.1']]);
    const { body } = await parse('http://p\u0430ge.test/');
    expect(body.data['titleIsNull']).toBe(true);
    expect(network.connected).toEqual([]);
  });
});

describe('a redirect that leads inside', () => {
  it.each(INNER_ADDRESSES.map(inBrackets))('is not followed to %s', (host) =>
    expectNothingFrom(`http://${host}/`),
  );

  it.each([
    '//127.0.0.1/',
    '/\\127.0.0.1/',
    '\\\\127.0.0.1\\',
    'https://127.0.0.1/',
    'HTTP://LOCALHOST/',
    'https:127.0.0.1',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.1\t/',
    'http://user@page.test/',
    'http://page.test@127.0.0.1/',
    'http://page.test:22/',
    'http://page.test:8080/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/html,<title>x</title>',
    'javascript:alert(1)',
    'ftp://page.test/',
    'http://[::1/',
    `http://page.test/${'x'.repeat(2_048)}`,
  ])('is not followed to %j', (location) => expectNothingFrom(location));

  it.each(['127.0.0.1', '::1', '169.254.169.254', '10.0.0.1'])('is not followed to a name of %s', (address) =>
    expectNothingFrom(`http://${newName([address])}/`),
  );

  it.each([1, 2, 3])('is not followed after %i that lead elsewhere', async (hops) => {
    for (let hop = 0; hop < hops; hop += 1) {
      site.pages.set(`/chain-${hops}-${hop}`, redirectTo(`/chain-${hops}-${hop + 1}`));
    }
    site.pages.set(`/chain-${hops}-${hops}`, redirectTo('http://127.0.0.1/'));
    expect((await parse(`http://page.test/chain-${hops}-0`)).body).toEqual(UNREADABLE);
    expect(network.connected).toHaveLength(hops + 1);
  });
});

it('keeps pictures of the inside out of the preview', async () => {
  const images = [...INNER_ADDRESSES.map(inBrackets), 'localhost', 'page.test:8080', 'user@page.test']
    .map((host) => `<meta property="og:image" content="http://${host}/a.png">`)
    .join('');
  site.pages.set(
    '/images',
    pageOf(`<title>x</title>${images}<base href="http://127.0.0.1/"><link rel=image_src href=b.png>`),
  );
  const { body } = await parse('http://page.test/images');
  expect(body.data).toMatchObject({ title: 'x', images: ['http://page.test/b.png'] });
});

describe('the canary', () => {
  it('would see a call that came through', async () => {
    const alarm = new PageServer();
    await alarm.start();
    const unguarded = new TestNetwork(site, alarm).connect({ addresses: ['127.0.0.1'], port: 80 });
    await new Promise((resolve) => unguarded.once('connect', resolve));
    unguarded.destroy();
    expect(alarm.connections).toBe(1);
    await alarm.stop();
  });
});
