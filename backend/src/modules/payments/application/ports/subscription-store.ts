import type { CalendarDate } from '../../domain/billing-calendar';
import type { Mandate } from '../../domain/mandate.entity';
import type { Subscription } from '../../domain/subscription.entity';
import type { Period } from '../../domain/subscription-terms';

/** Subscriptions, the periods that were paid, and the mandates that pay for them. */
export abstract class SubscriptionStore {
  /** False when the group has another one in its slot. */
  abstract add(subscription: Subscription): Promise<boolean>;
  abstract save(subscription: Subscription): Promise<void>;
  abstract find(subscriptionId: number): Promise<Subscription | null>;
  /** Part of the caller's transaction, until whose end no other changes it. */
  abstract hold(subscriptionId: number): Promise<Subscription | null>;
  /** The one that was paid for, or changed, by that order, held. */
  abstract holdOfOrder(orderId: number): Promise<Subscription | null>;
  /** The period that was paid by that order. */
  abstract periodPaidBy(orderId: number): Promise<Pick<Period, 'start' | 'end'> | null>;
  /** The order by which a period was paid. */
  abstract orderOfPeriod(subscriptionId: number, number: number): Promise<number | null>;
  abstract findLive(groupId: number, slot: string): Promise<Subscription | null>;
  /** Longest due first. */
  abstract due(now: Date, limit: number): Promise<Subscription[]>;
  /** Those whose next period is due and not paid for yet. */
  abstract awaitingPayment(now: Date, limit: number): Promise<Subscription[]>;
  /** Ids of those before whose next charge the payer has not been told of it, by that moment. */
  abstract idsToRemind(now: Date, until: Date, limit: number): Promise<number[]>;
  abstract liveOfPayer(payerId: number): Promise<Subscription[]>;
  abstract liveOfGroups(groupIds: readonly number[]): Promise<Subscription[]>;
  /** False when that period was paid for before. */
  abstract addPeriod(subscriptionId: number, period: Period, orderId: number): Promise<boolean>;

  /** That period ends on another day than was thought: the next one begins then. */
  abstract endPeriod(subscriptionId: number, number: number, end: CalendarDate): Promise<void>;

  abstract addMandate(mandate: Mandate): Promise<void>;
  abstract saveMandate(mandate: Mandate): Promise<void>;
  abstract findMandate(number: string): Promise<Mandate | null>;
  /** Part of the caller's transaction, until whose end no other changes it. */
  abstract holdMandate(number: string): Promise<Mandate | null>;
  abstract mandatesOf(subscriptionId: number): Promise<Mandate[]>;
  /** The same, held. */
  abstract holdMandatesOf(subscriptionId: number): Promise<Mandate[]>;
  /** Those whose payers are to be told of the last charge. */
  abstract mandatesToWarn(now: Date, limit: number): Promise<Mandate[]>;
  abstract dueMandates(now: Date, limit: number): Promise<Mandate[]>;
  /** Those whose last charges are to be asked about, longest due first. */
  abstract mandatesToCheck(now: Date, limit: number): Promise<Mandate[]>;
}
