import { leadTo } from './leading';
import { DISABLED, RULE_STEPS } from './rule-steps';
import { NO_LINK, type PassReason, type RuleStep } from './rule-step';
import type { Visit } from './visit';
import type { RuleName, VisitDecision } from './visit-decision';
import type { VisitedLink } from './visited-link';

const METHOD_NOT_ALLOWED: VisitDecision = {
  rule: 'method',
  kind: 'method-not-allowed',
  records: null,
};
const NOT_FOUND: VisitDecision = { rule: 'unknown', kind: 'not-found', records: null };
const TRASHED: VisitDecision = { rule: 'trashed', kind: 'gone', why: 'trashed', records: null };
const EXPIRED: VisitDecision = { rule: 'expired', kind: 'gone', why: 'expired', records: null };

const method = (_: VisitedLink, visit: Visit): VisitDecision | PassReason =>
  visit.method === 'GET' || visit.method === 'HEAD' ? 'method-allowed' : METHOD_NOT_ALLOWED;

const unknown = (link: VisitedLink, { extraPath }: Visit): VisitDecision | PassReason =>
  link === NO_LINK || (extraPath !== null && link.rules?.pathKey == null) ? NOT_FOUND : 'link-exists';

const trashed = (link: VisitedLink): VisitDecision | PassReason => (link.isTrashed ? TRASHED : 'not-trashed');

/** What a link is warned of, it is warned of for every place that it leads to. */
const expired = (link: VisitedLink, { at, visitor }: Visit): VisitDecision | PassReason => {
  const { id, expiresAt, fallbackUrl, rules } = link;
  if (expiresAt === null) return 'never-expires';
  if (at < expiresAt) return 'not-yet-expired';
  if (fallbackUrl === null) return EXPIRED;
  const common = { rule: 'expired', location: fallbackUrl, records: null } as const;
  const warning = rules?.warning ?? null;
  return warning === null || visitor.hasSeenWarning
    ? { kind: 'fallback', ...common }
    : { kind: 'warning-page', linkId: id, warning, ...common };
};

const prefetch = ({ id }: VisitedLink, visit: Visit): VisitDecision | PassReason => {
  if (!visit.prefetch) return 'not-prefetch';
  const records = visit.method === 'HEAD' ? 'head' : 'prefetch';
  return { rule: 'prefetch', kind: 'come-back', linkId: id, records };
};

const leadOn = (link: VisitedLink, visit: Visit): VisitDecision => ({
  rule: 'redirect',
  kind: 'redirect',
  linkId: link.id,
  location: leadTo(link.url, link, visit),
  target: null,
  records: visit.method === 'HEAD' ? 'head' : 'visit',
});

const LAST: RuleStep = { rule: 'redirect', ofRules: false, decide: leadOn };

/** The rules, in their order. The last one always decides; a new capability is a new rule. */
const STEPS: readonly RuleStep[] = [
  { rule: 'method', ofRules: false, decide: method },
  { rule: 'unknown', ofRules: false, decide: unknown },
  { rule: 'trashed', ofRules: false, decide: trashed },
  DISABLED,
  { rule: 'expired', ofRules: false, decide: expired },
  { rule: 'prefetch', ofRules: false, decide: prefetch },
  ...RULE_STEPS,
  LAST,
];
const PLAIN_STEPS = STEPS.filter(({ ofRules }) => !ofRules);

/**
 * What a visit gets: the first rule that fits decides. HEAD is answered as GET would be, and is recorded as what it is.
 */
export function decideVisit(link: VisitedLink | null, visit: Visit): VisitDecision {
  const found = link ?? NO_LINK;
  for (const { decide } of found.rules === null ? PLAIN_STEPS : STEPS) {
    const outcome = decide(found, visit);
    if (typeof outcome !== 'string') return outcome;
  }
  return leadOn(found, visit);
}

/** What became of one rule when a visit was decided. */
export interface StepResult {
  readonly rule: RuleName;
  readonly outcome: 'won' | 'passed' | 'not-reached';
  /** Why it had nothing to say; null for rules that did, or were never asked. */
  readonly reason: PassReason | null;
}

/** The decision of {@link decideVisit}, and how every rule came to it. */
export function explainVisit(
  link: VisitedLink | null,
  visit: Visit,
): { readonly decision: VisitDecision; readonly steps: readonly StepResult[] } {
  const found = link ?? NO_LINK;
  const steps: StepResult[] = [];
  let won: VisitDecision | null = null;
  for (const { rule, decide } of STEPS) {
    const outcome: VisitDecision | PassReason | null = won === null ? decide(found, visit) : null;
    if (outcome === null) steps.push({ rule, outcome: 'not-reached', reason: null });
    else if (typeof outcome === 'string') steps.push({ rule, outcome: 'passed', reason: outcome });
    else {
      won = outcome;
      steps.push({ rule, outcome: 'won', reason: null });
    }
  }
  return { decision: won ?? leadOn(found, visit), steps };
}
