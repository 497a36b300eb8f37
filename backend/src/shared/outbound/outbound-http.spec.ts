import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { PUBLIC_IP, TestNetwork } from '../../../test/support/networks';
import {
  drip,
  endless,
  type PageHandler,
  pageOf,
  PageServer,
  pour,
  redirectTo,
} from '../../../test/support/page-server';
import { until } from '../../../test/support/waiting';
import { OutboundHttp, type FetchOptions } from './outbound-http';
import { Unreachable, type UnreachableReason } from './unreachable';

const LIMIT = 1024 * 1024;
const EVERYTHING: FetchOptions = { accept: '*/*', wants: () => true };

let site: PageServer;
let network: TestNetwork;
let http: OutboundHttp;
beforeEach(async () => {
  site = new PageServer();
  await site.start();
  network = new TestNetwork(site);
  for (const host of ['e.test', 'other.test']) network.names.set(host, [[PUBLIC_IP]]);
  http = new OutboundHttp('Linklet/1.0', network);
});
afterEach(async () => {
  await until('no connection is left', () => site.held === 0);
  await site.stop();
});

const get = (handler: PageHandler, input: Partial<FetchOptions> = {}) => {
  site.pages.set('/', handler);
  return http.get('http://e.test/', { ...EVERYTHING, ...input });
};

async function failure(call: Promise<unknown>): Promise<UnreachableReason> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Unreachable)) throw new Error('the call came to an answer', { cause: error });
  // Its reader learns of no host and no address.
  expect([error.message, error.cause]).toEqual([`no answer: ${error.reason}`, undefined]);
  return error.reason;
}

