import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { portHolder } from './port-holder';

describe('who holds a port', () => {
  it('is named by number and program, without what may be secret', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const holder = portHolder(port);
    const named = new RegExp(`^process ${String(process.pid)} \\(\\S+( \\S+)?\\)$`);
    // Other systems keep it to themselves.
    expect(holder ?? 'unknown').toMatch(process.platform === 'linux' ? named : /^unknown$/);
    server.close();
    await once(server, 'close');
    expect(portHolder(port)).toBeNull();
  });
});
