import type { RightsOf } from './right';

export const IDENTITY_RIGHTS = {
  'identity.issue-token': { who: 'anyone', whose: 'nothing' },
  'identity.show-token': { who: 'guest', whose: 'self' },
  'identity.show-caller': { who: 'guest', whose: 'self' },
  'identity.register': { who: 'guest', whose: 'nothing' },
  'identity.request-code': { who: 'guest', whose: 'nothing' },
  'identity.check-code-status': { who: 'guest', whose: 'self' },
  'identity.enter-with-code': { who: 'guest', whose: 'nothing' },
  'identity.enter-with-one-tap': { who: 'guest', whose: 'nothing' },
  'identity.begin-google': { who: 'anyone', whose: 'nothing' },
  'identity.finish-google': { who: 'anyone', whose: 'nothing' },
  'identity.log-out': { who: 'anyone', whose: 'self' },
  'identity.list-sessions': { who: 'member', whose: 'self' },
  'identity.end-session': { who: 'member', whose: 'session' },
  'identity.end-other-sessions': { who: 'member', whose: 'self' },
  'identity.request-new-address': { who: 'member', whose: 'self' },
  'identity.change-address': { who: 'member', whose: 'self' },
} as const satisfies RightsOf<'identity'>;
