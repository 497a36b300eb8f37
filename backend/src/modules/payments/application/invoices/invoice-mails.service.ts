import { Injectable } from '@nestjs/common';
import { PaymentMailsService, type Reduction } from '../mails/payment-mails.service';
import { OrderStore } from '../ports/order-store';

/** Tells who paid of what is taken off their invoices. Part of the caller's transaction. */
@Injectable()
export class InvoiceMailsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly mails: PaymentMailsService,
  ) {}

  async reduced(orderId: number, reduction: Reduction): Promise<void> {
    const order = await this.orders.byId(orderId);
    if (order) await this.mails.reduced(order, reduction);
  }
}