describe('a call', () => {
  it('says who asks and nothing else', async () => {
    const answer = await get(pageOf('hello', 'text/plain'));
    expect(answer).toMatchObject({ status: 200, isWhole: true, headers: { 'content-type': 'text/plain' } });
    expect([answer.url.href, answer.body.toString()]).toEqual(['http://e.test/', 'hello']);
    expect(site.requests[0]?.headers).toEqual({
      host: 'e.test',
      'user-agent': 'Linklet/1.0',
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      connection: 'close',
    });
  });

  it('keeps the path as it is and drops the fragment', async () => {
    await http.get('http://e.test/a%2Fb/測?q=a+b%20c&x#y', EVERYTHING);
    expect(site.visits).toEqual(['e.test/a%2Fb/%E6%B8%AC?q=a+b%20c&x']);
  });

  it('brings no cookie back', async () => {
    site.pages.set('/', (response) => response.writeHead(200, { 'set-cookie': 'a=b; Path=/' }).end());
    await http.get('http://e.test/', EVERYTHING);
    await http.get('http://e.test/', EVERYTHING);
    expect(site.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
    expect(site.connections).toBe(2);
  });

  it('asks for the head alone when that is all that is wanted', async () => {
    const answer = await get(pageOf('hello', 'text/plain', 410), { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([410, 0]);
    expect(site.requests.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it('reads no body that is not wanted', async () => {
    const answer = await get(endless('x'), {
      wants: ({ headers }) => headers['content-type'] !== 'text/html',
    });
    expect([answer.status, answer.body.length, answer.isWhole]).toEqual([200, 0, false]);
  });

  it('reads no further than is wanted', async () => {
    const answer = await get(endless('0123456789'), { until: (bytes) => bytes.length >= 1_000 });
    expect(answer.isWhole).toBe(false);
    expect(answer.body.length).toBeLessThan(LIMIT);
  });

  it.each([204, 304, 404, 410, 500, 503])('tells of status %i like of any other', async (status) => {
    const answer = await get((response) => response.writeHead(status).end());
    expect([answer.status, answer.body.length]).toEqual([status, 0]);
  });
});

describe('where a call may go', () => {
  it('asks for a name once and connects to the very addresses that were checked', async () => {
    network.names.set('e.test', [[PUBLIC_IP, '2606:4700:4700::1111'], ['127.0.0.1']]);
    await get(pageOf('x'));
    expect(network.asked).toEqual(['e.test']);
    expect(network.connected).toEqual([{ addresses: [PUBLIC_IP, '2606:4700:4700::1111'], port: 80 }]);
    expect(await failure(http.get('http://e.test/', EVERYTHING))).toBe('not-public');
  });

  it.each([
    [['127.0.0.1']],
    [[PUBLIC_IP, '10.0.0.1']],
    [['::1', PUBLIC_IP]],
    [[...Array.from({ length: 50 }, () => PUBLIC_IP), '169.254.169.254']],
    [['no address']],
  ])('goes nowhere when a name has the addresses %j', async (addresses) => {
    network.names.set('e.test', [addresses]);
    expect(await failure(http.get('http://e.test/', EVERYTHING))).toBe('not-public');
    expect(network.connected).toEqual([]);
  });

  it.each<[string, UnreachableReason]>([
    ['http://unknown.test/', 'no-such-host'],
    ['http://127.0.0.1/', 'address'],
    ['http://[::1]/', 'address'],
    ['http://localhost/', 'address'],
    ['http://e.test:8080/', 'address'],
    ['http://user@e.test/', 'address'],
    ['ftp://e.test/', 'address'],
    ['e.test', 'address'],
    ['', 'address'],
  ])('does not go to %s', async (address, reason) => {
    expect(await failure(http.get(address, EVERYTHING))).toBe(reason);
    expect(network.connected).toEqual([]);
  });

  it.each([
    ['http://e.test:443/', 443, 'e.test:443'],
    ['http://e.test./', 80, 'e.test.'],
    [`http://${PUBLIC_IP}/`, 80, PUBLIC_IP],
    ['http://[2606:4700:4700::1111]/', 80, '[2606:4700:4700::1111]'],
  ])('goes to %s by port %i and asks for %s', async (address, port, host) => {
    await http.get(address, EVERYTHING);
    expect([network.connected[0]?.port, site.requests[0]?.headers.host]).toEqual([port, host]);
  });
});

describe('redirects', () => {
  it('get no headers that were meant for the first address', async () => {
    site.pages.set('/next', pageOf('there'));
    await get(redirectTo('http://other.test/next'), { headers: { 'x-api-key': 'secret' } });
    expect(site.requests.map(({ headers }) => headers['x-api-key'])).toEqual(['secret', undefined]);
  });

  it('are followed as far as the caller wants', async () => {
    const staying = { follows: (next: URL) => next.hostname === 'e.test' };
    site.pages.set('/next', redirectTo('http://other.test/'));
    const answer = await get(redirectTo('/next'), staying);
    expect([answer.url.href, answer.status]).toEqual(['http://e.test/next', 302]);
    expect(site.visits).toEqual(['e.test/', 'e.test/next']);
  });

  const chain = (length: number) => {
    for (let at = 0; at < length; at += 1) site.pages.set(`/${at}`, redirectTo(`/${at + 1}`));
    site.pages.set(`/${length}`, pageOf('arrived'));
    return http.get('http://e.test/0', EVERYTHING);
  };

  it('are followed three times', async () => {
    const answer = await chain(3);
    expect([answer.url.href, answer.body.toString()]).toEqual(['http://e.test/3', 'arrived']);
  });

  it('are not followed a fourth time', async () => {
    expect(await failure(chain(4))).toBe('too-many-redirects');
    expect(site.connections).toBe(4);
  });

  it.each([301, 302, 303, 307, 308])('with status %i lead on', async (status) => {
    site.pages.set('/next', pageOf('arrived'));
    expect((await get(redirectTo('http://other.test/next', status))).url.href).toBe('http://other.test/next');
    expect(network.asked).toEqual(['e.test', 'other.test']);
  });

  it.each([200, 300, 304, 404])('are none with status %i', async (status) => {
    expect((await get(redirectTo('/next', status))).status).toBe(status);
  });

  it('without an address are an answer', async () => {
    expect((await get((response) => response.writeHead(302).end())).status).toBe(302);
  });

  it('lead to addresses in other scripts', async () => {
    const raw = Buffer.from('/測試').toString('latin1');
    expect((await get(redirectTo(raw))).url.href).toBe('http://e.test/%E6%B8%AC%E8%A9%A6');
  });

  it.each<[string, UnreachableReason]>([
    ['http://127.0.0.1/', 'address'],
    ['http://inner.test/', 'not-public'],
    ['//inner.test/', 'not-public'],
    ['http://unknown.test/', 'no-such-host'],
    ['file:///etc/passwd', 'address'],
    ['http://e.test:6379/', 'address'],
    ['http://', 'address'],
  ])('do not lead to %s', async (location, reason) => {
    network.names.set('inner.test', [['192.168.1.1']]);
    expect(await failure(get(redirectTo(location)))).toBe(reason);
    expect(network.connected).toHaveLength(1);
  });
});

describe('a body', () => {
  const packed = (bytes: Buffer, packing: string): PageHandler => {
    return (response) => response.writeHead(200, { 'content-encoding': packing }).end(bytes);
  };
  const text = Buffer.from('hello '.repeat(1_000));

  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    [' GZIP ', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', text],
    ['', text],
  ])('is unpacked: %j', async (packing, bytes) => {
    const { body, isWhole } = await get(packed(bytes, packing));
    expect([body.equals(text), isWhole]).toEqual([true, true]);
  });

  it.each([
    ['gzip, gzip', gzipSync(gzipSync(text))],
    ['zstd', text],
    ['constructor', text],
    ['gzip', text],
  ])('is empty when it is packed in another way: %j', async (packing, bytes) => {
    const { body, isWhole } = await get(packed(bytes, packing));
    expect([body.length, isWhole]).toEqual([0, false]);
  });

  it.each([
    ['without end', endless('x'.repeat(10_000))],
    ['announced as huge', endless('x'.repeat(10_000), { 'content-length': '999999999999' })],
    ['that unpacks to a hundred times as much', packed(gzipSync(Buffer.alloc(100 * LIMIT)), 'gzip')],
    ['that unpacks from br', packed(brotliCompressSync(Buffer.alloc(20 * LIMIT)), 'br')],
    ['that unpacks from deflate', packed(deflateSync(Buffer.alloc(20 * LIMIT)), 'deflate')],
  ])('is cut when it is one %s', async (_, handler) => {
    const { body, isWhole } = await get(handler);
    expect([body.length, isWhole]).toEqual([LIMIT, false]);
  });

  it('is cut when it is packed emptiness without end', async () => {
    // Only the cap on packed bytes ends it.
    network.limits.totalMs = 600_000;
    const emptyBlock = Buffer.from('000000ffff', 'hex');
    const blocks = Buffer.concat([gzipSync('').subarray(0, 10), ...Array<Buffer>(2_000).fill(emptyBlock)]);
    const { body, isWhole } = await get((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.write(blocks);
      pour(response, Buffer.concat(Array<Buffer>(2_000).fill(emptyBlock)));
    });
    expect([body.length, isWhole]).toEqual([0, false]);
  });

  it('is what came before the connection broke', async () => {
    const { body, isWhole } = await get((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('hello', () => response.destroy());
    });
    expect([body.toString(), isWhole]).toEqual(['hello', false]);
  });

  it('is what came in time', async () => {
    network.limits.totalMs = 300;
    const { body, isWhole } = await get((response) => {
      response.writeHead(200);
      drip(response, 'x');
    });
    expect([/^x+$/.test(body.toString()), isWhole]).toEqual([true, false]);
  });
});

describe('there is no answer', () => {
  const raw =
    (write: (socket: Socket) => void): PageHandler =>
    ({ socket }) => {
      if (socket) write(socket);
    };

  it.each<[string, PageHandler]>([
    ['when the other side hangs up', raw((socket) => socket.destroy())],
    ['when it does not speak HTTP', raw((socket) => socket.end('hello\r\n\r\n'))],
    [
      'when its headers never end',
      raw((socket) => pour(socket, `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(500)}`)),
    ],
    [
      'when one header never ends',
      raw((socket) => pour(socket, `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(9_000)}`)),
    ],
    ['when a header is split by a line', raw((socket) => socket.end('HTTP/1.1 200 OK\r\nx\n\r: y\r\n\r\n'))],
    [
      'when both lengths are told',
      raw((socket) =>
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
      ),
    ],
    [
      'when it wants to speak another way',
      raw((socket) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      ),
    ],
  ])('%s', async (_, handler) => {
    expect(await failure(get(handler))).toBe('no-answer');
  });

  it.each<[string, PageHandler]>([
    ['nothing comes', () => undefined],
    [
      'headers drip',
      raw((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        drip(socket, 'x: y\r\n');
      }),
    ],
    ['it is always about to come', raw((socket) => drip(socket, 'HTTP/1.1 100 Continue\r\n\r\n'))],
  ])('in time when %s', async (_, handler) => {
    network.limits.totalMs = 200;
    expect(await failure(get(handler))).toBe('too-slow');
  });

  it('in time when a redirect takes all of it', async () => {
    network.limits.totalMs = 200;
    site.pages.set('/slow', () => undefined);
    expect(await failure(get(redirectTo('/slow')))).toBe('too-slow');
  });

  it('in time when the name server is silent', async () => {
    network.limits.totalMs = 50;
    Object.assign(network, { resolve: () => new Promise<never>(() => undefined) });
    expect(await failure(get(pageOf('x')))).toBe('too-slow');
  });

  it('in time when nobody takes the call', async () => {
    network.limits.connectMs = 50;
    const silent = new Socket();
    Object.assign(network, { connect: () => silent });
    expect(await failure(get(pageOf('x')))).toBe('no-answer');
    expect(silent.destroyed).toBe(true);
  });

  it('when nobody listens', async () => {
    const gone = new PageServer();
    await gone.start();
    const { port } = gone;
    await gone.stop();
    const nowhere = new TestNetwork({ port });
    nowhere.names.set('e.test', [[PUBLIC_IP]]);
    expect(await failure(new OutboundHttp('x', nowhere).get('http://e.test/', EVERYTHING))).toBe('no-answer');
  });
});

describe('an encrypted call', () => {
  it('names the host that it asks for, and tells nothing before the other side has proved to be that', async () => {
    const hellos: Buffer[] = [];
    const listener = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (bytes) => {
        hellos.push(bytes);
        socket.end('not a certificate');
      });
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const elsewhere = new TestNetwork(listener.address() as AddressInfo);
    elsewhere.names.set('secret.test', [[PUBLIC_IP]]);
    const call = new OutboundHttp('Linklet/1.0', elsewhere).get('https://secret.test/path', EVERYTHING);
    expect(await failure(call)).toBe('no-answer');
    expect(elsewhere.connected).toEqual([{ addresses: [PUBLIC_IP], port: 443 }]);
    expect(hellos).toHaveLength(1);
    expect(hellos[0]?.includes('secret.test')).toBe(true);
    expect(hellos[0]?.includes('/path')).toBe(false);
    await once(listener.close(), 'close');
  });
});

describe('a single step', () => {
  const step = (handler: PageHandler) => {
    site.pages.set('/', handler);
    return http.step('http://e.test/', '*/*');
  };

  it.each([
    ['/next', 'http://e.test/next'],
    ['//other.test/x', 'http://other.test/x'],
    ['http://127.0.0.1/', 'http://127.0.0.1/'],
    ['intent://x', 'intent://x'],
    ['http://', null],
  ])('tells of a redirect to %s and does not follow it', async (location, next) => {
    expect(await step(redirectTo(location))).toEqual({ status: 302, next });
    expect(site.connections).toBe(1);
  });

  it.each([200, 204, 404, 500])('is the last one with status %i', async (status) => {
    expect(await step((response) => response.writeHead(status).end())).toEqual({ status, next: null });
  });

  it('waits for no body', async () => {
    expect(await step(endless('x'))).toEqual({ status: 200, next: null });
  });

  it.each<[string, UnreachableReason]>([
    ['http://127.0.0.1/', 'address'],
    ['http://inner.test/', 'not-public'],
    ['http://unknown.test/', 'no-such-host'],
  ])('is not taken to %s', async (address, reason) => {
    network.names.set('inner.test', [['192.168.1.1']]);
    expect(await failure(http.step(address, '*/*') as Promise<never>)).toBe(reason);
    expect(network.connected).toEqual([]);
  });
});

describe('what is handed over', () => {
  const post = (handler: PageHandler, address = 'http://e.test/hooks') => {
    site.pages.set('/hooks', handler);
    return http.post(address, {
      body: Buffer.from('{"a":"測試"}'),
      headers: { 'content-type': 'application/json', host: 'other.test', 'user-agent': 'Somebody' },
      bodyBytes: 2_048,
    });
  };

  it('arrives as it is, once, with the headers of its content beside ours', async () => {
    const bodies: string[] = [];
    const answer = await post((response, request) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
      request.on('end', () => response.writeHead(202).end('noted'));
    });
    expect([answer.status, answer.body.toString(), bodies.join('')]).toEqual([202, 'noted', '{"a":"測試"}']);
    expect(site.requests.map(({ method }) => method)).toEqual(['POST']);
    expect(site.requests[0]?.headers).toEqual({
      host: 'e.test',
      'user-agent': 'Linklet/1.0',
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      connection: 'close',
      'content-type': 'application/json',
      'content-length': '14',
    });
  });

  it.each([301, 302, 303, 307, 308])('is not handed on by a redirect with status %i', async (status) => {
    expect(await post(redirectTo('http://other.test/', status))).toMatchObject({ status });
    expect(network.connected).toHaveLength(1);
  });

  it.each<[string, UnreachableReason]>([
    ['http://169.254.169.254/hooks', 'address'],
    ['http://inner.test/hooks', 'not-public'],
    ['http://e.test:8080/hooks', 'address'],
  ])('does not go to %s', async (address, reason) => {
    network.names.set('inner.test', [['169.254.169.254']]);
    expect(await failure(post(pageOf('x'), address))).toBe(reason);
    expect(network.connected).toEqual([]);
  });

  it('goes where its name was checked to lead, whatever the name says next', async () => {
    network.names.set('e.test', [[PUBLIC_IP], ['127.0.0.1']]);
    await post(pageOf('x'));
    expect(network.connected).toEqual([{ addresses: [PUBLIC_IP], port: 80 }]);
    expect(await failure(post(pageOf('x')))).toBe('not-public');
  });

  it('is answered by as much as is wanted of what never ends', async () => {
    const { status, body, isWhole } = await post(endless('x'.repeat(10_000)));
    expect([status, body.length, isWhole]).toEqual([200, 2_048, false]);
  });

  it('has a time of its own', async () => {
    Object.assign(network.limits, { totalMs: 1, postMs: 150 });
    expect(await failure(post(() => undefined))).toBe('too-slow');
    const slow = await post((response) => {
      response.writeHead(200);
      drip(response, 'x');
    });
    expect([slow.status, /^x+$/.test(slow.body.toString()), slow.isWhole]).toEqual([200, true, false]);
  });
});
