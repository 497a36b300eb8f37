import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for the answers before them. Browsers send none early, and other programs a few. */
const MAX_WAITING = 32;

/** Those of one connection, the first to start next. */
type Waiting = (() => void)[];

/**
 * One request of a connection at a time. Clients may send others before they have read the answer (pipelining), and Node.js
 * would start them all at once and keep every answer: megabytes for each packet of a client that never reads. A request
 * starts when the answer before it has gone to the operating system, and not at all when no client is left to read its answer.
 */
export class RequestTurns {
  /** Connections with a request under way. */
  private readonly busy = new WeakMap<Socket, Waiting>();

  /** Calls `start` when it is this request's turn. Who sends too many early has the connection ended. */
  take({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void {
    const waiting = this.busy.get(socket);
    const begin = (): void => {
      response.once('close', () => {
        this.goOn(socket);
      });
      start();
    };
    if (waiting === undefined) {
      this.busy.set(socket, []);
      begin();
    } else if (waiting.length < MAX_WAITING) waiting.push(begin);
    else socket.destroy();
  }

  private goOn(socket: Socket): void {
    const next = socket.writable ? this.busy.get(socket)?.shift() : undefined;
    if (next) next();
    else this.busy.delete(socket);
  }
}
