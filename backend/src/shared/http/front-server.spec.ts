import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { eventually } from '../../../test/support/waiting';
import { FrontServer, originForm } from './front-server';

/** Shorter than in production, where proxies have to notice. */
const DRAIN_MS = 300;

describe('the front server', () => {
  let server: FrontServer;
  let url: string;
  let agent: Agent;
  beforeEach(async () => {
    server = new FrontServer(DRAIN_MS);
    url = `http://127.0.0.1:${String(await server.listen('127.0.0.1', 0))}`;
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterEach(async () => {
    agent.destroy();
    await server.drain();
  });

  async function ask(path: string): Promise<IncomingMessage> {
    const [response] = (await once(get(url + path, { agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  }

  it('answers 503 until the application is there, and is alive meanwhile', async () => {
    const starting = await ask('/anything');
    expect([starting.statusCode, starting.headers['retry-after']]).toEqual([503, '2']);
    expect((await ask('/health/live')).statusCode).toBe(200);
    server.route((_request, response) => response.writeHead(204).end());
    expect((await ask('/anything')).statusCode).toBe(204);
  });

  it('takes a whole address for its path', async () => {
    server.route((request, response) => response.end(request.url));
    const { port, hostname } = new URL(url);
    const [response] = (await once(
      get({ hostname, port, agent, path: 'http://linklet.test/abc?x=1' }),
      'response',
    )) as [IncomingMessage];
    expect((await response.toArray()).join('')).toBe('/abc?x=1');
  });

  it('leaves without cutting a request that is under way', async () => {
    const open: ServerResponse[] = [];
    server.route((_request, response) => open.push(response));
    const answer = ask('/slow');
    while (open.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const gone = server.drain();
    open[0]?.end('done');
    expect((await answer).statusCode).toBe(200);
    await gone;
  });

  it('asks kept connections to end with their next answer', async () => {
    server.route((_request, response) => response.end('ok'));
    expect((await ask('/')).headers.connection).toBe('keep-alive');
    const gone = server.drain();
    expect((await ask('/')).headers.connection).toBe('close');
    await gone;
  });

  it('lets in who comes before anybody can know that it leaves', async () => {
    server.route((_request, response) => response.end('ok'));
    const gone = server.drain();
    expect((await ask('/')).headers.connection).toBe('close');
    await gone;
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  });

  it('ends connections whose clients do not read their answer, and no others', async () => {
    const own = new FrontServer(DRAIN_MS, 1_000);
    const port = await own.listen('127.0.0.1', 0);
    const sizes: Record<string, number> = { '/much': 64 * 1024 * 1024, '/little': 1 };
    own.route((request, response) => response.end(Buffer.alloc(sizes[request.url ?? ''] ?? 0)));
    const slow = connect(port, '127.0.0.1').pause();
    slow.write('GET /much HTTP/1.1\r\nHost: a\r\n\r\n');
    const reading = connect(port, '127.0.0.1');
    let got = 0;
    reading.on('data', (bytes: Buffer) => (got += bytes.length));
    reading.write('GET /much HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await once(reading, 'close');
    expect(got).toBeGreaterThan(64 * 1024 * 1024);
    // What the operating system holds for the client has to be read before it is known that the rest never comes.
    await eventually(
      () => own.connections(),
      (open) => open === 0,
    );
    let left = 0;
    slow.on('error', () => undefined).on('data', (bytes: Buffer) => (left += bytes.length));
    slow.resume();
    await once(slow, 'close');
    expect(left).toBeLessThan(64 * 1024 * 1024);
    await own.drain();
  });

  it('says which port is taken', async () => {
    const second = new FrontServer();
    await expect(second.listen('127.0.0.1', Number(new URL(url).port))).rejects.toThrow('EADDRINUSE');
  });
});

describe('a request target', () => {
  it.each([
    ['http://linklet.test/abc?x=1', '/abc?x=1'],
    ['HTTPS://linklet.test:8443/abc', '/abc'],
    ['http://someone:secret@[::1]:80/a/b', '/a/b'],
    ['http://linklet.test', '/'],
    ['http://linklet.test?x=/y', '/?x=/y'],
    ['http://linklet.test/abc?to=http://elsewhere.test/', '/abc?to=http://elsewhere.test/'],
    ['http://linklet.test//abc', '//abc'],
    ['*', '*'],
    ['', ''],
    ['abc', 'abc'],
  ])('%s asks for %s', (target, path) => {
    expect(originForm(target)).toBe(path);
  });
});
