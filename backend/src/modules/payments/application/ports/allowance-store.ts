import type { Allowance } from '../../domain/allowance.entity';

/** Parts that are taken off invoices. A change of one holds its invoice. */
export abstract class AllowanceStore {
  abstract add(allowance: Allowance): Promise<void>;
  abstract save(allowance: Allowance): Promise<void>;
  abstract find(allowanceId: number): Promise<Allowance | null>;
  /** Oldest first. */
  abstract ofInvoice(invoiceId: number): Promise<Allowance[]>;
  /** Oldest first. */
  abstract ofOrders(orderIds: readonly number[]): Promise<Allowance[]>;
  /** Those with a step that is due, longest due first. */
  abstract due(now: Date, limit: number): Promise<Allowance[]>;
  /** How many have a step that is due, now or later. */
  abstract countWaiting(): Promise<number>;
  /** How many wait for a person. */
  abstract countStuck(): Promise<number>;
}
