import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Invoice } from '../domain/invoice.entity';
import { Books } from './ports/books';
import { OrderStore } from './ports/order-store';

const KINDS = {
  delayed: 'invoice-delayed',
  stuck: 'invoice-stuck',
  unnumbered: 'invoice-unnumbered',
} as const;

/** What somebody should know of invoices. Part of the caller's transaction. */
@Injectable()
export class InvoiceAlerts {
  constructor(
    private readonly orders: OrderStore,
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  async open(alert: keyof typeof KINDS, invoice: Invoice): Promise<void> {
    const { id, groupId, orderId, state, number, invoiceNumber, reason, totalMinor: minor } = invoice;
    const kind = KINDS[alert];
    const order = (await this.orders.byId(orderId))?.externalId ?? null;
    const details = { order, state, number, invoiceNumber, reason, minor };
    return this.books.alert({ key: `${kind}:${id}`, kind, groupId, details }, this.clock.now());
  }

  async close({ id }: Invoice): Promise<void> {
    for (const kind of Object.values(KINDS)) await this.books.closeAlert(`${kind}:${id}`, this.clock.now());
  }
}
