import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Gives a connection to Node's HTTP server, which reads it from then on. */
export type ReadHttp = (socket: Socket) => void;

/**
 * Takes the server's connections before it reads them. Node's HTTP server is itself a listener of the event that tells of
 * a new connection; it gets those that are handed on, with the limits of time that connections of its own have.
 */
export function takeConnections(server: Server, take: ReadHttp): ReadHttp {
  const [readHttp] = server.listeners('connection') as ReadHttp[];
  server.removeAllListeners('connection').on('connection', take);
  return (socket) => {
    readHttp?.call(server, socket);
  };
}

/**
 * Answers a client that has asked and then says that nothing more comes (a half-closed connection), before it ends the connection. Without
 * it, Node's server ends the connection at once, and the answers that are not written yet are lost.
 */
export function answerHalfClosed(server: Server): void {
  (server as Server & { httpAllowHalfOpen: boolean }).httpAllowHalfOpen = true;
}

/** Resolves when no connection is left. The server's own `close` would cut idle ones at once, in the face of a request already under way. */
export const closeListener = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      resolve();
    });
  });

/** The answer that is being given on a connection; null while none is awaited. */
export function answerOn(socket: Socket): Pick<ServerResponse, 'headersSent'> | null {
  const { _httpMessage: answer = null } = socket as Socket & {
    readonly _httpMessage?: ServerResponse | null;
  };
  return answer;
}
