type Failure = 'declined' | 'expired' | 'funds' | 'left' | 'owned' | 'other';

/** Codes of banks (two digits) and of LINE Pay (four), as far as the buyer can do something about them. */
const FAILURES: Readonly<Record<string, Failure>> = {
  '05': 'declined',
  '51': 'funds',
  '54': 'expired',
  '61': 'funds',
  '0121': 'left',
  '1142': 'funds',
  '1282': 'declined',
  '1284': 'declined',
  '1287': 'expired',
  '1288': 'funds',
  '1289': 'funds',
  '1290': 'funds',
  // What newebPay says of a mandate whose first charge the bank has refused.
  PER10034: 'declined',
  declined: 'declined',
  // Of Linklet itself: the buyer has agreed, and the money was not taken.
  'not-sellable': 'owned',
  'order-paid-before': 'owned',
};

/** Why a payment failed, by the code of the gateway. */
export const failureOf = (reason: string | null): Failure => FAILURES[reason ?? ''] ?? 'other';
