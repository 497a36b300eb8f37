import { Socket, type SocketConstructorOpts } from 'node:net';

/** As much as Node reads of a connection at once. */
const READING_BYTES = 64 * 1024;

/** One for all connections: what has been read is understood, or copied, before anything else is read. */
const readings = Buffer.allocUnsafeSlow(READING_BYTES);

/** What Node has no public names for: what it keeps behind a connection, and the server that has accepted it. */
interface Inside {
  _handle?: { readonly useUserBuffer?: unknown } | null;
  _server?: object | null | undefined;
}

/** Whether Node keeps it as all versions have that we know. */
export const canBeReadTogether = (accepted: Socket & Inside): boolean =>
  typeof accepted._handle?.useUserBuffer === 'function';

/**
 * The same connection, read into a buffer that all of them share. Node does so with connections that it makes, if it is
 * asked to (`onread`); each reading of one that it accepts gets 64 KiB of its own and goes through a stream, which is a
 * seventh of what a visit costs (ADR 0043). So another socket takes over what is behind the accepted one, which is no
 * more to be used.
 *
 * @param hear gets bytes that are good for as long as it runs; with false, nothing more is read until it is asked for
 */
export function readTogether(accepted: Socket & Inside, hear: (bytes: Buffer) => boolean): Socket {
  const { _handle: handle, _server: server, allowHalfOpen } = accepted;
  const callback = (length: number): boolean => hear(readings.subarray(0, length));
  const onread = { buffer: readings, callback };
  const socket: Socket & Inside = new Socket({ handle, allowHalfOpen, onread } as SocketConstructorOpts);
  // A server has closed when none of the connections that know it is left.
  socket._server = server;
  accepted._handle = null;
  accepted._server = null;
  return socket;
}
