/** What the decision has to know about a link; the hot path keeps it in memory. */
export interface VisitedLink {
  readonly id: number;
  /** Destination as {@link parseWebAddress} made it: ASCII, fit for a `Location` header. */
  readonly url: string;
  readonly isTrashed: boolean;
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null;
  /** Where visitors go from then on, made like `url`; null for nowhere. */
  readonly fallbackUrl: string | null;
}

export interface Visit {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Method of the request, in capitals as it came over the wire. */
  readonly method: string;
  /** The browser only fetches ahead; nobody may ever see the page. */
  readonly prefetch: boolean;
}

/** What the journal stores of a visit: a visit is later told apart into people, bots and preview crawlers. */
export type RecordedAs = 'visit' | 'head' | 'prefetch';

export type VisitDecision =
  | { readonly kind: 'method-not-allowed' | 'not-found' | 'gone'; readonly records: null }
  /** The link has expired: its visitors are sent elsewhere, which is no click of it. */
  | { readonly kind: 'fallback'; readonly location: string; readonly records: null }
  /** Refused for now, so that the real navigation comes back and is counted. */
  | { readonly kind: 'come-back'; readonly linkId: number; readonly records: 'head' | 'prefetch' }
  | {
      readonly kind: 'redirect';
      readonly linkId: number;
      readonly location: string;
      readonly records: 'head' | 'visit';
    };

const METHOD_NOT_ALLOWED: VisitDecision = { kind: 'method-not-allowed', records: null };
const NOT_FOUND: VisitDecision = { kind: 'not-found', records: null };
const GONE: VisitDecision = { kind: 'gone', records: null };

/**
 * What a visit gets, as a ladder: the first rung that fits decides, and a new capability is a new rung. HEAD is
 * answered as GET would be, and is recorded as what it is.
 */
export function decideVisit(link: VisitedLink | null, { at, method, prefetch }: Visit): VisitDecision {
  const isHead = method === 'HEAD';
  if (!isHead && method !== 'GET') return METHOD_NOT_ALLOWED;
  if (link === null) return NOT_FOUND;
  if (link.isTrashed) return GONE;
  if (link.expiresAt !== null && at >= link.expiresAt) return afterExpiry(link);
  if (prefetch) return { kind: 'come-back', linkId: link.id, records: isHead ? 'head' : 'prefetch' };
  return { kind: 'redirect', linkId: link.id, location: link.url, records: isHead ? 'head' : 'visit' };
}

const afterExpiry = ({ fallbackUrl }: VisitedLink): VisitDecision =>
  fallbackUrl === null ? GONE : { kind: 'fallback', location: fallbackUrl, records: null };
