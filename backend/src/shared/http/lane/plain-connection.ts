import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Body, Handler, RequestHead } from '../request-head';
import type { AnswerTail } from './answer-tail';
import { type PlainHead, readPlainHead } from './plain-head';
import { type Asker, PlainReply } from './plain-reply';
import { inPieces } from './in-pieces';
import { readTogether } from './node-socket-insides';

/** A request that was read without Node's HTTP server. */
export interface PlainRequest extends RequestHead {
  readonly method: 'GET';
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** What a connection needs of the lane that it is in. */
export interface Lane {
  readonly handler: Handler<PlainRequest, PlainReply>;
  readonly tail: AnswerTail;
  /** Goes up as time passes: see {@link PlainConnection.quietSince}. */
  readonly sweep: number;
  /** Every answer from now on is the last of its connection. */
  readonly isLeaving: boolean;
  /** The connection is none of the lane's any more: it has closed, or Node's HTTP server gets it with the bytes not yet answered. */
  release(connection: PlainConnection, unanswered: Buffer | null): void;
}

/**
 * A connection on which plain requests come one by one. As soon as anything else comes it is handed over, for good, with
 * all bytes that have no answer yet: it cannot be told then that Node's HTTP server had not read them first.
 */
export class PlainConnection implements Asker {
  /** The lane's sweep in which it was last answered. A timer for each connection would have to be set twice for each request. */
  quietSince: number;
  readonly socket: Socket;
  /** What was asked and has no answer yet; a sign is a byte. */
  private asked: string | null = null;
  private head: PlainHead | null = null;
  /** What came after it. */
  private early = '';
  /** One for all requests, of which none is read before the one before has its answer. */
  private readonly reply = new PlainReply(this);
  private hasEnded = false;
  private reading: 'requests' | 'for others' | 'nothing' = 'requests';

  constructor(
    private readonly lane: Lane,
    accepted: Socket,
  ) {
    this.quietSince = lane.sweep;
    this.socket = readTogether(accepted, this.onBytes);
    this.socket.on('end', this.onEnd).on('error', this.onError).on('close', this.onClose);
  }

  get isIdle(): boolean {
    return this.asked === null;
  }

  send(head: string, body: Body): void {
    const { lane } = this;
    const isLast = lane.isLeaving || this.head?.isLast === true;
    const answer = head + lane.tail.tailOf(Date.now(), isLast);
    this.asked = null;
    this.quietSince = lane.sweep;
    const isTaken = this.write(answer, body);
    if (isLast || this.hasEnded) this.end();
    else if (this.early !== '') this.handOver('');
    else if (!isTaken) this.waitForReader();
  }

  /** Whether the client has been sent all of it. */
  private write(head: string, body: Body): boolean {
    const { socket } = this;
    if (body === '') return socket.write(head, 'latin1');
    if (typeof body === 'string') return socket.write(head + body, 'utf8');
    socket.cork();
    socket.write(head, 'latin1');
    const isTaken = socket.write(body);
    socket.uncork();
    return isTaken;
  }

  /** Node's server does not answer a client that has hung up. */
  giveBack(): void {
    if (this.hasEnded) this.socket.destroy();
    else this.handOver(this.asked ?? '');
  }

  /** The answers that it has are the last. What comes is passed over: a lane that does not read would never know that the client has closed. */
  end(): void {
    this.reading = 'nothing';
    this.socket.end();
    this.socket.resume();
  }

  private readonly onBytes = (bytes: Buffer): boolean => {
    if (this.reading === 'for others') return this.pass(bytes);
    if (this.reading === 'requests') this.hear(bytes.toString('latin1'));
    return true;
  };

  /** Whether others take more; the copies are theirs. */
  private pass(bytes: Buffer): boolean {
    return inPieces(Buffer.from(bytes)).reduce((_, piece) => this.socket.push(piece), true);
  }

  private hear(text: string): void {
    if (this.asked !== null) {
      // Asked before the answer was there: rare, and Node's HTTP server knows how to keep the order.
      this.early += text;
      this.socket.pause();
      return;
    }
    const head = readPlainHead(text, this.head);
    if (head === null) {
      this.handOver(text);
      return;
    }
    this.asked = text;
    this.head = head;
    const { socket, lane } = this;
    const request: PlainRequest = { method: 'GET', url: head.url, headers: head.headers, socket };
    lane.handler(request, this.reply);
  }

  /** A client that asks and never reads would have us keep its answers: it is heard again once these are on their way. */
  private waitForReader(): void {
    this.socket.pause().once('drain', this.onDrain);
  }

  private readonly onDrain = (): void => {
    this.quietSince = this.lane.sweep;
    this.socket.resume();
  };

  private handOver(unanswered: string): void {
    const { socket, lane, early } = this;
    this.reading = 'for others';
    socket.off('end', this.onEnd).off('error', this.onError).off('close', this.onClose);
    socket.off('drain', this.onDrain);
    lane.release(this, Buffer.from(unanswered + early, 'latin1'));
  }

  /** The client asks nothing more, and may wait for an answer. */
  private readonly onEnd = (): void => {
    this.hasEnded = true;
    if (this.isIdle) this.end();
  };

  /** Clients vanish: their connection closes, and that is all there is to it. */
  private readonly onError = (): void => {
    this.socket.destroy();
  };

  private readonly onClose = (): void => {
    this.lane.release(this, null);
  };
}
