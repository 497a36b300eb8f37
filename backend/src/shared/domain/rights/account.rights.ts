import type { RightsOf } from './right';

export const ACCOUNT_RIGHTS = {
  'account.describe-site': { who: 'anyone', whose: 'nothing' },
  'account.locate-caller': { who: 'guest', whose: 'self' },
  'account.log-trouble': { who: 'guest', whose: 'nothing' },
  'account.show-info': { who: 'member', whose: 'self' },
  'account.show-settings': { who: 'member', whose: 'self' },
  'account.change-settings': { who: 'member', whose: 'self' },
  'account.check-subdomain': { who: 'member', whose: 'nothing' },
  'account.list-domains': { who: 'member', whose: 'self' },
  'account.show-phone': { who: 'member', whose: 'self' },
  'account.request-phone-code': { who: 'member', whose: 'self' },
  'account.prove-phone': { who: 'member', whose: 'self' },
  'account.list-notifications': { who: 'member', whose: 'self' },
  'account.read-notifications': { who: 'member', whose: 'self' },
  'account.block-notifications': { who: 'member', whose: 'self' },
  'account.submit-survey': { who: 'member', whose: 'self' },
  'account.show-log': { who: 'member', whose: 'actedIn' },
  'account.issue-partner-code': { who: 'member', whose: 'self' },
  'account.redeem-partner-code': { who: 'anyone', whose: 'nothing' },
  'account.export': { who: 'member', whose: 'self' },
  'account.delete': { who: 'member', whose: 'self' },
} as const satisfies RightsOf<'account'>;
