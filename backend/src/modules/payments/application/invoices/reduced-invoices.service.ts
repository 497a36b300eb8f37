import { Injectable } from '@nestjs/common';
import type { Allowance } from '../../domain/allowance.entity';
import type { Invoice } from '../../domain/invoice.entity';
import { NoInvoice } from '../../domain/payments.errors';
import { InvoiceAlertsService } from './invoice-alerts.service';
import { AllowanceStore } from '../ports/allowance-store';
import { InvoiceStore } from '../ports/invoice-store';

/** The invoice of a payment, and what is taken off it. */
export interface ReducedInvoice {
  readonly invoice: Invoice;
  readonly allowances: readonly Allowance[];
}

/** Invoices that a person mends. Everything is part of the caller's transaction. */
@Injectable()
export class ReducedInvoicesService {
  constructor(
    private readonly store: InvoiceStore,
    private readonly allowances: AllowanceStore,
    private readonly alerts: InvoiceAlertsService,
  ) {}

  /** Throws `NoInvoice` where none has to be issued. */
  async hold(orderId: number): Promise<ReducedInvoice> {
    const [known] = await this.store.ofOrders([orderId]);
    const invoice = known ? await this.store.hold(known.id) : null;
    if (invoice?.number == null) throw new NoInvoice();
    return { invoice, allowances: await this.allowances.ofInvoice(invoice.id) };
  }

  /** A person has seen to it. */
  async saveInvoice(invoice: Invoice): Promise<void> {
    await this.store.save(invoice);
    await this.alerts.close(invoice);
  }

  async saveAllowance(allowance: Allowance): Promise<void> {
    await this.allowances.save(allowance);
    await this.alerts.closeFor(allowance);
  }
}
