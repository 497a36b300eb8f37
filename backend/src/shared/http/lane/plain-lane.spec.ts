import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { until } from '../../../../test/support/waiting';
import { FrontServer } from '../front-server';
import type { Reply, RequestHead } from '../request-head';
import { PlainLane } from './plain-lane';
import type { PlainReply } from './plain-reply';

const DRAIN_MS = 20;

function answer(response: Reply, status: number, body: string): void {
  response.writeHead(status, ['Content-Length', String(Buffer.byteLength(body)), 'X-Kind', 'echo']);
  response.end(body);
}

/** Tells what it was asked, so that two ways of reading a request can be compared. */
const echo = ({ method, url, headers }: RequestHead, response: Reply): void => {
  answer(response, 200, JSON.stringify({ method, url, headers }));
};

const later = (request: RequestHead, response: Reply): void => {
  setImmediate(() => {
    echo(request, response);
  });
};

const giveBack = (_: RequestHead, reply: PlainReply): void => {
  reply.giveBack();
};

const onlyDate = (said: string): string => said.replaceAll(/^Date: .*$/gm, 'Date');

/** All that a server says to these bytes, sent in one piece or several, until it closes; without what differs between moments. */
async function saidTo(port: number, ...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const said = text(socket.setEncoding('latin1'));
  for (const piece of pieces) {
    await new Promise((resolve) => socket.write(piece, 'latin1', resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return onlyDate(await said);
}

/** The first line of the answer to a client that sends all at once, and that it sends no more. */
async function statusFor(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').end(bytes, 'latin1');
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}

const last = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
const GET = 'GET /first HTTP/1.1\r\nHost: a\r\n\r\n';

const PARTS = [
  ...[
    'Accept',
    ':',
    ' ',
    '\t',
    '\r\n',
    '\r',
    '\n',
    'a, b',
    '*/*',
    '\x00',
    '\x7f',
    '\xe9',
    'X-Y: z\r\n',
    'Accept: a\r\n',
  ],
  ...[
    'Cookie: a=b\r\n',
    'Content-Length: 0\r\n',
    'Content-Length: 3\r\n',
    'abc',
    'Transfer-Encoding: chunked\r\n',
  ],
  ...['Host: b\r\n', 'User-Agent: c\r\n', 'Expect: 100-continue\r\n', 'Upgrade: x\r\n', 'TE: trailers\r\n'],
  ...[
    'Connection: keep-alive\r\n',
    'Connection: upgrade\r\n',
    'GET /next HTTP/1.1\r\n',
    '__proto__: p\r\n',
    '\r\n\r\n',
  ],
];

describe('connections with plain requests', () => {
  const servers: FrontServer[] = [];
  const started = async (...handlers: Parameters<FrontServer['route']>): Promise<number> => {
    const server = new FrontServer(DRAIN_MS);
    servers.push(server);
    server.route(...handlers);
    return server.listen('127.0.0.1', 0);
  };
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.drain()));
  });

  const BODY = 'POST /second HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhe';
  it.each<[string, string[]]>([
    ['one request', [last('/x?y=%20')]],
    ['one after another', [GET, GET, last('/third')]],
    ['one in pieces', [last('/abc').slice(0, 20), last('/abc').slice(20)]],
    ['several at once', [GET + GET + last('/third')]],
    ['another method between', [GET, `${BODY}llo`, last('/third')]],
    ['a body in pieces', [GET, BODY, 'llo', last('/third')]],
    ['what is no HTTP', ['nonsense\r\n\r\n']],
    ['no host', ['GET /abc HTTP/1.1\r\nAccept: */*\r\n\r\n']],
    [
      'a length and an encoding',
      [`${last('/a').slice(0, -2)}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n`],
    ],
    ['a header that comes twice', [`${last('/a').slice(0, -2)}Accept: a\r\nAccept: b\r\n\r\n`]],
    ['an old version', ['GET /abc HTTP/1.0\r\nHost: a\r\n\r\n']],
  ])('are answered as without a lane of their own: %s', async (_, pieces) => {
    const [plain, slow, back, http] = await Promise.all([
      started(echo, echo),
      started(later, later),
      started(echo, giveBack),
      started(echo),
    ]);
    const expected = await saidTo(http, ...pieces);
    expect(expected).not.toBe('');
    for (const port of [plain, slow, back]) expect(await saidTo(port, ...pieces)).toBe(expected);
  });

  it('are understood as without a lane of their own, whatever comes', async () => {
    const understood: Record<'ours' | 'nodes', string[]> = { ours: [], nodes: [] };
    const keeping =
      (kept: string[]) =>
      (request: RequestHead, response: Reply): void => {
        kept.push(`${String(request.method)} ${String(request.url)} ${JSON.stringify(request.headers)}`);
        echo(request, response);
      };
    const [plain, http] = await Promise.all([
      started(keeping(understood.ours), keeping(understood.ours)),
      started(keeping(understood.nodes)),
    ]);
    const part = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PARTS) },
      fc.string({
        unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
        maxLength: 3,
      }),
    );
    const asked = fc
      .tuple(fc.constantFrom('GET /abc HTTP/1.1', 'GET /a?b HTTP/1.1', 'POST /abc HTTP/1.1'), fc.array(part))
      .map(([start, parts]) => `${start}\r\nHost: a\r\n${parts.join('')}\r\nConnection: close\r\n\r\n`);
    await fc.assert(
      fc.asyncProperty(asked, async (bytes) => {
        const [ours, nodes] = await Promise.all([statusFor(plain, bytes), statusFor(http, bytes)]);
        expect(ours).toBe(nodes);
        expect(understood.ours.splice(0)).toEqual(understood.nodes.splice(0));
      }),
      { numRuns: 1_000 },
    );
  });

  it('send no header that could end its line', async () => {
    const thrown: unknown[] = [];
    const port = await started(echo, (_, reply) => {
      try {
        reply.writeHead(302, ['Location', 'https://a/\r\nX-Mine: b']);
      } catch (error) {
        thrown.push(error);
      }
      answer(reply, 500, '');
    });
    expect(await saidTo(port, last('/abc'))).not.toContain('X-Mine');
    expect(thrown).toEqual([expect.objectContaining({ code: 'ERR_INVALID_CHAR' })]);
  });

  it('send a body with its signs', async () => {
    const port = await started(echo, (_, reply) => {
      answer(reply, 410, '短網址');
    });
    const said = Buffer.from(await saidTo(port, last('/abc')), 'latin1').toString();
    expect(said).toMatch(/^HTTP\/1\.1 410 Gone\r\nContent-Length: 9\r\n[^]*\r\n\r\n短網址$/);
  });

  it('end with the next answer once the server leaves, and idle ones soon', async () => {
    const port = await started(echo, echo);
    const open = async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1');
      socket.write(GET);
      await once(socket, 'data');
      return socket;
    };
    const [asking, idle] = await Promise.all([open(), open()]);
    const gone = servers.splice(0)[0]?.drain();
    asking.write(GET);
    const [said] = (await once(asking, 'data')) as [string];
    expect(said).toContain('Connection: close');
    await Promise.all([once(asking, 'close'), once(idle, 'close'), gone]);
  });

  it('end when nobody has asked for long, but not before their answer', async () => {
    const waiting: Reply[] = [];
    const lane = new PlainLane(
      (request, reply) => {
        if (request.url === '/first') waiting.push(reply);
        else echo(request, reply);
      },
      0.05,
      (socket) => socket.destroy(),
    );
    const server = createServer((socket) => {
      lane.take(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const slow = connect(port, '127.0.0.1').setEncoding('latin1');
    slow.write(GET);
    const [said, silent] = await Promise.all(
      ['GET /other HTTP/1.1\r\nHost: a\r\n\r\n', ''].map((bytes) => {
        const socket = connect(port, '127.0.0.1').setEncoding('latin1');
        socket.write(bytes);
        return text(socket);
      }),
    );
    expect([said, silent]).toEqual([expect.stringContaining('"/other"'), '']);
    for (const reply of waiting) answer(reply, 200, 'at last');
    expect(await text(slow)).toContain('at last');
    lane.close();
    server.close();
  });

  it('are not read while their answers are not', async () => {
    const body = 'x'.repeat(64 * 1024);
    const asked: Socket[] = [];
    const port = await started(echo, ({ socket }, reply) => {
      asked.push(socket);
      answer(reply, 200, body);
    });
    const client = connect(port, '127.0.0.1').pause();
    while (!asked.at(-1)?.isPaused() && asked.length < 5_000) {
      const before = asked.length;
      client.write(GET);
      while (asked.length === before) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(asked.length).toBeLessThan(5_000);
    client.write(last('/last'));
    const said = await text(client);
    expect(said.split(body)).toHaveLength(asked.length + 1);
  });

  it.each(['client', 'server'])('notice after the last answer that they are closed: %s ends', async (who) => {
    const waiting: [Socket, Reply][] = [];
    const port = await started(echo, ({ socket }, reply) => waiting.push([socket, reply]));
    const client = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay();
    const said = text(client);
    client.write(who === 'client' ? last('/first') : GET);
    await until('it is asked', () => waiting.length > 0);
    client.write(GET);
    await until('it is asked too early', () => waiting.every(([socket]) => socket.isPaused()));
    const gone = who === 'server' ? servers.splice(0)[0]?.drain() : undefined;
    for (const [, reply] of waiting) answer(reply, 200, 'the last');
    expect((await said).split('the last')).toHaveLength(2);
    await until('it has ended', () => waiting.every(([socket]) => socket.readableEnded));
    await gone;
  });

  it('notice that they are closed though their answer was read late, while the server leaves', async () => {
    const body = 'x'.repeat(8 * 1024 * 1024);
    const asked: Socket[] = [];
    const port = await started(echo, ({ socket }, reply) => {
      asked.push(socket);
      answer(reply, 200, body);
    });
    const client = connect(port, '127.0.0.1').pause();
    client.write(GET);
    await until('nobody reads', () => asked.some((socket) => socket.isPaused()));
    const gone = servers.splice(0)[0]?.drain();
    await until('it has its last answer', () => asked.every((socket) => socket.writableEnded));
    expect((await text(client)).split(body)).toHaveLength(2);
    await until('it has ended', () => asked.every((socket) => socket.readableEnded));
    await gone;
  });

  it('are handed over whole to whoever reads on, however much comes later', async () => {
    const body = 'x'.repeat(1024 * 1024);
    const heard: Promise<string>[] = [];
    const lane = new PlainLane(echo, 1, (socket, bytes) => {
      socket.unshift(bytes);
      heard.push(text(socket));
    });
    const server = createServer((socket) => {
      lane.take(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    client.write('POST /abc HTTP/1.1\r\n');
    while (heard.length === 0) await new Promise((resolve) => setImmediate(resolve));
    client.end(body);
    expect(await heard[0]).toBe(`POST /abc HTTP/1.1\r\n${body}`);
    lane.close();
    server.close();
  });

  it('are left to others where Node keeps them otherwise', () => {
    const left: Socket[] = [];
    const lane = new PlainLane(echo, 1, (socket) => left.push(socket));
    const unknown = new Socket();
    lane.take(unknown);
    lane.close();
    expect(left).toEqual([unknown]);
  });

  it('outlive clients that vanish before their answer', async () => {
    const waiting: Reply[] = [];
    const port = await started(echo, (request, reply) => {
      if (request.url === '/first') waiting.push(reply);
      else echo(request, reply);
    });
    const vanishing = connect(port, '127.0.0.1');
    vanishing.write(GET);
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    vanishing.resetAndDestroy();
    await once(vanishing, 'close');
    for (const reply of waiting) answer(reply, 200, 'too late');
    expect(await saidTo(port, last('/abc'))).toContain('200 OK');
  });
});
