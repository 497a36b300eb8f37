import { nativeOpening, openingOf } from './app-target';
import { needsConsent } from './consent-countries';
import { leadTo } from './leading';
import { isPhone } from './phones';
import type { PassReason, RuleStep } from './rule-step';
import { chooseTarget } from './target-choice';
import type { Visit } from './visit';
import type { VisitDecision } from './visit-decision';
import type { VisitedLink, VisitRules } from './visited-link';

/** What every link without rules could be said to have. */
const NO_RULES: VisitRules = {
  disabledFor: null,
  warning: null,
  backupUrl: null,
  card: null,
  targets: null,
  isNativeOpen: false,
  pixels: null,
  pathKey: null,
  hasSmartUtm: false,
  passesQuery: false,
};

type Outcome = VisitDecision | PassReason;

const rulesOf = ({ rules }: VisitedLink): VisitRules => rules ?? NO_RULES;

/** What the journal is told of an answer that leads on. */
const recorded = ({ id }: VisitedLink, { method }: Visit) =>
  ({ linkId: id, records: method === 'HEAD' ? 'head' : 'visit' }) as const;

function disabled(link: VisitedLink): Outcome {
  const why = rulesOf(link).disabledFor;
  return why === null ? 'not-disabled' : { rule: 'disabled', kind: 'gone', why, records: null };
}

function card(link: VisitedLink, visit: Visit): Outcome {
  const edited = rulesOf(link).card;
  if (edited === null) return 'no-edited-preview';
  if (!visit.visitor.isPreviewBot) return 'not-a-preview-crawler';
  return { rule: 'card', kind: 'card', card: edited, ...recorded(link, visit) };
}

/** Programs get it, too: what is bad for people is no good to copy from us. */
function warning(link: VisitedLink, visit: Visit): Outcome {
  const reason = rulesOf(link).warning;
  if (reason === null) return 'no-warning';
  if (visit.visitor.hasSeenWarning) return 'warning-seen';
  const location = leadTo(link.url, link, visit);
  return { rule: 'warning', kind: 'warning-page', linkId: link.id, warning: reason, location, records: null };
}

function backup(link: VisitedLink, visit: Visit): Outcome {
  const url = rulesOf(link).backupUrl;
  if (url === null) return 'not-down';
  const location = leadTo(url, link, visit);
  return { rule: 'backup', kind: 'redirect', location, target: null, ...recorded(link, visit) };
}

function target(link: VisitedLink, visit: Visit): Outcome {
  const rules = rulesOf(link);
  const { visitor } = visit;
  if (rules.targets === null) return 'no-targets';
  if (visitor.isBot) return 'a-program';
  const chosen = chooseTarget(rules.targets, visitor);
  if (chosen === null) return 'no-target-fits';
  const app = openingOf(chosen, link, { rules, visitor });
  const common = { rule: 'target', target: chosen.target, ...recorded(link, visit) } as const;
  return app === null
    ? { kind: 'redirect', location: leadTo(chosen.url, link, visit), ...common }
    : { kind: 'app-page', app, location: leadTo(link.url, link, visit), ...common };
}

function nativeOpen(link: VisitedLink, visit: Visit): Outcome {
  const { visitor } = visit;
  if (!rulesOf(link).isNativeOpen) return 'native-open-off';
  if (visitor.isBot) return 'a-program';
  if (!isPhone(visitor.platform)) return 'not-a-phone';
  const app = nativeOpening(link, visitor);
  if (app === null) return 'no-known-app';
  const location = leadTo(link.url, link, visit);
  return { rule: 'native-open', kind: 'app-page', app, location, target: null, ...recorded(link, visit) };
}

function pixels(link: VisitedLink, visit: Visit): Outcome {
  const ids = rulesOf(link).pixels;
  const { visitor } = visit;
  if (ids === null) return 'no-pixels';
  if (visitor.isBot) return 'a-program';
  if (visitor.refusesTracking) return 'refuses-tracking';
  if (needsConsent(visitor.country)) return 'consent-needed';
  const location = leadTo(link.url, link, visit);
  return { rule: 'pixels', kind: 'pixel-page', pixels: ids, location, ...recorded(link, visit) };
}

export const DISABLED: RuleStep = { rule: 'disabled', ofRules: true, decide: disabled };

/** The rules that stand between a link that leads on and a plain redirect, in their order. */
export const RULE_STEPS: readonly RuleStep[] = [
  { rule: 'card', ofRules: true, decide: card },
  { rule: 'warning', ofRules: true, decide: warning },
  { rule: 'backup', ofRules: true, decide: backup },
  { rule: 'target', ofRules: true, decide: target },
  { rule: 'native-open', ofRules: true, decide: nativeOpen },
  { rule: 'pixels', ofRules: true, decide: pixels },
];
