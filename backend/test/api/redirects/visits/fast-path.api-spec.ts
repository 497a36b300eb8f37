import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { PlainLane } from '../../../../src/shared/http/lane/plain-lane';
import { APP_ORIGIN, TestServer } from '../../../support/app';
import { DESKTOP } from '../../../support/visits';
import { eventually } from '../../../support/waiting';

const { host: HOST } = new URL(APP_ORIGIN);
const VISITS = 3;
const ASKED_AT_ONCE = 5;
const CASES: readonly (readonly [what: string, method: string, path: string])[] = [
  ['a link', 'GET', '/counted'],
  ['a link whose query says something', 'GET', '/counted?utm_source=a&qr=1'],
  ['the head of a link', 'HEAD', '/counted'],
  ['a link that nobody has made', 'GET', '/never-made'],
  ['the analytics behind a plus', 'GET', '/counted+'],
  ['a page of the application', 'GET', '/health/live'],
  ['a call', 'GET', '/api/v1/links'],
  ['a method that links do not know', 'DELETE', '/counted'],
];

const request = (method: string, path: string, connection = 'keep-alive'): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${HOST}`,
    `User-Agent: ${DESKTOP}`,
    `Connection: ${connection}`,
    '\r\n',
  ].join('\r\n');

/** What differs between two answers to the same question, from any server. */
const ALWAYS_NEW = /^(?:Date: .*|x-request-id: .*)\r\n|nonce-[\w+/=-]+|nonce="[^"]+"|"requestId":"[^"]+"/gim;

/** All that the server says on one connection, on which each request waits for the answer to the one before. */
async function saidTo(server: TestServer, requests: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('latin1');
  const said = text(socket);
  for (const each of requests) {
    const answered = once(socket, 'data');
    socket.write(each);
    await answered;
  }
  return (await said).replaceAll(ALWAYS_NEW, '');
}

/** The same to bytes as they are. */
async function rawlySaidTo(server: TestServer, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('latin1');
  socket.write(bytes, 'latin1');
  return text(socket);
}

const counted = async ({ otherProcess }: TestServer): Promise<number> => {
  const [{ hits } = { hits: 0 }]: { hits: number | null }[] = await otherProcess
    .get(DataSource)
    .query('SELECT SUM(hits) AS hits FROM click_totals WHERE level = 0');
  return Number(hits);
};

describe('the fast path', () => {
  const taken = jest.spyOn(PlainLane.prototype, 'take');
  let on: TestServer;
  let off: TestServer;
  beforeAll(async () => {
    [on, off] = (await Promise.all(
      ['on', 'off'].map((FAST_PATH) => TestServer.start('SQLite', { FAST_PATH })),
    )) as [TestServer, TestServer];
    for (const server of [on, off]) {
      await (await server.guest()).shorten('https://example.com/', 'counted');
      await Promise.all(
        Array.from({ length: VISITS }, () => server.ask('/counted', { headers: { 'user-agent': DESKTOP } })),
      );
    }
    taken.mockClear();
  });
  afterAll(() => Promise.all([on.stop(), off.stop()]));

  it.each(CASES)('makes no difference to %s', async (_, method, path) => {
    const asked = [request(method, path, 'close')];
    const expected = await saidTo(off, asked);
    expect(expected).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await saidTo(on, asked)).toBe(expected);
  });

  it('makes no difference to raw bytes in a path, which lead to the same path encoded', async () => {
    const slug = 'khuyến-mãi';
    const raw = Buffer.from(slug).toString('latin1');
    for (const server of [on, off]) {
      await (await server.guest()).shorten('https://example.com/raw', slug);
      const first = await rawlySaidTo(server, request('GET', `/${raw}?qr=1`, 'close'));
      expect(first).toMatch(/^HTTP\/1\.1 302 /);
      const [, location = ''] = /\r\nLocation: (.*)\r\n/.exec(first) ?? [];
      expect(location).toBe(`/${encodeURIComponent(slug)}?qr=1`);
      expect(await saidTo(server, [request('GET', location, 'close')])).toMatch(
        /\r\nLocation: https:\/\/example\.com\/raw\r\n/,
      );
      expect(await rawlySaidTo(server, request('GET', `//evil.test/${raw}`, 'close'))).toMatch(
        /^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/,
      );
    }
  });

  it('makes no difference to a connection that is kept', async () => {
    const asked = [
      ...CASES.map(([, method, path]) => request(method, path)),
      request('GET', '/counted'),
      request('GET', '/counted', 'close'),
    ];
    const expected = await saidTo(off, asked);
    expect(expected.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(asked.length);
    expect(await saidTo(on, asked)).toBe(expected);
  });

  it('makes no difference to whoever asks several times at once, and says that no more comes', async () => {
    for (const server of [on, off]) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('latin1');
      const said = text(socket);
      socket.end(request('GET', '/counted').repeat(ASKED_AT_ONCE));
      expect((await said).match(/HTTP\/1\.1 302 /g)).toHaveLength(ASKED_AT_ONCE);
    }
  });

  it('is not entered while it is off', async () => {
    taken.mockClear();
    await saidTo(off, [request('GET', '/counted', 'close')]);
    expect(taken).not.toHaveBeenCalled();
    await saidTo(on, [request('GET', '/counted', 'close')]);
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it('makes no difference to what is counted', async () => {
    const all = await eventually(
      () => Promise.all([counted(on), counted(off)]),
      ([one, other]) => one === other && one > VISITS + CASES.length + ASKED_AT_ONCE,
    );
    expect(all[0]).toBe(all[1]);
  });
});
