import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createSecureContext, createServer } from 'node:tls';
import { selfSigned } from '../../../../test/support/self-signed';
import { closeContext } from './node-contexts-insides';

it('closes a context, and no connection that was made with it', async () => {
  const context = createSecureContext(selfSigned('go.shop.test'));
  const server = createServer({
    SNICallback: (_, done) => {
      done(null, context);
    },
  });
  server.on('secureConnection', (socket) => {
    closeContext(context);
    socket.pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect({ host: '127.0.0.1', port, servername: 'go.shop.test', rejectUnauthorized: false });
  await once(client, 'secureConnect');
  client.write('still there');
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toBe('still there');
  expect(() => {
    closeContext(context);
  }).not.toThrow();
  client.destroy();
  server.close();
});
