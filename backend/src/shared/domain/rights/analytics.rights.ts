import type { RightsOf } from './right';

export const ANALYTICS_RIGHTS = {
  'analytics.list-links': { who: 'member', whose: 'actedIn' },
  'analytics.show-clicks': { who: 'guest', whose: 'linkCounts' },
  'analytics.show-daily-clicks': { who: 'guest', whose: 'linkCounts' },
  'analytics.show-hourly-clicks': { who: 'guest', whose: 'linkCounts' },
} as const satisfies RightsOf<'analytics'>;
