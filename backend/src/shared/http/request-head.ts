import type { IncomingMessage } from 'node:http';

/** All that is known of a request before its body; Node's own requests are some. Names of headers are in small letters. */
export type RequestHead = Pick<IncomingMessage, 'headers' | 'method' | 'socket' | 'url'>;

/** Text, or bytes that many answers share and no code changes. */
export type Body = string | Uint8Array;

/** Where the answer to a request is written; Node's own responses are some. */
export interface Reply {
  /** Names and values in turn. The list is only read, and kept until the answer ends. */
  writeHead(status: number, head: string[]): unknown;
  /** The whole body; the head must tell its length. */
  end(body?: Body): unknown;
}

/** Answers a request, now or later. */
export type Handler<Q extends RequestHead = RequestHead, R extends Reply = Reply> = (
  request: Q,
  response: R,
) => void;
