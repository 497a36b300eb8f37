import type { Visit, Visitor } from '../../src/modules/redirects/domain/visit/visit';
import type { VisitedLink, VisitRules } from '../../src/modules/redirects/domain/visit/visited-link';

/** A visitor at a desk whom no page sent. */
export const VISITOR: Visitor = {
  isPreviewBot: false,
  isBot: false,
  platform: 'windows',
  inApp: null,
  source: 'direct',
  referrer: undefined,
  referredBy: null,
  campaign: '',
  fromQr: false,
  passedQuery: '',
  campaignSource: null,
  country: 'TW',
  refusesTracking: false,
  hasSeenWarning: false,
  hasSeenCard: false,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36',
  acceptLanguage: undefined,
};

export const VISIT: Visit = {
  at: Date.UTC(2026, 10, 21, 12),
  method: 'GET',
  prefetch: false,
  extraPath: null,
  visitor: VISITOR,
};

export const visitBy = (visitor: Partial<Visitor>, visit: Partial<Visit> = {}): Visit => ({
  ...VISIT,
  ...visit,
  visitor: { ...VISITOR, ...visitor },
});

/** A link that only leads on. */
export const VISITED_LINK: VisitedLink = {
  id: 7,
  url: 'https://e.test/a?b#c',
  isTrashed: false,
  expiresAt: null,
  fallbackUrl: null,
  smartUtm: null,
  rules: null,
};

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

export const withRules = (rules: Partial<VisitRules>, link: Partial<VisitedLink> = {}): VisitedLink => ({
  ...VISITED_LINK,
  ...link,
  rules: { ...NO_RULES, ...rules },
});
