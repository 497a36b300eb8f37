import { channel } from 'node:diagnostics_channel';

/**
 * Moments between two steps of a payment. A process may end at any of them, and no money may be lost by it: the tests
 * subscribe to the channel and end the process there. Without a subscriber it costs nothing.
 */
export type CrashPoint =
  /** In the transaction that makes an order, and after it. */
  | 'order.drafting'
  | 'order.drafted'
  /** The attempt is stored; the gateway is not asked yet. */
  | 'attempt.prepared'
  /** The gateway has answered; what it calls the payment is not stored yet. */
  | 'attempt.handed-over'
  | 'attempt.reference-stored'
  | 'order.expiring'
  /** A word of a gateway, before, in and after the transaction of all that follows from it. */
  | 'fact.received'
  | 'fact.applying'
  | 'fact.applied'
  /** What is asked of the gateway is stored; it is not asked yet. */
  | 'refund.asked'
  | 'refund.answered'
  | 'refund.booking'
  | 'mandate.answered'
  | 'subscription.changing'
  | 'subscription.changed'
  /** In the transaction of what follows from the mere passing of time. */
  | 'subscription.passing'
  | 'renewal.charging'
  /** Payments are compared: the gateway has answered, differences are stored, what was missing is booked. */
  | 'reconciliation.answered'
  | 'reconciliation.noted'
  | 'reconciliation.applied'
  | 'invoice.request-stored'
  | 'invoice.answered';

const CHANNEL = channel('linklet:payments:crash-points');

export function paymentCrashPoint(name: CrashPoint): void {
  if (CHANNEL.hasSubscribers) CHANNEL.publish(name);
}
