// The reference of bench:domains: one context, and nothing behind the handshake.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:tls';

const [port, file] = process.argv.slice(2);
const { key, cert } = JSON.parse(readFileSync(file, 'utf8'));
createServer({ key, cert, minVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'] }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.resume();
}).listen(Number(port), '127.0.0.1');
