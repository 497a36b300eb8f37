import { PassThrough } from 'node:stream';
import type { Count } from '../../counting/domain/click-count';
import { presentClicks } from '../../reports/http/click-overview.presenter';

/** Shorter than proxies wait for a connection that says nothing. */
const HEARTBEAT_MS = 15_000;
/** More than this unread, and the reader gets the next total instead of each one. */
const MAX_UNREAD = 8 * 1024;

/** How a browser that does not know better waits before it comes back. */
const FIRST_WORDS = 'retry: 1000\n\n';

/** Clicks as server-sent events: the totals at first, and whenever they are others. */
export class LiveStream {
  readonly bytes = new PassThrough();
  private sent: Count | null = null;
  private readonly heartbeat = setInterval(() => this.say(': still here\n\n'), HEARTBEAT_MS);

  constructor(totals: Count) {
    this.bytes.once('close', () => clearInterval(this.heartbeat));
    this.say(FIRST_WORDS);
    this.notify(totals);
  }

  /** Says nothing twice, and nothing to those who do not read. */
  notify(totals: Count): void {
    const { sent, bytes } = this;
    if (sent?.total === totals.total && sent.unique === totals.unique) return;
    if (bytes.writableLength + bytes.readableLength > MAX_UNREAD) return;
    this.sent = totals;
    this.say(`event: clicks\ndata: ${JSON.stringify(presentClicks(totals))}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.bytes.end();
  }

  private say(text: string): void {
    if (!this.bytes.writableEnded && !this.bytes.destroyed) this.bytes.write(text);
  }
}
