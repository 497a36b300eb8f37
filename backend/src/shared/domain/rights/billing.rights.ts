import type { RightsOf } from './right';

export const BILLING_RIGHTS = {
  'billing.list-plans': { who: 'anyone', whose: 'nothing' },
  'billing.show-features': { who: 'member', whose: 'actedIn' },
  'billing.show-usage': { who: 'member', whose: 'actedIn' },
  'billing.change-plan': { who: 'siteAdmin', whose: 'anyGroup' },
} as const satisfies RightsOf<'billing'>;
