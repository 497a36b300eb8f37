import type { RightsOf } from './right';

export const GROUPS_RIGHTS = {
  'groups.list-mine': { who: 'member', program: null, whose: 'self', view: 'shown' },
  'groups.make': { who: 'member', program: null, whose: 'nothing' },
  'groups.show-settings': { who: 'member', program: null, whose: 'memberGroup', view: 'shown' },
  'groups.change-settings': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'namedGroup' },
  'groups.list-front-sites': { who: 'guest', program: null, whose: 'memberGroup', view: 'shown' },
} as const satisfies RightsOf<'groups'>;
