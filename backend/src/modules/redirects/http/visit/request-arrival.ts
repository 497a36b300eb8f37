import type { RequestHead } from '../../../../shared/http/request-head';
import type { LinkRequest } from '../../application/visit/visitors.service';
import type { Warned } from '../../application/visit/warning-marks.service';
import { isPrefetch } from '../../domain/visit/prefetch';
import { hasCardMark } from './onward-query';

/** What only some rules ask for, and only the server knows. */
export interface ArrivalFacts {
  readonly country: string | null;
  /** They were warned a moment ago, and chose to go on; null for all others. */
  readonly warned: Warned | null;
}

const NO_FACTS: ArrivalFacts = { country: null, warned: null };

/** What stands behind the question mark of a request's address; empty for nothing. */
export function queryOf({ url = '' }: RequestHead): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/** A request, read part by part as rules ask. */
export class RequestArrival implements LinkRequest {
  readonly at = Date.now();

  constructor(
    private readonly request: RequestHead,
    readonly extraPath: string | null,
    private readonly facts: ArrivalFacts = NO_FACTS,
  ) {}

  get method(): string {
    return this.request.method ?? 'GET';
  }

  get prefetch(): boolean {
    return isPrefetch(this.request.headers);
  }

  get query(): string {
    return queryOf(this.request);
  }

  get userAgent(): string | undefined {
    return this.request.headers['user-agent'];
  }

  get referrer(): string | undefined {
    return this.facts.warned?.referrer ?? this.request.headers.referer;
  }

  get acceptLanguage(): string | undefined {
    return this.request.headers['accept-language'];
  }

  get refusesTracking(): boolean {
    return this.request.headers['sec-gpc'] === '1';
  }

  get country(): string | null {
    return this.facts.country;
  }

  get hasSeenWarning(): boolean {
    return this.facts.warned !== null;
  }

  get hasSeenCard(): boolean {
    return hasCardMark(this.query);
  }
}
