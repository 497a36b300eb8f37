import { STATUS_CODES, validateHeaderValue } from 'node:http';
import type { Body, Reply } from '../request-head';

const STATUS_LINES = new Map(
  Object.entries(STATUS_CODES).map(([code, reason]) => [
    Number(code),
    `HTTP/1.1 ${code} ${reason ?? ''}\r\n`,
  ]),
);

/** What Node refuses in a value; asking it first costs more than all the rest of a head. */
const UNFIT = /[^\t\x20-\x7e\x80-\xff]/;

/** Who asked, and waits for one answer. */
export interface Asker {
  /** @param head the status line and what the answer says of itself, each line ended */
  send(head: string, body: Body): void;
  /** Node's HTTP server answers what was asked, and all that comes after it. */
  giveBack(): void;
}

/** The answer to a plain request, in one piece. */
export class PlainReply implements Reply {
  private head = '';

  constructor(private readonly asker: Asker) {}

  /** @throws ERR_INVALID_CHAR for a value that could end its line, as Node does. */
  writeHead(status: number, head: string[]): this {
    let text = STATUS_LINES.get(status) ?? `HTTP/1.1 ${String(status)}\r\n`;
    for (let at = 0; at + 1 < head.length; at += 2) {
      const name = head[at] ?? '';
      const value = head[at + 1] ?? '';
      if (UNFIT.test(value)) validateHeaderValue(name, value);
      text += `${name}: ${value}\r\n`;
    }
    this.head = text;
    return this;
  }

  end(body: Body = ''): void {
    this.asker.send(this.head, body);
  }

  /** Node's server has to answer: see {@link Asker.giveBack}. */
  giveBack(): void {
    this.asker.giveBack();
  }
}
