/** Why money that came for an order goes back, as the payer is told. */
export const UNUSED_REASONS = ['paidTwice', 'otherAmount', 'orderClosed', 'notDue', 'notUsable'] as const;
export type UnusedReason = (typeof UNUSED_REASONS)[number];

/** By the reason that is stored with the refund, where more are told apart for those who run the site. */
const REASONS: Readonly<Record<string, UnusedReason>> = {
  'order-paid-before': 'paidTwice',
  'paid-before': 'paidTwice',
  'other-amount': 'otherAmount',
  'order-closed': 'orderClosed',
  'nothing-to-renew': 'notDue',
  'mandate-replaced': 'notDue',
  'too-early': 'notDue',
};

/** The group has what the order was for, or cannot have it any more, unless a reason says something else. */
export const unusedReasonOf = (stored: string): UnusedReason => REASONS[stored] ?? 'notUsable';
