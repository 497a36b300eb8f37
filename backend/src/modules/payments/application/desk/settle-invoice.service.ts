import { Injectable } from '@nestjs/common';
import type { AuditDetails } from '../../../../shared/audit/audit-details';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Invoice } from '../../domain/invoice.entity';
import { InvoiceNotWaiting, OrderDoesNotExist } from '../../domain/payments.errors';
import { DeskAuditService, type DeskStep } from './desk-audit.service';
import { OrderStore } from '../ports/order-store';
import { type ReducedInvoice, ReducedInvoicesService } from '../invoices/reduced-invoices.service';

interface TakeOff {
  readonly action: 'allowance';
  /** In minor units: which one; null where there is one. */
  readonly minor: number | null;
  /** The provider's, of one that is there; null: it is to be issued. */
  readonly number: string | null;
}

/**
 * `retry`: what waits, or was refused, is tried again now. `void`, `allowance`: what went back is taken off in that way.
 * What a person has done at the provider is only noted.
 */
export type InvoiceStep =
  { readonly action: 'retry' } | { readonly action: 'void'; readonly isDone: boolean } | TakeOff;

/** As the audit trail keeps it. */
const detailsOf = (input: InvoiceStep): AuditDetails =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

/** Mends invoices that wait for a person. What they say stays what was sold: nothing is taken off that did not go back. */
@Injectable()
export class SettleInvoiceService {
  constructor(
    private readonly orders: OrderStore,
    private readonly invoices: ReducedInvoicesService,
    private readonly audit: DeskAuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws when there is none, or nothing of it waits for that. */
  goOn(externalId: string, input: InvoiceStep, step: DeskStep): Promise<ReducedInvoice> {
    return this.unitOfWork.runRepeatable(async () => {
      const order = await this.orders.find(externalId);
      if (!order) throw new OrderDoesNotExist();
      const held = await this.invoices.hold(order.id);
      if (!(await this.apply(held, input))) throw new InvoiceNotWaiting();
      await this.audit.note('payments.invoice-settled', order, step, detailsOf(input));
      return held;
    });
  }

  private apply(held: ReducedInvoice, input: InvoiceStep): Promise<boolean> {
    const { invoice, allowances } = held;
    switch (input.action) {
      case 'retry':
        return this.retry(held);
      case 'void': {
        const isDone = input.isDone
          ? invoice.noteVoided()
          : invoice.takeBackBy('voidWanted', this.clock.now());
        return this.saveIf(isDone, invoice);
      }
      case 'allowance':
        return allowances.length > 0 ? this.reducePart(held, input) : this.reduce(invoice, input);
    }
  }

  private async retry({ invoice, allowances }: ReducedInvoice): Promise<boolean> {
    const waiting = allowances.filter(({ state }) => state !== 'issued');
    for (const allowance of waiting) {
      allowance.resume(this.clock.now());
      await this.invoices.saveAllowance(allowance);
    }
    return (await this.saveIf(invoice.resume(this.clock.now()), invoice)) || waiting.length > 0;
  }

  private reduce(invoice: Invoice, { minor, number }: TakeOff): Promise<boolean> {
    if (minor !== null && minor !== invoice.totalMinor) return Promise.resolve(false);
    const now = this.clock.now();
    const isDone = number === null ? invoice.takeBackBy('allowanceWanted', now) : invoice.noteReduced(number);
    return this.saveIf(isDone, invoice);
  }

  private async reducePart({ allowances }: ReducedInvoice, { minor, number }: TakeOff): Promise<boolean> {
    const found = allowances.find(
      ({ state, amountMinor }) => state !== 'issued' && (minor === null || amountMinor === minor),
    );
    if (!found) return false;
    if (number === null) found.resume(this.clock.now());
    else found.issue(number);
    await this.invoices.saveAllowance(found);
    return true;
  }

  private async saveIf(isChanged: boolean, invoice: Invoice): Promise<boolean> {
    if (isChanged) await this.invoices.saveInvoice(invoice);
    return isChanged;
  }
}
