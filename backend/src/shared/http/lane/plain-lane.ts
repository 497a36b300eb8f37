import type { Socket } from 'node:net';
import type { Handler } from '../request-head';
import { AnswerTail } from './answer-tail';
import { type Lane, PlainConnection, type PlainRequest } from './plain-connection';
import type { PlainReply } from './plain-reply';
import { canBeReadTogether } from './node-socket-insides';

const NOTHING = Buffer.alloc(0);

/** Times that connections are looked over while one may idle. */
const SWEEPS = 5;

export type PlainHandler = Handler<PlainRequest, PlainReply>;

/**
 * Connections whose requests are so plain that they are read and answered without Node's HTTP server, which costs more
 * than everything that a redirect has to do. All others go on to it, as if this lane were not there.
 */
export class PlainLane implements Lane {
  isLeaving = false;
  sweep = 0;
  readonly tail: AnswerTail;
  private readonly sweeping: NodeJS.Timeout;
  private readonly connections = new Set<PlainConnection>();

  /** @param goOn takes a connection, and the bytes that have been read of it */
  constructor(
    readonly handler: PlainHandler,
    keepAliveS: number,
    private readonly goOn: (socket: Socket, bytes: Buffer) => void,
  ) {
    this.tail = new AnswerTail(keepAliveS);
    this.sweeping = setInterval(this.closeForgotten, (keepAliveS * 1_000) / SWEEPS).unref();
  }

  take(socket: Socket): void {
    if (canBeReadTogether(socket)) this.connections.add(new PlainConnection(this, socket));
    else this.goOn(socket, NOTHING);
  }

  release(connection: PlainConnection, unanswered: Buffer | null): void {
    this.connections.delete(connection);
    if (unanswered !== null) this.goOn(connection.socket, unanswered);
  }

  /** Ends with the last connection. */
  close(): void {
    clearInterval(this.sweeping);
  }

  closeIdle(): void {
    for (const connection of this.connections) if (connection.isIdle) connection.end();
  }

  closeAll(): void {
    for (const { socket } of this.connections) socket.destroy();
  }

  /** A connection that was answered in the sweep before counts from its end, so that none is cut off early. */
  private readonly closeForgotten = (): void => {
    this.sweep += 1;
    for (const { isIdle, quietSince, socket } of this.connections) {
      if (isIdle && this.sweep - quietSince > SWEEPS) socket.destroy();
    }
  };
}
