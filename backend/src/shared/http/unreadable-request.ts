import type { Socket } from 'node:net';
import { answerOn } from './node-server-insides';

/** What Node's HTTP server says to requests that it cannot read. */
const REFUSALS: Readonly<Partial<Record<string, string>>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const BAD_REQUEST = '400 Bad Request';

/** A path with bytes that should have been encoded. Two slashes would name another host. */
const RAW_TARGET = /^(?:GET|HEAD) (\/(?![/\\])[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]\r\n/;
const RAW_BYTE = /[\x80-\xff]/g;

/** The target of a request with its raw bytes encoded; null for one that has none, or is none. @param packet a sign for each byte */
export function encodedTarget(packet: string): string | null {
  const target = RAW_TARGET.exec(packet)?.[1];
  if (target === undefined) return null;
  const encoded = target.replace(RAW_BYTE, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  return encoded === target ? null : encoded;
}

interface Unreadable extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

/**
 * Answers for Node's HTTP server a request that it cannot read: as it would itself, but for paths with raw bytes, which
 * some programs send of addresses that people write in their own script. These are led to the same path, encoded.
 */
export function answerUnreadable({ code = '', rawPacket }: Unreadable, socket: Socket): void {
  const given = answerOn(socket);
  if (!socket.writable || given?.headersSent === true) {
    socket.destroy();
    return;
  }
  // A caller that still waits for another answer would take this one for it.
  const isRaw = given === null && code === 'HPE_INVALID_URL' && rawPacket !== undefined;
  const target = isRaw ? encodedTarget(rawPacket.toString('latin1')) : null;
  const answer =
    target === null
      ? (REFUSALS[code] ?? BAD_REQUEST)
      : `302 Found\r\nLocation: ${target}\r\nCache-Control: private, no-store\r\nContent-Length: 0`;
  socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
