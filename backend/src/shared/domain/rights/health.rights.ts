import type { RightsOf } from './right';

export const HEALTH_RIGHTS = {
  'health.live': { who: 'anyone', whose: 'nothing' },
  'health.ready': { who: 'anyone', whose: 'nothing' },
} as const satisfies RightsOf<'health'>;
