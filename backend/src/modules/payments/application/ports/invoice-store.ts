import type { Invoice } from '../../domain/invoice.entity';

/** Invoices of payments, one for each. */
export abstract class InvoiceStore {
  abstract add(invoice: Invoice): Promise<void>;
  abstract save(invoice: Invoice): Promise<void>;
  /** Part of the caller's transaction, until whose end no other changes it. */
  abstract hold(invoiceId: number): Promise<Invoice | null>;
  abstract ofAttempt(attemptId: number): Promise<Invoice | null>;
  abstract ofOrders(orderIds: readonly number[]): Promise<Invoice[]>;
  /** Those with a step that is due, longest due first. */
  abstract due(now: Date, limit: number): Promise<Invoice[]>;
  /** How many have a step that is due, now or later. */
  abstract countWaiting(): Promise<number>;
  /** How many wait for a person. */
  abstract countStuck(): Promise<number>;
}
