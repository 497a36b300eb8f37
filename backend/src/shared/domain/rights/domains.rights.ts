import type { RightsOf } from './right';

export const DOMAINS_RIGHTS = {
  'domains.show-apps': { who: 'groupAdmin', whose: 'namedGroup' },
  'domains.set-apps': { who: 'groupAdmin', seat: 'paid', whose: 'namedGroup' },
} as const satisfies RightsOf<'domains'>;
