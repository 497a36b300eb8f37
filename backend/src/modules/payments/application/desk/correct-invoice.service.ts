import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { InvoiceInput, InvoiceSettings } from '../../domain/invoice-settings';
import { InvoiceNotWaiting, OrderDoesNotExist } from '../../domain/payments.errors';
import { DeskAuditService, type DeskStep } from './desk-audit.service';
import { InvoiceProfilesService } from '../invoices/invoice-profiles.service';
import { OrderStore } from '../ports/order-store';
import { type ReducedInvoice, ReducedInvoicesService } from '../invoices/reduced-invoices.service';

/** The admins of the group read it: names of fields alone, since what they say may be about a person. */
const changedIn = (before: InvoiceSettings, after: InvoiceSettings): string =>
  (Object.keys(after) as (keyof InvoiceSettings)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .join(', ');

/** Corrects whom an invoice is for that was not issued yet, and has it tried again. */
@Injectable()
export class CorrectInvoiceService {
  constructor(
    private readonly orders: OrderStore,
    private readonly invoices: ReducedInvoicesService,
    private readonly profiles: InvoiceProfilesService,
    private readonly audit: DeskAuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `InvoiceNotWaiting` when it was issued, is being sent or is not wanted any more. */
  async correct(externalId: string, input: InvoiceInput, step: DeskStep): Promise<ReducedInvoice> {
    const right = await this.profiles.checked(input, step.admin.userId);
    return this.unitOfWork.runRepeatable(async () => {
      const found = await this.orders.find(externalId);
      const order = found && (await this.orders.hold(found.id));
      if (!order) throw new OrderDoesNotExist();
      const held = await this.invoices.hold(order.id);
      if (!held.invoice.isCorrectable) throw new InvoiceNotWaiting();
      const wrong = this.profiles.open(order.invoice);
      order.invoiceBy(this.profiles.seal(right));
      await this.orders.save(order);
      await this.profiles.correct(order.groupId, wrong, right);
      held.invoice.resume(this.clock.now());
      await this.invoices.saveInvoice(held.invoice);
      const changed = changedIn(wrong, right);
      await this.audit.note('payments.invoice-corrected', order, step, changed === '' ? {} : { changed });
      return held;
    });
  }
}
