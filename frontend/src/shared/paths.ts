/** Our screens by their path, without a language prefix: it is written here and nowhere else. */
export const PATHS = {
  home: '/',
  analytics: '/analytics',
  settings: '/users/settings',
  log: '/log',
  login: '/login',
  signup: '/signup',
  logout: '/logout',
  onboarding: '/onboarding',
  invitation: '/invitation',
  help: '/help',
  report: '/report',
  suspension: '/report/appeal',
  weeklyReport: '/users/weekly-report',
  desk: '/admin',
  abuseCases: '/admin/reports',
  givenPlans: '/admin/plans',
  blockList: '/admin/blocks',
  appeals: '/admin/appeals',
  billingDesk: '/admin/billing',
  registrations: '/admin/domains',
  about: '/about',
  policy: '/policy',
  privacy: '/privacy',
  back: '/backv1',
  socialVip: '/socialvip',
  followHub: '/events/followhub',
  appLinks: '/applink',
  usage: '/usage',
  pricing: '/pricing',
  billing: '/billing',
  bulk: '/bulk',
  developers: '/developers',
  domain: '/domain',
  payment: '/payment',
  utmto: '/apps/utmto',
} as const;

/** Screens that show one of many, as the router knows them. */
export const PATTERNS = {
  group: '/users/:userId',
  tags: '/users/:userId/tags',
  tools: '/users/:userId/tools',
  link: '/users/:userId/links/:slug',
  members: '/users/:userId/members',
  activities: '/users/:userId/activities',
  groupSettings: '/users/:userId/group',
  settingsInGroup: '/users/:userId/settings',
  linkAnalytics: '/analytics/:slug',
  tracking: '/tracking/:slug',
  helpTopic: '/help/:topic',
  abuseCase: '/admin/reports/:caseId',
  billedOrder: '/admin/billing/orders/:externalId',
  billedGroup: '/admin/billing/groups/:groupId',
  receipt: '/billing/receipts/:externalId',
  bulkResult: '/bulk/result/:externalId',
  brandDomain: '/domain/:domainId',
} as const;

/** The path of such a screen, with values in the order of its parameters. */
export function pathTo(screen: keyof typeof PATTERNS, ...values: readonly (string | number)[]): string {
  const left = values.map(encodeURIComponent);
  return PATTERNS[screen].replace(/:\w+/g, () => left.shift() ?? '');
}
