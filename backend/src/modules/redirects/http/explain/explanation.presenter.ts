import { hitClass } from '../../../../shared/domain/visitor/hit-class';
import { isAutomated } from '../../../../shared/visitors/bot-list';
import type { ExplainedVisit } from '../../application/explain/explain-visit.service';
import { type AddressPart, type Additions, partsOf } from '../../domain/explain/address-parts';
import type { VisitQuestion } from '../../domain/explain/visit-question';
import { shortUrlOf } from '../../../links/values';
import { visitStatusOf } from '../visit/answer-head';
import { relevantHeaders } from './relevant-headers';
import type { ExplainedVisitorDto, ExplanationDto } from './explanation.dto';

/** What stood there before campaigns and the like were added. */
function additionsOf({ link, visit, decision }: ExplainedVisit): Additions {
  const { fallbackUrl, backupUrl, url, utm, targets, pathKey } = link;
  const { extraPath } = visit;
  const path = pathKey === null || extraPath === null ? null : { key: pathKey, value: extraPath };
  if (decision.rule === 'expired') return { bare: fallbackUrl ?? '', utm: null, path: null };
  if (decision.rule === 'backup') return { bare: backupUrl ?? '', utm, path };
  // A target that is an app's own address stands in no address on the web.
  const kind = decision.kind === 'redirect' ? decision.target : null;
  return { bare: targets?.find(({ target }) => target === kind)?.url ?? url, utm, path };
}

function visitorOf({ visit }: ExplainedVisit, { isPrefetch, method }: VisitQuestion): ExplainedVisitorDto {
  const { userAgent, platform, inApp, source } = visit.visitor;
  const asked = method === 'HEAD' ? 'head' : 'visit';
  const kind = isPrefetch ? 'prefetch' : asked;
  const of = hitClass({ kind, userAgent, automated: isAutomated(userAgent) });
  return { userAgent, hitClass: of, platform, inApp, source };
}

function whyOf({ decision }: ExplainedVisit): string | null {
  if (decision.kind === 'warning-page') return decision.warning;
  return decision.kind === 'gone' ? decision.why : null;
}

/** The short address as the visitor would have it before them. */
function addressOf({ link, domain }: ExplainedVisit, { path, fromQr }: VisitQuestion): string {
  const behind = path === null ? '' : `/${encodeURIComponent(path)}`;
  return shortUrlOf(domain.origin, link.slug) + behind + (fromQr ? '?qr=1' : '');
}

export function presentExplanation(explained: ExplainedVisit, question: VisitQuestion): ExplanationDto {
  const { decision, steps, cards } = explained;
  const location = 'location' in decision ? decision.location : null;
  const parts: readonly AddressPart[] = location === null ? [] : partsOf(location, additionsOf(explained));
  return {
    address: addressOf(explained, question),
    rule: decision.rule,
    rungs: [...steps],
    answer: decision.kind,
    status: visitStatusOf(decision),
    headers: [...relevantHeaders(decision)],
    location,
    parts: [...parts],
    target: 'target' in decision ? decision.target : null,
    app: 'app' in decision ? { ...decision.app, address: decision.app.scheme } : null,
    pixels: decision.kind === 'pixel-page' ? Object.keys(decision.pixels) : [],
    why: whyOf(explained),
    visitor: visitorOf(explained, question),
    cards: [...cards],
  };
}
