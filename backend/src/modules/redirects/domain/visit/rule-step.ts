import type { RuleName, VisitDecision } from './visit-decision';
import type { Visit } from './visit';
import type { VisitedLink } from './visited-link';

/** Why a rule had nothing to say about a visit. */
export const PASS_REASONS = [
  'method-allowed',
  'link-exists',
  'not-trashed',
  'not-disabled',
  'never-expires',
  'not-yet-expired',
  'not-prefetch',
  'no-edited-preview',
  'not-a-preview-crawler',
  'no-warning',
  'warning-seen',
  'not-down',
  'no-targets',
  'no-target-fits',
  'native-open-off',
  'no-known-app',
  'not-a-phone',
  'no-pixels',
  'a-program',
  'consent-needed',
  'refuses-tracking',
] as const;
export type PassReason = (typeof PASS_REASONS)[number];

/** One rule of the ladder: what the visit gets, or why the next rule has to say. */
export interface RuleStep {
  readonly rule: RuleName;
  /** It has something to say about links with rules alone. */
  readonly ofRules: boolean;
  /** `link` is {@link NO_LINK} when there is none. */
  readonly decide: (link: VisitedLink, visit: Visit) => VisitDecision | PassReason;
}

/** Stands for the link where there is none, so that every rule can count on one. */
export const NO_LINK: VisitedLink = {
  id: 0,
  url: '',
  isTrashed: false,
  expiresAt: null,
  fallbackUrl: null,
  smartUtm: null,
  rules: null,
};
