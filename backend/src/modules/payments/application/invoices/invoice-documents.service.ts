import { Injectable } from '@nestjs/common';
import type { Invoice } from '../../domain/invoice.entity';
import { type InvoiceDocument, invoiceDocumentOf } from '../../domain/invoice-document';
import { InvoiceProfilesService } from './invoice-profiles.service';
import { OrderStore } from '../ports/order-store';
import { SellersService } from '../sellers.service';

/** The tax office reads them. */
const LANGUAGE = 'zh-TW';

/** What invoices say: what was bought, and to whom it was sold, as that was stored with the order. */
@Injectable()
export class InvoiceDocumentsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly sellers: SellersService,
    private readonly settings: InvoiceProfilesService,
  ) {}

  /** Of all that was paid, or of the part that is taken off. */
  async documentOf({ orderId, total }: Pick<Invoice, 'orderId' | 'total'>): Promise<InvoiceDocument> {
    const order = await this.orders.byId(orderId);
    if (!order) throw new Error('the order of the invoice is gone');
    const name = this.sellers.nameOf(order, LANGUAGE);
    return invoiceDocumentOf({ name, total }, this.settings.open(order.invoice));
  }
}
