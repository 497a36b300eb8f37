import type { RightsOf } from './right';

/** Who pays needs no seat that is paid for: that is how one stops being read-only. */
export const PAYMENTS_RIGHTS = {
  'payments.quote': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'payments.order': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'payments.show-order': { who: 'groupAdmin', program: null, whose: 'order' },
  'payments.confirm': { who: 'groupAdmin', program: null, whose: 'order' },
  'payments.cancel': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'payments.show-status': { who: 'member', program: null, whose: 'actedIn' },
  'payments.show-log': { who: 'member', program: null, whose: 'actedIn' },
  'payments.set-invoice': { who: 'groupAdmin', program: null, whose: 'actedIn' },
  'payments.list-charities': { who: 'anyone', whose: 'nothing' },
  'payments.check-coupon': { who: 'groupAdmin', program: null, whose: 'nothing' },
  'payments.list-coupons': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'payments.add-coupon': { who: 'siteAdmin', program: null, whose: 'nothing' },
  'payments.notify': { who: 'anyone', whose: 'nothing' },
  'payments.come-back': { who: 'anyone', whose: 'nothing' },
  'payments.come-back-from-line': { who: 'anyone', whose: 'nothing' },
  'payments.receive-event': { who: 'anyone', whose: 'nothing' },
  'payments.come-back-from-paypal': { who: 'anyone', whose: 'nothing' },
  'payments.turn-back-from-paypal': { who: 'anyone', whose: 'nothing' },
} as const satisfies RightsOf<'payments'>;
