/** Groups of questions, in the order in which they are shown. */
export const CATEGORIES = [
  'start',
  'links',
  'share',
  'numbers',
  'signIn',
  'look',
  'account',
  'privacy',
  'more',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Topic {
  /** Last part of the question's address, and its key in the content files. */
  readonly id: string;
  readonly category: Category;
  readonly related: readonly string[];
}

const topic = (id: string, category: Category, related: readonly string[]): Topic => ({
  id,
  category,
  related,
});

export const TOPICS: readonly Topic[] = [
  topic('what-is-a-short-link', 'start', ['first-link', 'link-expiry', 'qr-code']),
  topic('first-link', 'start', ['own-name', 'qr-code', 'refused-addresses']),
  topic('without-account', 'start', ['claim-links', 'delete-link', 'sign-in']),
  topic('claim-links', 'start', ['without-account', 'sign-in', 'devices']),
  topic('link-expiry', 'links', ['delete-link', 'edit-link', 'link-not-found']),
  topic('own-name', 'links', ['link-not-found', 'subdomain', 'refused-addresses']),
  topic('refused-addresses', 'links', ['first-link', 'own-name', 'suspicious-link']),
  topic('delete-link', 'links', ['link-expiry', 'without-account', 'edit-link']),
  topic('move-link', 'links', ['groups', 'delete-link', 'activity-log']),
  topic('link-not-found', 'links', ['own-name', 'delete-link', 'plus-sign']),
  topic('edit-link', 'links', ['visitor-gets', 'link-preview', 'link-expiry']),
  topic('find-links', 'links', ['edit-link', 'keyboard', 'plans']),
  topic('visitor-gets', 'links', ['edit-link', 'link-preview', 'utm']),
  topic('qr-code', 'share', ['share-in-line', 'own-name', 'dark-mode']),
  topic('share-in-line', 'share', ['link-preview', 'previews-and-prefetch', 'in-app-browser']),
  topic('link-preview', 'share', ['share-in-line', 'visitor-gets', 'plans']),
  topic('app-links', 'share', ['visitor-gets', 'in-app-browser', 'edit-link']),
  topic('utm', 'share', ['visitor-gets', 'analytics-ranges', 'edit-link']),
  topic('why-numbers-differ', 'numbers', ['unique-clicks', 'previews-and-prefetch', 'analytics-ranges']),
  topic('unique-clicks', 'numbers', ['why-numbers-differ', 'visitor-privacy', 'analytics-ranges']),
  topic('analytics-ranges', 'numbers', ['plus-sign', 'unique-clicks', 'plans']),
  topic('plus-sign', 'numbers', ['analytics-ranges', 'link-not-found', 'suspicious-link']),
  topic('previews-and-prefetch', 'numbers', ['why-numbers-differ', 'share-in-line', 'unique-clicks']),
  topic('sign-in', 'signIn', ['code-did-not-arrive', 'code-refused', 'google-sign-in']),
  topic('code-did-not-arrive', 'signIn', ['code-refused', 'sign-in', 'change-address']),
  topic('code-refused', 'signIn', ['code-did-not-arrive', 'in-app-browser', 'sign-in']),
  topic('google-sign-in', 'signIn', ['in-app-browser', 'sign-in', 'change-address']),
  topic('in-app-browser', 'signIn', ['google-sign-in', 'code-refused', 'share-in-line']),
  topic('signed-out', 'signIn', ['devices', 'sign-in', 'notifications']),
  topic('devices', 'account', ['signed-out', 'activity-log', 'delete-account']),
  topic('subdomain', 'account', ['own-name', 'brand-domain', 'edit-link']),
  topic('change-address', 'account', ['code-did-not-arrive', 'devices', 'delete-account']),
  topic('phone-verification', 'account', ['change-address', 'suspicious-link', 'visitor-privacy']),
  topic('notifications', 'account', ['devices', 'signed-out', 'languages']),
  topic('activity-log', 'account', ['devices', 'export-data', 'plans']),
  topic('export-data', 'account', ['delete-account', 'visitor-privacy', 'activity-log']),
  topic('delete-account', 'account', ['export-data', 'delete-link', 'visitor-privacy']),
  topic('languages', 'look', ['dark-mode', 'keyboard', 'notifications']),
  topic('dark-mode', 'look', ['languages', 'keyboard', 'qr-code']),
  topic('keyboard', 'look', ['dark-mode', 'languages', 'first-link']),
  topic('visitor-privacy', 'privacy', ['unique-clicks', 'delete-account', 'export-data']),
  topic('suspicious-link', 'privacy', ['plus-sign', 'refused-addresses', 'phone-verification']),
  topic('plans', 'more', ['groups', 'brand-domain', 'analytics-ranges']),
  topic('groups', 'more', ['plans', 'activity-log', 'bulk']),
  topic('bulk', 'more', ['api', 'plans', 'first-link']),
  topic('brand-domain', 'more', ['subdomain', 'self-hosting', 'plans']),
  topic('api', 'more', ['bulk', 'self-hosting', 'plans']),
  topic('self-hosting', 'more', ['api', 'brand-domain', 'visitor-privacy']),
];

export const topicOf = (id: string): Topic | undefined => TOPICS.find((candidate) => candidate.id === id);
