import { decideVisit, type Visit, type VisitDecision, type VisitedLink } from './visit-decision';

const link: VisitedLink = {
  id: 7,
  url: 'https://e.test/a?b#c',
  isTrashed: false,
  expiresAt: null,
  fallbackUrl: null,
};
const trashed: VisitedLink = { ...link, isTrashed: true };
const at = Date.UTC(2026, 10, 21, 12);
const stillOn: VisitedLink = { ...link, expiresAt: at + 1 };
const expired: VisitedLink = { ...link, expiresAt: at };
const withFallback: VisitedLink = { ...expired, fallbackUrl: 'https://e.test/later' };
const fallback: VisitDecision = { kind: 'fallback', location: 'https://e.test/later', records: null };

const get: Visit = { at, method: 'GET', prefetch: false };
const getAhead: Visit = { at, method: 'GET', prefetch: true };
const head: Visit = { at, method: 'HEAD', prefetch: false };
const headAhead: Visit = { at, method: 'HEAD', prefetch: true };
const by = (method: string): Visit => ({ at, method, prefetch: false });

const redirect = (records: 'visit' | 'head'): VisitDecision => ({
  kind: 'redirect',
  linkId: 7,
  location: 'https://e.test/a?b#c',
  records,
});

describe('what a visit gets', () => {
  it.each<[string, VisitedLink | null, Visit, VisitDecision]>([
    ['GET of a link', link, get, redirect('visit')],
    ['HEAD of a link', link, head, redirect('head')],
    ['prefetch of a link', link, getAhead, { kind: 'come-back', linkId: 7, records: 'prefetch' }],
    ['HEAD that fetches ahead', link, headAhead, { kind: 'come-back', linkId: 7, records: 'head' }],
    ['GET of a trashed link', trashed, get, { kind: 'gone', records: null }],
    ['HEAD of a trashed link', trashed, head, { kind: 'gone', records: null }],
    ['prefetch of a trashed link', trashed, getAhead, { kind: 'gone', records: null }],
    ['GET just before the link expires', stillOn, get, redirect('visit')],
    ['GET at the moment when the link expires', expired, get, { kind: 'gone', records: null }],
    ['HEAD of an expired link', expired, head, { kind: 'gone', records: null }],
    ['prefetch of an expired link', expired, getAhead, { kind: 'gone', records: null }],
    ['POST to an expired link', expired, by('POST'), { kind: 'method-not-allowed', records: null }],
    ['GET of an expired link that leads on', withFallback, get, fallback],
    ['HEAD of an expired link that leads on', withFallback, head, fallback],
    [
      'GET of a trashed link that would lead on',
      { ...withFallback, isTrashed: true },
      get,
      { kind: 'gone', records: null },
    ],
    ['GET of no link', null, get, { kind: 'not-found', records: null }],
    ['HEAD of no link', null, head, { kind: 'not-found', records: null }],
    ['prefetch of no link', null, getAhead, { kind: 'not-found', records: null }],
    ['POST to a link', link, by('POST'), { kind: 'method-not-allowed', records: null }],
    ['PUT to a link', link, by('PUT'), { kind: 'method-not-allowed', records: null }],
    ['DELETE of a link', link, by('DELETE'), { kind: 'method-not-allowed', records: null }],
    ['OPTIONS of a link', link, by('OPTIONS'), { kind: 'method-not-allowed', records: null }],
    ['get in small letters', link, by('get'), { kind: 'method-not-allowed', records: null }],
    ['POST to a trashed link', trashed, by('POST'), { kind: 'method-not-allowed', records: null }],
    ['POST to no link', null, by('POST'), { kind: 'method-not-allowed', records: null }],
  ])('%s', (_, visited, visit, decision) => {
    expect(decideVisit(visited, visit)).toEqual(decision);
  });
});
