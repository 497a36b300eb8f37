import type { Refund } from '../../domain/refund.entity';

/** What goes back, and went back, of payments. A change of one holds its order. */
export abstract class RefundStore {
  abstract add(refund: Refund): Promise<void>;
  abstract save(refund: Refund): Promise<void>;
  abstract find(refundId: number): Promise<Refund | null>;
  /** Oldest first. */
  abstract ofAttempt(attemptId: number): Promise<Refund[]>;
  /** Oldest first. */
  abstract ofOrders(orderIds: readonly number[]): Promise<Refund[]>;
  /** Those with a step that is due, longest due first. */
  abstract due(now: Date, limit: number): Promise<Refund[]>;
  /** How many are not done, those that wait for a person among them. */
  abstract countUndone(): Promise<number>;
}
