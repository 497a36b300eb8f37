import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../../../test/support/waiting';
import { answerOn, closeListener, takeConnections } from './node-server-insides';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('the insides of Node’s HTTP server', () => {
  const taken: Socket[] = [];
  const server = createServer({ keepAliveTimeout: 60_000 }, (_, response) => response.end('read'));
  const readHttp = takeConnections(server, (socket) => taken.push(socket));
  let client: Socket;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
    await once(server, 'connection');
  });
  afterAll(() => client.destroy());

  it('are one listener, which reads what it is given', async () => {
    expect(server.listenerCount('connection')).toBe(1);
    expect(createServer().listenerCount('connection')).toBe(1);
    expect(taken).toHaveLength(1);
    taken.forEach(readHttp);
    client.write(GET);
    expect(String((await once(client, 'data'))[0])).toContain('200 OK');
  });

  it('leave idle connections alone when only the listener is closed, and know them nevertheless', async () => {
    const closed = closeListener(server);
    client.write(GET);
    expect(String((await once(client, 'data'))[0])).toContain('200 OK');
    const rest = text(client);
    // What the server has answered is idle for it only when it has also finished with it.
    await new Promise((resolve) => setImmediate(resolve));
    server.closeIdleConnections();
    expect(await rest).toBe('');
    await closed;
  });

  it('tell whether an answer is being given on a connection, and has begun to leave', async () => {
    const seen: (boolean | undefined)[] = [];
    const look = (socket: Socket) => seen.push(answerOn(socket)?.headersSent);
    const answering = createServer(({ socket }, response) => {
      look(socket);
      response.write('read');
      look(socket);
      response.end(() => setImmediate(look, socket));
    });
    answering.on('connection', look);
    await once(answering.listen(0, '127.0.0.1'), 'listening');
    const asking = connect((answering.address() as AddressInfo).port, '127.0.0.1');
    asking.write(GET);
    await until('the answer was looked at to its end', () => seen.length === 4);
    expect(seen).toEqual([undefined, false, true, undefined]);
    asking.destroy();
    answering.close();
  });
});
