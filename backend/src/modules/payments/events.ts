/** A payment was used for what it was made for: the first of a subscription, or a further one. */
export interface PaymentReceived {
  readonly type: 'payments.payment-received';
  readonly groupId: number;
  /** Of the order, as its receipt is asked for. */
  readonly externalId: string;
  /** In whole units of the currency, such as 6.5. */
  readonly amount: number;
  readonly currency: 'TWD' | 'USD';
}

/** The next period of a subscription could not be charged. */
export interface PaymentFailed {
  readonly type: 'payments.payment-failed';
  readonly groupId: number;
  readonly subscriptionId: number;
  /** Of the last period that was paid. */
  readonly periodNumber: number;
  /** When the subscription ends unless it is paid; ISO 8601. */
  readonly endsAt: string;
}

/** Something is another about what a group pays for. */
export interface SubscriptionChanged {
  readonly type: 'payments.subscription-changed';
  readonly groupId: number;
  readonly subscriptionId: number;
  /** Its next payment is overdue; or it is for something else, now or from its next period on. */
  readonly change: 'started' | 'renewed' | 'overdue' | 'exchanged' | 'cancelled' | 'resumed' | 'ended';
}

/** A group pays for something no longer. */
export interface SubscriptionEnded {
  readonly type: 'payments.subscription-ended';
  readonly groupId: number;
  readonly subscriptionId: number;
}
