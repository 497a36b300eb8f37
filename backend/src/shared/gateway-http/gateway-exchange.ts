import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { GatewayAnswer } from './gateway-answer';
import { GatewayError, type GatewayErrorReason } from './gateway-error';

const MAX_HEAD_BYTES = 16 * 1024;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export interface GatewayExchange {
  readonly url: URL;
  readonly options: RequestOptions;
  readonly body: string | undefined;
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
}

/** One request and its whole answer. @throws GatewayError */
export function exchange({
  url,
  options,
  body,
  timeoutMs,
  maxBodyBytes,
}: GatewayExchange): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { ...options, maxHeaderSize: MAX_HEAD_BYTES });
    let isConnected = false;
    const fail = (reason: GatewayErrorReason): void => {
      reject(new GatewayError(reason, isConnected));
      request.destroy();
    };
    const timer = setTimeout(() => fail('too-slow'), timeoutMs);
    request.on('socket', (socket) => {
      whenReady(socket, request.reusedSocket, url.protocol, () => {
        isConnected = true;
      });
    });
    request.on('error', () => fail('no-answer'));
    request.on('close', () => clearTimeout(timer));
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      if (REDIRECTS.has(status)) {
        fail('redirected');
        return;
      }
      read(response, maxBodyBytes).then(
        (bytes) => (bytes ? resolve(new GatewayAnswer(status, response.headers, bytes)) : fail('too-large')),
        () => fail('no-answer'),
      );
    });
    request.end(body);
  });
}

/** Nothing is sent before a new connection stands, with its encryption. */
function whenReady(socket: Socket, isReused: boolean, protocol: string, note: () => void): void {
  if (isReused) note();
  else socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', note);
}

/** Null: there is more than the limit. @throws when it breaks off */
async function read(response: IncomingMessage, limit: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
