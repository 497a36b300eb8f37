import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Invoice } from '../domain/invoice.entity';
import { Books } from './ports/books';

const KINDS = {
  delayed: 'invoice-delayed',
  stuck: 'invoice-stuck',
  unnumbered: 'invoice-unnumbered',
} as const;

/** What somebody should know of invoices. Part of the caller's transaction. */
@Injectable()
export class InvoiceAlerts {
  constructor(
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  open(alert: keyof typeof KINDS, { id, groupId, number, invoiceNumber, reason }: Invoice): Promise<void> {
    const kind = KINDS[alert];
    const details = { number, invoiceNumber, reason };
    return this.books.alert({ key: `${kind}:${id}`, kind, groupId, details }, this.clock.now());
  }

  async close({ id }: Invoice): Promise<void> {
    for (const kind of Object.values(KINDS)) await this.books.closeAlert(`${kind}:${id}`, this.clock.now());
  }
}
