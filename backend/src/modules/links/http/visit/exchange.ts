import type { Reply, RequestHead } from '../../../../shared/http/request-head';
import type { VisitedPath } from '../../domain/visit/visited-path';

/** A request on its way to an answer. */
export interface Exchange {
  readonly request: RequestHead;
  readonly response: Reply;
  /** When it came, on the clock of `performance.now()`. */
  readonly since: number;
  /** Lets it be answered as what it is when it is no visit of a link. */
  next(): void;
}

/** What the address of a visit names. */
export interface VisitedAddress {
  readonly domainId: number;
  readonly path: VisitedPath;
}
