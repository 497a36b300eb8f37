import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';

/** Of the authority between the root and the certificate of a host on this machine, as Chromium wants keys named. */
export async function authorityKeyAt(host: string, port: number, ca: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, servername: host, ca });
  await once(socket, 'secureConnect');
  const { raw } = socket.getPeerCertificate(true).issuerCertificate;
  socket.destroy();
  const key = new X509Certificate(raw).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
