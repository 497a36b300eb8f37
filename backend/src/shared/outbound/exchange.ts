import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect as encrypt } from 'node:tls';
import { bareHost } from './bare-host';
import type { OutboundNetwork } from './outbound-network';
import { Unreachable } from './unreachable';

const MAX_HEAD_BYTES = 16 * 1024;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export interface OutboundQuestion {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly url: URL;
  /** Of the host of `url`, checked. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** What is posted. */
  readonly body?: Buffer;
}

/** One request on a connection of its own, and the answer as far as its head. @throws Unreachable */
export async function answerTo(
  question: OutboundQuestion,
  network: OutboundNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { method, url, headers, body } = question;
  const socket = await connectionFor(question, network, signal);
  const path = `${url.pathname}${url.search}`;
  const asking = request({
    method,
    path,
    headers,
    createConnection: () => socket,
    maxHeaderSize: MAX_HEAD_BYTES,
    signal,
  });
  return await new Promise((resolve, reject) => {
    asking.on('response', (response) => {
      // A reader of the body hears of errors; code that does not read has no use for them.
      response.on('error', () => undefined);
      resolve(response);
    });
    asking.on('error', () => reject(new Unreachable('no-answer')));
    asking.on('close', () => reject(new Unreachable('no-answer')));
    asking.end(body);
  });
}

async function connectionFor(
  { url, addresses }: OutboundQuestion,
  network: OutboundNetwork,
  signal: AbortSignal,
): Promise<Socket> {
  const port = Number(url.port) || (PORTS[url.protocol] ?? 0);
  const plain = network.connect({ addresses, port });
  const isSecure = url.protocol === 'https:';
  const socket = isSecure ? encrypted(plain, bareHost(url)) : plain;
  const timer = setTimeout(() => socket.destroy(new Error('too slow')), network.limits.connectMs);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal });
    return socket;
  } catch {
    socket.destroy();
    plain.destroy();
    throw new Unreachable('no-answer');
  } finally {
    clearTimeout(timer);
  }
}

/** The certificate is checked against the name that was asked for, not against where it led. */
function encrypted(plain: Socket, host: string): Socket {
  // The encrypted socket tells of errors of the one below.
  plain.on('error', () => undefined);
  return encrypt({
    socket: plain,
    host,
    servername: isIP(host) ? '' : host,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
  });
}
