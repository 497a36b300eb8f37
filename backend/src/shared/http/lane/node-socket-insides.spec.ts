import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { until } from '../../../../test/support/waiting';
import { canBeReadTogether, readTogether } from './node-socket-insides';

/** Where this fails, Node keeps connections otherwise: the lane stands aside, and redirects are slower. */
describe('the insides of a connection that was accepted', () => {
  let server: Server;
  let client: Socket;
  let accepted: Socket;
  const heard: string[] = [];
  const buffers = new Set<ArrayBufferLike>();
  beforeEach(async () => {
    server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
    [accepted] = (await once(server, 'connection')) as [Socket];
    heard.length = 0;
    buffers.clear();
  });
  afterEach(() => client.destroy());

  const hear = (bytes: Buffer): boolean => {
    heard.push(bytes.toString('latin1'));
    buffers.add(bytes.buffer);
    return true;
  };

  it('are what we lean on', () => {
    expect(canBeReadTogether(accepted)).toBe(true);
    accepted.destroy();
    server.close();
  });

  it('go over to a socket that reads into one buffer, writes, and is known to its server until it has closed', async () => {
    const socket = readTogether(accepted, hear);
    let isClosed = false;
    const closed = new Promise<void>((resolve) => {
      server.close(() => {
        isClosed = true;
        resolve();
      });
    });
    for (const said of ['one', 'two']) {
      client.write(said);
      await until(`${said} is heard`, () => heard.includes(said));
    }
    expect(buffers.size).toBe(1);
    socket.write('answer');
    expect(await once(client, 'data')).toEqual(['answer']);
    expect([isClosed, socket.remoteAddress]).toEqual([false, '127.0.0.1']);
    client.end();
    await once(socket, 'end');
    socket.end();
    await closed;
  });

  it('are not read on after a false, until somebody asks', async () => {
    let wants = false;
    const socket = readTogether(accepted, (bytes) => {
      hear(bytes);
      return wants;
    });
    client.write('one');
    await until('one is heard', () => heard.includes('one'));
    client.write('two');
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(heard).toEqual(['one']);
    wants = true;
    socket.pause().resume();
    await until('two is heard', () => heard.includes('two'));
    socket.destroy();
    server.close();
  });

  it('can go on to Node’s HTTP server, which gets every byte', async () => {
    const http = createHttpServer((request, response) => response.end(request.url));
    const socket = readTogether(accepted, (bytes) => {
      hear(bytes);
      socket.pause();
      socket.unshift(Buffer.from(bytes));
      http.emit('connection', socket);
      process.nextTick(() => socket.resume());
      return true;
    });
    client.write('GET /read-by-node HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\/read-by-node$/);
    server.close();
  });
});
