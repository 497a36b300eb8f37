import type { RightsOf } from './right';

export const BILLING_RIGHTS = {
  'billing.list-plans': { who: 'anyone', whose: 'nothing' },
  'billing.show-features': { who: 'member', program: 'account:read', whose: 'actedIn', view: 'shown' },
  'billing.show-usage': { who: 'member', program: 'account:read', whose: 'actedIn', view: 'shown' },
  'billing.show-losses': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'billing.show-plan': { who: 'siteAdmin', program: null, whose: 'anyGroup' },
  'billing.change-plan': { who: 'siteAdmin', program: null, whose: 'anyGroup' },
} as const satisfies RightsOf<'billing'>;
