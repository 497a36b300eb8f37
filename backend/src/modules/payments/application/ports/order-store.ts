import type { Attempt } from '../../domain/attempt.entity';
import type { Order } from '../../domain/order.entity';
import type { PurchaseTarget } from '../../domain/purchase-target';

/** An attempt and its order, which nobody else changes until the transaction of the caller ends. */
export interface HeldAttempt {
  readonly order: Order;
  readonly attempt: Attempt;
}

/** Orders and the attempts to pay them. */
export abstract class OrderStore {
  /** False when the group has another order of the same seller that is not decided. */
  abstract add(order: Order): Promise<boolean>;
  abstract save(order: Order): Promise<void>;
  abstract find(externalId: string): Promise<Order | null>;
  abstract byId(orderId: number): Promise<Order | null>;
  /** Part of the caller's transaction, until whose end nobody else changes it. */
  abstract hold(orderId: number): Promise<Order | null>;
  /** The group's undecided one, held. */
  abstract holdOpen(groupId: number, target: PurchaseTarget): Promise<Order | null>;
  /** Ids of undecided orders whose time is over. */
  abstract expired(now: Date, limit: number): Promise<number[]>;
  /** What was paid, newest first, below that id. */
  abstract paidBy(groupId: number, beforeId: number, limit: number): Promise<Order[]>;
  abstract ofPayer(payerId: number, limit: number): Promise<Order[]>;

  abstract addAttempt(attempt: Attempt): Promise<void>;
  abstract saveAttempt(attempt: Attempt): Promise<void>;
  abstract findAttempt(number: string): Promise<Attempt | null>;
  /** Part of the caller's transaction. */
  abstract holdAttempt(
    key: { readonly number: string } | { readonly id: number },
  ): Promise<HeldAttempt | null>;
  abstract attemptsOf(orderIds: readonly number[]): Promise<Attempt[]>;
  /** Those that the gateway has to be asked about, longest due first. */
  abstract dueAttempts(now: Date, limit: number): Promise<Attempt[]>;
}
