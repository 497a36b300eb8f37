import { VISIT, VISITED_LINK } from '../../../../../test/support/decided-visits';
import { decideVisit, explainVisit } from './decide-visit';
import type { Visit } from './visit';
import { RULES, type VisitDecision } from './visit-decision';
import type { VisitedLink } from './visited-link';

const link = VISITED_LINK;
const trashed: VisitedLink = { ...link, isTrashed: true };
const { at } = VISIT;
const stillOn: VisitedLink = { ...link, expiresAt: at + 1 };
const expired: VisitedLink = { ...link, expiresAt: at };
const withFallback: VisitedLink = { ...expired, fallbackUrl: 'https://e.test/later' };
const fallback: VisitDecision = {
  rule: 'expired',
  kind: 'fallback',
  location: 'https://e.test/later',
  records: null,
};
const gone = (why: 'trashed' | 'expired'): VisitDecision => ({ rule: why, kind: 'gone', why, records: null });
const notFound: VisitDecision = { rule: 'unknown', kind: 'not-found', records: null };
const notAllowed: VisitDecision = { rule: 'method', kind: 'method-not-allowed', records: null };
const get: Visit = VISIT;
const getAhead: Visit = { ...VISIT, method: 'GET', prefetch: true };
const head: Visit = { ...VISIT, method: 'HEAD', prefetch: false };
const headAhead: Visit = { ...VISIT, method: 'HEAD', prefetch: true };
const by = (method: string): Visit => ({ ...VISIT, method });

const redirect = (records: 'visit' | 'head'): VisitDecision => ({
  rule: 'redirect',
  kind: 'redirect',
  linkId: 7,
  location: 'https://e.test/a?b#c',
  target: null,
  records,
});

describe('what a visit gets', () => {
  it.each<[string, VisitedLink | null, Visit, VisitDecision]>([
    ['GET of a link', link, get, redirect('visit')],
    ['HEAD of a link', link, head, redirect('head')],
    [
      'prefetch of a link',
      link,
      getAhead,
      { rule: 'prefetch', kind: 'come-back', linkId: 7, records: 'prefetch' },
    ],
    [
      'HEAD that fetches ahead',
      link,
      headAhead,
      { rule: 'prefetch', kind: 'come-back', linkId: 7, records: 'head' },
    ],
    ['GET of a trashed link', trashed, get, gone('trashed')],
    ['HEAD of a trashed link', trashed, head, gone('trashed')],
    ['prefetch of a trashed link', trashed, getAhead, gone('trashed')],
    ['GET just before the link expires', stillOn, get, redirect('visit')],
    ['GET at the moment when the link expires', expired, get, gone('expired')],
    ['HEAD of an expired link', expired, head, gone('expired')],
    ['prefetch of an expired link', expired, getAhead, gone('expired')],
    ['POST to an expired link', expired, by('POST'), notAllowed],
    ['GET of an expired link that leads on', withFallback, get, fallback],
    ['HEAD of an expired link that leads on', withFallback, head, fallback],
    ['GET of a trashed link that would lead on', { ...withFallback, isTrashed: true }, get, gone('trashed')],
    ['GET of no link', null, get, notFound],
    ['HEAD of no link', null, head, notFound],
    ['prefetch of no link', null, getAhead, notFound],
    ['POST to a link', link, by('POST'), notAllowed],
    ['PUT to a link', link, by('PUT'), notAllowed],
    ['DELETE of a link', link, by('DELETE'), notAllowed],
    ['OPTIONS of a link', link, by('OPTIONS'), notAllowed],
    ['get in small letters', link, by('get'), notAllowed],
    ['POST to a trashed link', trashed, by('POST'), notAllowed],
    ['POST to no link', null, by('POST'), notAllowed],
  ])('%s', (_, visited, visit, decision) => {
    expect(decideVisit(visited, visit)).toEqual(decision);
  });
});

describe('how every rule came to a decision', () => {
  it('has all of them, in their order, up to the one that won', () => {
    const { decision, steps } = explainVisit(trashed, get);
    expect(decision).toEqual(gone('trashed'));
    expect(steps.slice(0, 4)).toEqual([
      { rule: 'method', outcome: 'passed', reason: 'method-allowed' },
      { rule: 'unknown', outcome: 'passed', reason: 'link-exists' },
      { rule: 'trashed', outcome: 'won', reason: null },
      { rule: 'disabled', outcome: 'not-reached', reason: null },
    ]);
    const order = steps.map(({ rule }) => RULES.indexOf(rule));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('ends with the redirect, which always has an answer', () => {
    const { decision, steps } = explainVisit(link, get);
    expect(decision).toEqual(redirect('visit'));
    expect(steps.at(-1)).toEqual({ rule: 'redirect', outcome: 'won', reason: null });
  });
});
