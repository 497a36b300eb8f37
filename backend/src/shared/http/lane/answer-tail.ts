import { httpDate } from './http-date';

const CLOSING = 'Connection: close\r\n\r\n';

/** The end of every answer's head: when it was made, and whether its connection goes on. Put together once a second. */
export class AnswerTail {
  private date = '';
  private kept = '';

  /** @param keepAliveS seconds that a connection may idle */
  constructor(private readonly keepAliveS: number) {}

  /** @param at milliseconds since 1970 */
  tailOf(at: number, isLast: boolean): string {
    const date = httpDate(at);
    if (date !== this.date) {
      this.date = date;
      this.kept = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${String(this.keepAliveS)}\r\n\r\n`;
    }
    return isLast ? `Date: ${date}\r\n${CLOSING}` : this.kept;
  }
}
