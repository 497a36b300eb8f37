import type { Mandate } from '../../domain/mandate.entity';
import type { Period, Subscription } from '../../domain/subscription.entity';

/** Subscriptions, the periods that were paid, and the mandates that pay for them. */
export abstract class SubscriptionStore {
  /** False when the group has another one in its slot. */
  abstract add(subscription: Subscription): Promise<boolean>;
  abstract save(subscription: Subscription): Promise<void>;
  /** Part of the caller's transaction, until whose end nobody else changes it. */
  abstract hold(subscriptionId: number): Promise<Subscription | null>;
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

  abstract addMandate(mandate: Mandate): Promise<void>;
  abstract saveMandate(mandate: Mandate): Promise<void>;
  abstract findMandate(number: string): Promise<Mandate | null>;
  /** Part of the caller's transaction, until whose end nobody else changes it. */
  abstract holdMandate(number: string): Promise<Mandate | null>;
  abstract mandatesOf(subscriptionId: number): Promise<Mandate[]>;
  /** The same, held. */
  abstract holdMandatesOf(subscriptionId: number): Promise<Mandate[]>;
  abstract dueMandates(now: Date, limit: number): Promise<Mandate[]>;
}
