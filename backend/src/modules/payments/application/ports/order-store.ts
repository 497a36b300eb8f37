import type { Attempt } from '../../domain/attempt.entity';
import type { Order } from '../../domain/order.entity';

/** An attempt and its order, which no other changes until the transaction of the caller ends. */
export interface HeldAttempt {
  readonly order: Order;
  readonly attempt: Attempt;
}

/** Which paid orders are meant. */
export interface PaidRange {
  /** Those below that id. */
  readonly beforeId: number;
  /** Paid at that moment or later; null for any. */
  readonly from: Date | null;
  /** Paid before that moment; null for any. */
  readonly until: Date | null;
  /** Those alone of which something went back, or is to. */
  readonly isRefunded: boolean;
}

/** Orders and the attempts to pay them. */
export abstract class OrderStore {
  /** False when the group has another order of the same seller that is not decided. */
  abstract add(order: Order): Promise<boolean>;
  abstract save(order: Order): Promise<void>;
  abstract find(externalId: string): Promise<Order | null>;
  abstract byId(orderId: number): Promise<Order | null>;
  /** Newest first. */
  abstract byIds(orderIds: readonly number[]): Promise<Order[]>;
  /** Part of the caller's transaction, until whose end no other changes it. */
  abstract hold(orderId: number): Promise<Order | null>;
  /** The group's undecided one, held. */
  abstract holdOpen(openKey: string): Promise<Order | null>;
  /** Ids of undecided orders whose time is over. */
  abstract expired(now: Date, limit: number): Promise<number[]>;
  /** What was paid, newest first, below that id. */
  abstract paidBy(groupId: number, range: PaidRange, limit: number): Promise<Order[]>;
  /** Whatever became of them, newest first. */
  abstract ofGroup(groupId: number, limit: number): Promise<Order[]>;
  abstract ofPayer(payerId: number, limit: number): Promise<Order[]>;

  abstract addAttempt(attempt: Attempt): Promise<void>;
  abstract saveAttempt(attempt: Attempt): Promise<void>;
  abstract findAttempt(number: string): Promise<Attempt | null>;
  abstract attemptById(attemptId: number): Promise<Attempt | null>;
  /** Part of the caller's transaction. */
  abstract holdAttempt(
    key: { readonly number: string } | { readonly id: number },
  ): Promise<HeldAttempt | null>;
  abstract attemptsByIds(attemptIds: readonly number[]): Promise<Attempt[]>;
  abstract attemptsOf(orderIds: readonly number[]): Promise<Attempt[]>;
  /** Those that the gateway has to be asked about, longest due first. */
  abstract dueAttempts(now: Date, limit: number): Promise<Attempt[]>;
}
