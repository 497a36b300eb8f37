import type { RightsOf } from './right';

export const TEAMS_RIGHTS = {
  'teams.list-members': { who: 'member', whose: 'namedGroup' },
  'teams.change-role': { who: 'groupAdmin', seat: 'paid', whose: 'namedGroup' },
  'teams.remove-member': { who: 'groupAdmin', seat: 'paid', whose: 'namedGroup' },
  'teams.leave': { who: 'member', whose: 'memberGroup' },
  'teams.list-activities': { who: 'member', whose: 'namedGroup' },
  'teams.invite': { who: 'groupAdmin', seat: 'paid', whose: 'namedGroup' },
  'teams.cancel-invitation': { who: 'groupAdmin', seat: 'paid', whose: 'namedGroup' },
  'teams.resend-invitation': { who: 'groupAdmin', seat: 'paid', whose: 'namedGroup' },
  'teams.list-own-invitations': { who: 'member', whose: 'self' },
  'teams.accept-own-invitation': { who: 'member', whose: 'openInvitation' },
  'teams.decline-own-invitation': { who: 'member', whose: 'openInvitation' },
  'teams.check-invitation': { who: 'anyone', whose: 'nothing' },
  'teams.accept-invitation': { who: 'member', whose: 'invitation' },
  'teams.decline-invitation': { who: 'anyone', whose: 'nothing' },
} as const satisfies RightsOf<'teams'>;
