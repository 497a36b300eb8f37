import type { Handler, Reply, RequestHead } from '../../../../shared/http/request-head';
import type { VisitedPath } from '../../../links/values';

/** A request on its way to an answer. */
export interface Exchange {
  readonly request: RequestHead;
  readonly response: Reply;
  /** When it came, on the clock of `performance.now()`. */
  readonly since: number;
  /** Lets it be answered as what it is when it is no visit of a link. */
  next(): void;
}

/** One that goes on to another handler when it is no visit. */
export class HandedOn<Q extends RequestHead, R extends Reply> implements Exchange {
  constructor(
    readonly request: Q,
    readonly response: R,
    readonly since: number,
    private readonly handler: Handler<Q, R>,
  ) {}

  next(): void {
    this.handler(this.request, this.response);
  }
}

/** What the address of a visit names. */
export interface VisitedAddress {
  readonly domainId: number;
  readonly path: VisitedPath;
}
