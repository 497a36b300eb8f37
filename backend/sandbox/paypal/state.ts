import type { Notice } from '../shared/notices';

export interface Money {
  readonly currency: string;
  /** Cents, or dollars of Taiwan. */
  readonly minor: number;
}

export interface Product {
  readonly id: string;
  readonly name: string;
}

export interface Cycle {
  readonly isTrial: boolean;
  readonly sequence: number;
  readonly unit: 'days' | 'weeks' | 'months' | 'years';
  readonly count: number;
  /** 0 for ever. */
  readonly total: number;
  readonly price?: Money;
}

export interface Plan {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly cycles: readonly Cycle[];
  readonly setupFee?: Money;
  readonly failureThreshold: number;
  /** As it was sent. */
  readonly body: Readonly<Record<string, unknown>>;
}

export type SubscriptionStatus =
  'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

export interface Subscription {
  readonly id: string;
  readonly token: string;
  readonly createdAt: number;
  readonly customId: string;
  readonly startsAt: number;
  readonly userAction: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  /** Other prices than those of the plan. */
  ownCycles?: readonly Cycle[];
  planId: string;
  /** A plan that the buyer has not agreed to yet. */
  revisedPlanId?: string;
  status: SubscriptionStatus;
  statusAt: number;
  reason?: string;
  /** The moment of the first charge; that of the next one when another plan has another interval. */
  billsFrom: number;
  /** Charges since then that were due, paid or not. */
  chargesDue: number;
  nextBillingAt?: number;
  retryAt?: number;
  failures: number;
  outstanding: number;
  lastPayment?: { readonly at: number; readonly money: Money };
}

/** A payment of a subscription. */
export interface Sale {
  readonly id: string;
  readonly subscriptionId: string;
  readonly money: Money;
  readonly at: number;
  refunded: number;
}

export interface Order {
  readonly id: string;
  readonly createdAt: number;
  readonly money: Money;
  readonly referenceId: string;
  readonly customId: string;
  readonly invoiceId: string;
  readonly hasSource: boolean;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  captureId?: string;
}

export interface Capture {
  readonly id: string;
  readonly orderId: string;
  readonly customId: string;
  readonly invoiceId: string;
  readonly money: Money;
  readonly at: number;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  refunded: number;
  /** When a pending one is decided. */
  decidedAt?: number;
}

export interface Refund {
  readonly id: string;
  readonly of: string;
  readonly money: Money;
  readonly at: number;
}

/** The first answer to a request that may be repeated. */
export interface Remembered {
  readonly key: string;
  readonly request: string;
  readonly until: number;
  readonly body: unknown;
}

export interface Certificate {
  readonly id: string;
  readonly pem: string;
  readonly key: string;
  readonly until: number;
}

export interface Authority {
  readonly pem: string;
  readonly key: string;
}

export interface PayPalState {
  readonly products: Product[];
  readonly plans: Plan[];
  readonly subscriptions: Subscription[];
  readonly sales: Sale[];
  readonly orders: Order[];
  readonly captures: Capture[];
  readonly refunds: Refund[];
  readonly tokens: { readonly token: string; readonly until: number }[];
  remembered: Remembered[];
  readonly notices: Notice[];
  /** Ours, and one that no client has reason to trust. */
  readonly authorities: Authority[];
  readonly certificates: Certificate[];
}
