import { Injectable } from '@nestjs/common';
import type { Allowance } from '../../domain/allowance.entity';
import type { Attempt } from '../../domain/attempt.entity';
import type { Invoice } from '../../domain/invoice.entity';
import type { Order } from '../../domain/order.entity';
import type { Refund } from '../../domain/refund.entity';
import { AllowanceStore } from '../ports/allowance-store';
import { InvoiceStore } from '../ports/invoice-store';
import { OrderStore, type PaidRange } from '../ports/order-store';
import { RefundStore } from '../ports/refund-store';
import { usedAttemptOf } from '../refunds/used-attempt';

/** An order that was paid, and how. */
export interface PaidOrder {
  readonly order: Order;
  readonly attempt: Attempt | null;
  readonly invoice: Invoice | null;
  /** What went back of the payment that was used, and goes back, oldest first. */
  readonly refunds: readonly Refund[];
  /** Of payments that could not be used, such as a second one, oldest first. */
  readonly unused: readonly Refund[];
  /** What is taken off the invoice for it. */
  readonly allowances: readonly Allowance[];
}

/** Some of the paid orders, newest first. */
export interface PaidOrders {
  readonly payments: readonly PaidOrder[];
  readonly hasOlder: boolean;
}

const PAYMENTS_PER_PAGE = 20;

/** Orders with all that followed from their payment. */
@Injectable()
export class PaymentRecordsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly invoices: InvoiceStore,
    private readonly refunds: RefundStore,
    private readonly allowances: AllowanceStore,
  ) {}

  /** Newest first. */
  async paidBy(groupId: number, range: PaidRange): Promise<PaidOrders> {
    const found = await this.orders.paidBy(groupId, range, PAYMENTS_PER_PAGE + 1);
    const payments = await this.paidOrders(found.slice(0, PAYMENTS_PER_PAGE));
    return { payments, hasOlder: found.length > payments.length };
  }

  /** In the same order. */
  async paidOrders(orders: readonly Order[]): Promise<PaidOrder[]> {
    const ids = orders.map(({ id }) => id);
    const attempts = await this.orders.attemptsOf(ids);
    const invoices = await this.invoices.ofOrders(ids);
    const refunds = await this.refunds.ofOrders(ids);
    const allowances = await this.allowances.ofOrders(ids);
    return orders.map((order) => {
      const isOf = ({ orderId }: { readonly orderId: number }): boolean => orderId === order.id;
      const [tried, back] = [attempts.filter(isOf), refunds.filter(isOf)];
      const used = usedAttemptOf(tried, back);
      return {
        order,
        attempt: used ?? tried.find(({ settledAt }) => settledAt !== null) ?? null,
        invoice: invoices.find(isOf) ?? null,
        refunds: back.filter(({ wasUsed }) => wasUsed),
        unused: back.filter(({ wasUsed }) => !wasUsed),
        allowances: allowances.filter(isOf),
      };
    });
  }
}
