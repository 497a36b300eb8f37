/** What the decision has to know about a link; the hot path keeps it in memory. */
export interface VisitedLink {
  readonly id: number;
  /** Destination as {@link parseWebAddress} made it: ASCII, fit for a `Location` header. */
  readonly url: string;
  readonly isTrashed: boolean;
}

export interface Visit {
  /** Method of the request, in capitals as it came over the wire. */
  readonly method: string;
  /** The browser only fetches ahead; nobody may ever see the page. */
  readonly prefetch: boolean;
}

/** What the journal stores of a visit: a visit is later told apart into people, bots and preview crawlers. */
export type RecordedAs = 'visit' | 'head' | 'prefetch';

export type VisitDecision =
  | { readonly kind: 'method-not-allowed' | 'not-found' | 'gone'; readonly records: null }
  /** Refused for now, so that the real navigation comes back and is counted. */
  | { readonly kind: 'come-back'; readonly records: 'head' | 'prefetch' }
  | { readonly kind: 'redirect'; readonly location: string; readonly records: 'head' | 'visit' };

const METHOD_NOT_ALLOWED: VisitDecision = { kind: 'method-not-allowed', records: null };
const NOT_FOUND: VisitDecision = { kind: 'not-found', records: null };
const GONE: VisitDecision = { kind: 'gone', records: null };
const COME_BACK: VisitDecision = { kind: 'come-back', records: 'prefetch' };
const COME_BACK_HEAD: VisitDecision = { kind: 'come-back', records: 'head' };

/**
 * What a visit gets, as a ladder: the first rung that fits decides, and a new capability is a new rung. HEAD is
 * answered as GET would be, and is recorded as what it is.
 */
export function decideVisit(link: VisitedLink | null, { method, prefetch }: Visit): VisitDecision {
  const isHead = method === 'HEAD';
  if (!isHead && method !== 'GET') return METHOD_NOT_ALLOWED;
  if (link === null) return NOT_FOUND;
  if (link.isTrashed) return GONE;
  if (prefetch) return isHead ? COME_BACK_HEAD : COME_BACK;
  return { kind: 'redirect', location: link.url, records: isHead ? 'head' : 'visit' };
}
