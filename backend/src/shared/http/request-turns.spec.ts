import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { until } from '../../../test/support/waiting';
import { FrontServer } from './front-server';
import type { PlainReply } from './lane/plain-reply';
import type { Reply, RequestHead } from './request-head';

const DRAIN_MS = 20;
/** More than systems keep of what a client does not read. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');
const ASKED_AT_ONCE = 5;
const MAX_WAITING = 32;

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const asks = (count: number): string =>
  Array.from({ length: count }, (_, at) => ask(`/${String(at)}`)).join('');

function answer(reply: Reply, body: string | Uint8Array): void {
  reply.writeHead(200, ['Content-Length', String(Buffer.byteLength(body))]);
  reply.end(body);
}

describe.each(['with a lane', 'without a lane'])('requests that a client sends early, %s', (kind) => {
  let server: FrontServer;
  let port: number;
  let client: Socket;
  let said: string;
  /** What has been started, in this order. */
  const started: [path: string, reply: Reply][] = [];

  beforeEach(async () => {
    started.length = 0;
    said = '';
    server = new FrontServer(DRAIN_MS);
    const start = ({ url = '' }: RequestHead, reply: Reply): void => void started.push([url, reply]);
    const giveBack = (_: RequestHead, reply: PlainReply): void => reply.giveBack();
    if (kind === 'with a lane') server.route(start, giveBack);
    else server.route(start);
    port = await server.listen('127.0.0.1', 0);
    client = connect(port, '127.0.0.1').setEncoding('latin1');
    await once(client, 'connect');
  });
  afterEach(async () => {
    client.destroy();
    await server.drain();
  });
  const reading = (): Socket => client.on('data', (text: string) => (said += text));
  /** As long as whatever is under way may take to have an effect. */
  const settled = async (): Promise<void> => {
    for (let turns = 0; turns < 50; turns += 1) await turn();
  };

  it('start one after another, each with the answer before it', async () => {
    reading().write(asks(ASKED_AT_ONCE));
    for (let at = 0; at < ASKED_AT_ONCE; at += 1) {
      await until('it has started', () => started.length > at);
      await settled();
      expect(started.map(([path]) => path)).toEqual(
        Array.from({ length: at + 1 }, (_, each) => `/${String(each)}`),
      );
      answer(started[at]?.[1] as Reply, `answer ${String(at)}`);
    }
    await until('all have been answered', () => said.includes('answer 4'));
    expect(said.match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer 3', 'answer 4']);
  });

  it('are answered, all that have come, when the client says that no more come', async () => {
    const ended = once(reading(), 'end');
    client.end(asks(ASKED_AT_ONCE));
    for (let at = 0; at < ASKED_AT_ONCE; at += 1) {
      await until('it has started', () => started.length > at);
      await settled();
      answer(started[at]?.[1] as Reply, `answer ${String(at)}`);
    }
    await ended;
    expect(said.match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer 3', 'answer 4']);
  });

  it('are answered also when the last comes while the first waits', async () => {
    const ended = once(reading(), 'end');
    client.write(ask('/0'));
    await until('the first has started', () => started.length > 0);
    client.end(ask('/1'));
    await settled();
    answer(started[0]?.[1] as Reply, 'answer 0');
    await until('the second has started', () => started.length > 1);
    answer(started[1]?.[1] as Reply, 'answer 1');
    await ended;
    expect(said.match(/answer \d/g)).toEqual(['answer 0', 'answer 1']);
  });

  it('do not start once the client has hung up', async () => {
    client.write(asks(ASKED_AT_ONCE));
    await until('the first has started', () => started.length > 0);
    client.resetAndDestroy();
    await once(client, 'close');
    await settled();
    answer(started[0]?.[1] as Reply, 'too late');
    await settled();
    expect(started).toHaveLength(1);
  });

  it('do not start while the client does not read, and do when it does', async () => {
    client.pause().write(asks(2));
    await until('the first has started', () => started.length > 0);
    answer(started[0]?.[1] as Reply, LARGE);
    await settled();
    expect(started).toHaveLength(1);
    client.resume();
    await until('the second has started', () => started.length > 1);
  });

  it('end their connection when they are too many', async () => {
    const ended = once(client, 'close');
    reading().on('error', () => undefined);
    client.write(asks(MAX_WAITING + 1));
    await until('the first has started', () => started.length > 0);
    await settled();
    expect(client.readyState).toBe('open');
    client.write(ask('/too-many'));
    await ended;
    expect(started).toHaveLength(1);
  });
});
