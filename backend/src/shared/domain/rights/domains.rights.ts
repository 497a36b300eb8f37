import type { RightsOf } from './right';

export const DOMAINS_RIGHTS = {
  'domains.check-subdomain': { who: 'member', program: null, whose: 'nothing' },
  'domains.list-domains': { who: 'member', program: null, whose: 'self' },
  'domains.set-default-domain': { who: 'member', program: null, whose: 'self' },
  'domains.show-apps': { who: 'groupAdmin', program: null, whose: 'namedGroup' },
  'domains.set-apps': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'namedGroup' },
} as const satisfies RightsOf<'domains'>;
