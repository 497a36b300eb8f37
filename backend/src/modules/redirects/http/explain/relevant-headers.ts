import type { VisitDecision } from '../../domain/visit/visit-decision';
import {
  cardHead,
  COME_BACK_HEAD,
  type HeaderList,
  personPageHead,
  redirectHead,
  REFUSED_METHOD_HEAD,
} from '../visit/answer-head';

/** A header and what it says. */
export interface RelevantHeader {
  readonly name: string;
  readonly value: string;
}

/** They tell where a visitor goes and who may keep the answer; the rest is about the bytes of a page. */
const RELEVANT: ReadonlySet<string> = new Set([
  'Location',
  'Allow',
  'Retry-After',
  'Cache-Control',
  'X-Robots-Tag',
  'Vary',
]);
/** What no page's telling headers depend on. */
const ANY_PAGE = { html: '', policy: '' };

function headOf(decision: VisitDecision): HeaderList {
  switch (decision.kind) {
    case 'redirect':
    case 'fallback':
      return redirectHead(decision.location);
    case 'come-back':
      return COME_BACK_HEAD;
    case 'method-not-allowed':
      return REFUSED_METHOD_HEAD;
    case 'card':
      return cardHead(ANY_PAGE);
    default:
      return personPageHead(ANY_PAGE);
  }
}

/** The headers of an answer that make a difference to its visitor, in their order. */
export function relevantHeaders(decision: VisitDecision): readonly RelevantHeader[] {
  const head = headOf(decision);
  return head.flatMap((name, index) =>
    index % 2 === 0 && RELEVANT.has(name) ? [{ name, value: head[index + 1] ?? '' }] : [],
  );
}
