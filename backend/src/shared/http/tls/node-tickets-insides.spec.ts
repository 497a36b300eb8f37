import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type TLSSocket } from 'node:tls';
import { selfSigned } from '../../../../test/support/self-signed';
import { useTicketKeys } from './node-tickets-insides';
import { TicketKeys } from './ticket-keys';

const DAY_MS = 24 * 3_600_000;
const identity = selfSigned('go.shop.test');
let now = 0;

function serverWith(secret: string): Server {
  const server = createServer({ ...identity, sessionTimeout: 3_600 }, (socket) => socket.end('x'));
  useTicketKeys(server, new TicketKeys(secret, () => now));
  return server.listen(0, '127.0.0.1');
}

async function visit(server: Server, session?: Buffer): Promise<{ isReused: boolean; session: Buffer }> {
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, servername: 'go.shop.test', rejectUnauthorized: false };
  const socket: TLSSocket = connect({ ...options, ...(session === undefined ? {} : { session }) });
  const sessions: Buffer[] = [];
  socket.on('session', (each: Buffer) => sessions.push(each));
  await once(socket, 'secureConnect');
  const isReused = socket.isSessionReused();
  socket.resume();
  await once(socket, 'close');
  return { isReused, session: sessions.at(-1) ?? Buffer.alloc(0) };
}

it('seals tickets with keys of the day, and opens them with those of the day before and of no other secret', async () => {
  const servers = [serverWith('one secret'), serverWith('one secret'), serverWith('another secret')] as const;
  const { session } = await visit(servers[0]);
  const reused: boolean[] = [];
  for (const [server, day] of [
    [servers[0], 0],
    [servers[1], 0],
    [servers[2], 0],
    [servers[1], 1],
    [servers[1], 2],
  ] as const) {
    now = day * DAY_MS;
    reused.push((await visit(server, session)).isReused);
  }
  expect(reused).toEqual([true, true, false, true, false]);
  for (const server of servers) server.close();
});
