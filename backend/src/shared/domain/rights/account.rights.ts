import type { RightsOf } from './right';

export const ACCOUNT_RIGHTS = {
  'account.describe-site': { who: 'anyone', whose: 'nothing' },
  'account.locate-caller': { who: 'guest', program: null, whose: 'self', view: 'shown' },
  'account.log-trouble': { who: 'guest', program: null, whose: 'nothing' },
  'account.show-info': { who: 'member', program: null, whose: 'self', view: 'shown' },
  'account.show-settings': { who: 'member', program: null, whose: 'self', view: 'shown' },
  'account.change-settings': { who: 'member', program: null, whose: 'self' },
  'account.show-phone': { who: 'member', program: null, whose: 'self' },
  'account.request-phone-code': { who: 'member', program: null, whose: 'self', human: { asked: 'people' } },
  'account.prove-phone': { who: 'member', program: null, whose: 'self' },
  'account.list-notifications': { who: 'member', program: null, whose: 'self' },
  'account.read-notifications': { who: 'member', program: null, whose: 'self' },
  'account.block-notifications': { who: 'member', program: null, whose: 'self' },
  'account.submit-survey': { who: 'member', program: null, whose: 'self' },
  'account.show-log': { who: 'member', program: null, whose: 'actedIn', view: 'shown' },
  'account.issue-partner-code': { who: 'member', program: null, whose: 'self' },
  'account.redeem-partner-code': { who: 'anyone', whose: 'nothing' },
  'account.export': { who: 'member', program: null, whose: 'self' },
  'account.delete': { who: 'member', program: null, whose: 'self' },
} as const satisfies RightsOf<'account'>;
