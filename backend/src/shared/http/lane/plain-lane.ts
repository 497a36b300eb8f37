import type { Socket } from 'node:net';
import type { Handler } from '../request-head';
import { type Lane, PlainConnection, type PlainRequest } from './plain-connection';
import type { PlainReply } from './plain-reply';

export type PlainHandler = Handler<PlainRequest, PlainReply>;

/**
 * Connections whose requests are so plain that they are read and answered without Node's HTTP server, which costs more
 * than everything that a redirect has to do. All others go on to it, as if this lane were not there.
 */
export class PlainLane implements Lane {
  isLeaving = false;
  private readonly connections = new Set<PlainConnection>();

  /** @param goOn takes a connection, and the bytes that have been read of it */
  constructor(
    readonly handler: PlainHandler,
    readonly keepAliveS: number,
    private readonly goOn: (socket: Socket, bytes: Buffer) => void,
  ) {}

  take(socket: Socket): void {
    this.connections.add(new PlainConnection(this, socket));
  }

  release(connection: PlainConnection, unanswered: Buffer | null): void {
    this.connections.delete(connection);
    if (unanswered !== null) this.goOn(connection.socket, unanswered);
  }

  closeIdle(): void {
    for (const { isIdle, socket } of this.connections) if (isIdle) socket.end();
  }

  closeAll(): void {
    for (const { socket } of this.connections) socket.destroy();
  }
}
