import type { RightsOf } from './right';

export const GROUPS_RIGHTS = {
  'groups.list-mine': { who: 'member', whose: 'self' },
  'groups.make': { who: 'member', whose: 'nothing' },
  'groups.show-settings': { who: 'member', whose: 'memberGroup' },
  'groups.change-settings': { who: 'groupAdmin', seat: 'paid', whose: 'namedGroup' },
  'groups.list-front-sites': { who: 'guest', whose: 'memberGroup' },
} as const satisfies RightsOf<'groups'>;
