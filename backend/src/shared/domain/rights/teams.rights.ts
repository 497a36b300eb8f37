import type { RightsOf } from './right';

export const TEAMS_RIGHTS = {
  'teams.find-groups': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'teams.list-members': { who: 'member', program: null, whose: 'namedGroup', view: 'shown' },
  'teams.change-role': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'namedGroup' },
  'teams.remove-member': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'namedGroup' },
  'teams.leave': { who: 'member', program: null, whose: 'memberGroup' },
  'teams.list-activities': { who: 'member', program: null, whose: 'namedGroup', view: 'shown' },
  'teams.invite': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'namedGroup' },
  'teams.cancel-invitation': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'namedGroup' },
  'teams.resend-invitation': { who: 'groupAdmin', program: null, seat: 'paid', whose: 'namedGroup' },
  'teams.list-own-invitations': { who: 'member', program: null, whose: 'self', view: 'shown' },
  'teams.accept-own-invitation': { who: 'member', program: null, whose: 'openInvitation' },
  'teams.decline-own-invitation': { who: 'member', program: null, whose: 'openInvitation' },
  'teams.check-invitation': { who: 'anyone', whose: 'nothing' },
  'teams.accept-invitation': { who: 'member', program: null, whose: 'invitation' },
  'teams.decline-invitation': { who: 'anyone', whose: 'nothing' },
} as const satisfies RightsOf<'teams'>;
