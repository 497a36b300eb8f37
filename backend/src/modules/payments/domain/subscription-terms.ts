import type { Money } from '../../../shared/domain/money';
import type { CalendarDate } from './billing-calendar';
import type { BillingCycle } from './billing-cycle';
import type { PaymentType } from './payment-type';
import type { PurchaseTarget } from './purchase-target';

export interface NewSubscription {
  readonly groupId: number;
  readonly payerId: number;
  readonly target: PurchaseTarget;
  /** What is paid for, in the words of its seller. */
  readonly item: string;
  /** A group has one subscription at a time for each. */
  readonly slot: string;
  readonly cycle: BillingCycle;
  /** What each further period costs. */
  readonly price: Money;
  /** What was paid for the first. */
  readonly paid: Money;
  /** Null when nothing will be charged again. */
  readonly paymentType: PaymentType | null;
  /** The day of the first payment: all charges fall on its day of the month or year. */
  readonly anchor: CalendarDate;
}

/** What is paid for, and how much each period costs. */
export interface Terms {
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly price: Money;
}

/** A time that has been paid for; the day of its end does not belong to it. */
export interface Period {
  readonly number: number;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}
