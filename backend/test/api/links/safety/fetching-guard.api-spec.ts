import { DataSource } from 'typeorm';
import { type Answer, type TestMember, TestServer } from '../../../support/app';
import { sample } from '../../../support/depth';
import { INNER_ADDRESSES, INNER_HOSTS, inBrackets, REFUSED_ADDRESSES } from '../../../support/inner-places';
import { PUBLIC_IP, TestNetwork } from '../../../support/networks';
import { PageServer, redirectTo } from '../../../support/page-server';
import { eventually } from '../../../support/waiting';

interface Body {
  readonly data: Readonly<Record<string, unknown>>;
  readonly error: { readonly fields?: readonly { readonly field: string }[] };
}

/** Fewer calls than limits allow: what they refuse is no test of the guard. */
const CALLS_EACH = 20;
const LITERALS = [...INNER_ADDRESSES.map(inBrackets), ...INNER_HOSTS].map((host) => `http://${host}/`);
const REFUSED = [...LITERALS, ...REFUSED_ADDRESSES];

const site = new PageServer();
const canary = new PageServer();
const network = new TestNetwork(site, canary);
let server: TestServer;
let who: TestMember;
let calls = 0;
let places = 0;

beforeAll(async () => {
  await Promise.all([site.start(), canary.start()]);
  network.names.set('page.test', [[PUBLIC_IP]]);
  server = await TestServer.start('SQLite', {}, network);
});
beforeEach(async () => {
  network.connected.splice(0);
  if (calls % CALLS_EACH === 0) who = await server.member();
  calls += 1;
});
afterEach(() => {
  expect(canary.connections).toBe(0);
});
afterAll(async () => {
  await server.stop();
  await Promise.all([site.stop(), canary.stop()]);
});

/** Addresses that look public and lead inside: a name of such an address, and a page that sends one there. */
const nameOf = (address: string): string => {
  places += 1;
  const name = `inside-${String(places)}.test`;
  network.names.set(name, [[address]]);
  return `http://${name}/`;
};
const pageTo = (location: string): string => {
  places += 1;
  const path = `/inside-${String(places)}`;
  site.pages.set(path, redirectTo(location));
  return `http://page.test${path}`;
};
const LEADS = {
  'a name of': nameOf,
  'a redirect to': (address: string) => pageTo(`http://${inBrackets(address)}/`),
  'a redirect to a name of': (address: string) => pageTo(nameOf(address)),
} as const;
const WAYS = INNER_ADDRESSES.flatMap((address) =>
  (Object.keys(LEADS) as (keyof typeof LEADS)[]).map((lead) => [lead, address] as const),
);

const onlyPublic = (): boolean => network.connected.every(({ addresses }) => addresses[0] === PUBLIC_IP);

it('S01: there are at least 120 ways inside for each call', () => {
  expect(new Set(REFUSED).size).toBeGreaterThanOrEqual(120);
  expect(WAYS.length).toBeGreaterThanOrEqual(120);
});

describe('S01, S33: POST /links/images/upload', () => {
  const upload = (imageUrl: string): Promise<Answer<Body>> =>
    who.call('/links/images/upload', { method: 'POST', body: { imageUrl } });

  it.each(sample(REFUSED, 30))('fetches no picture from %j', async (address) => {
    const { status, body } = await upload(address);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'imageUrl']);
    expect(onlyPublic()).toBe(true);
  });

  it.each(sample(WAYS, 30))('S02: fetches none by %s %s', async (lead, address) => {
    const { status, body } = await upload(LEADS[lead](address));
    expect([status, body.error.fields]).toMatchObject([
      400,
      [{ field: 'imageUrl', code: 'links.image-unreachable' }],
    ]);
    expect(onlyPublic()).toBe(true);
  });

  it('S03: connects to the very address that was checked', async () => {
    network.names.set('rebound.test', [[PUBLIC_IP], ['127.0.0.1']]);
    await upload('http://rebound.test/a.png');
    await upload('http://rebound.test/b.png');
    expect(network.connected).toEqual([{ addresses: [PUBLIC_IP], port: 80 }]);
  });
});

describe('S01, S33: POST /analytics/domain', () => {
  const check = (url: string): Promise<Answer<Body>> =>
    who.call('/analytics/domain', { method: 'POST', body: { url } });

  it.each(sample(REFUSED, 30))('asks nobody at %j', async (address) => {
    const { status, body } = await check(address);
    expect([status, body.data['isRefused']]).toEqual([200, true]);
    expect(network.connected).toEqual([]);
  });

  it.each(sample(WAYS, 30))(
    'S02: follows nobody by %s %s, and says nothing of what may be there',
    async (lead, address) => {
      const { status, body } = await check(LEADS[lead](address));
      expect([status, body.data]).toEqual([
        200,
        { isInvalid: false, isRefused: false, message: '', code: '' },
      ]);
      expect(onlyPublic()).toBe(true);
    },
  );

  it('S03: connects to the very address that was checked', async () => {
    network.names.set('turned.test', [[PUBLIC_IP], ['127.0.0.1']]);
    await check('http://turned.test/');
    await check('http://turned.test/');
    expect(network.connected).toEqual([{ addresses: [PUBLIC_IP], port: 80 }]);
  });
});

describe('S01, S02: what follows from a link', () => {
  const waiting = async (): Promise<number> => {
    const [row] = await server.web.app
      .get(DataSource)
      .query<{ total: number | string }[]>('SELECT COUNT(*) AS total FROM page_readings');
    return Number(row?.total);
  };

  it.each(sample(LITERALS, 30))(
    'shortens nothing that is written as %j, so that nothing is read',
    async (url) => {
      expect((await who.call('/links', { method: 'POST', body: { url } })).status).toBe(400);
    },
  );

  it.each(sample(WAYS, 30))('reads no page by %s %s, and suggests nothing of it', async (lead, address) => {
    const { id, encodeId } = await who.shorten(LEADS[lead](address));
    const asked = who.call<Body>(`/chatgpt/${String(id)}/suggestion`, {
      method: 'POST',
      body: { type: 'title' },
    });
    expect((await asked).body.data).toEqual({ suggestions: [], problem: 'links.page-silent' });
    await eventually(waiting, (total) => total === 0);
    const { body } = await who.call<Body>(`/links/${encodeId}`);
    expect(body.data).toMatchObject({ titleIsNull: true, originalImageUrl: null });
    expect(onlyPublic()).toBe(true);
  });
});
