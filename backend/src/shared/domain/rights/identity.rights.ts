import type { RightsOf } from './right';

const CODE_BY_EMAIL = { asked: 'guests', lowScore: 'allowed' } as const;

export const IDENTITY_RIGHTS = {
  'identity.issue-token': { who: 'anyone', whose: 'nothing' },
  'identity.show-token': { who: 'guest', program: null, whose: 'self' },
  'identity.show-caller': { who: 'guest', program: null, whose: 'self' },
  'identity.register': { who: 'guest', program: null, whose: 'nothing', human: CODE_BY_EMAIL },
  'identity.request-code': { who: 'guest', program: null, whose: 'nothing', human: CODE_BY_EMAIL },
  'identity.check-code-status': { who: 'guest', program: null, whose: 'self' },
  'identity.enter-with-code': { who: 'guest', program: null, whose: 'nothing' },
  'identity.enter-with-one-tap': { who: 'guest', program: null, whose: 'nothing' },
  'identity.begin-google': { who: 'anyone', whose: 'nothing' },
  'identity.finish-google': { who: 'anyone', whose: 'nothing' },
  'identity.log-out': { who: 'anyone', whose: 'self' },
  'identity.list-sessions': { who: 'member', program: null, whose: 'self' },
  'identity.end-session': { who: 'member', program: null, whose: 'session' },
  'identity.end-other-sessions': { who: 'member', program: null, whose: 'self' },
  'identity.request-new-address': { who: 'member', program: null, whose: 'self' },
  'identity.change-address': { who: 'member', program: null, whose: 'self' },
} as const satisfies RightsOf<'identity'>;
