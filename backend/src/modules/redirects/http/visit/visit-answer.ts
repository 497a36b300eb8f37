import type { LatencyHistogram } from '../../../../shared/health/latency-histogram';
import type { Body, Reply } from '../../../../shared/http/request-head';
import type { HeaderList } from './answer-head';

/** An answer that is ready; it leaves when its visit is in the journal. */
export class VisitAnswer {
  private since = 0;
  private latency: LatencyHistogram | null = null;

  constructor(
    private readonly response: Reply,
    private readonly status: number,
    private readonly head: HeaderList,
    private readonly body?: Body,
  ) {}

  /** Has it told how long it took since then, on the clock of `performance.now()`. */
  timedFrom(since: number, latency: LatencyHistogram): this {
    this.since = since;
    this.latency = latency;
    return this;
  }

  /** The journal calls it so, once the visit is kept. */
  written(at: number): void {
    this.latency?.observe(at - this.since);
    this.send();
  }

  send(): void {
    const { response, status, head, body } = this;
    // The list is made for this answer, or never changed: Node only reads it.
    response.writeHead(status, head as string[]);
    // Node leaves the body of an answer to HEAD out by itself.
    response.end(body);
  }
}
