import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Invoice } from '../../domain/invoice.entity';
import { InvoiceAlertsService } from './invoice-alerts.service';
import { PaymentMailsService } from '../mails/payment-mails.service';
import type { AllowanceOutcome, IssueOutcome, NotDone, VoidOutcome } from '../ports/invoice-provider';
import { InvoiceStore } from '../ports/invoice-store';
import { OrderStore } from '../ports/order-store';

/** What the answers of the provider change in invoices, each in a transaction of its own. */
@Injectable()
export class InvoiceChangesService {
  constructor(
    private readonly store: InvoiceStore,
    private readonly orders: OrderStore,
    private readonly alerts: InvoiceAlertsService,
    private readonly mails: PaymentMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Nothing when another process has done the step meanwhile, or when it is of no use any more. */
  change({ id, step }: Invoice, edit: (held: Invoice) => Promise<void> | void): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const held = await this.store.hold(id);
      if (held?.step !== step) return;
      await edit(held);
      await this.store.save(held);
    });
  }

  noteIssue(invoice: Invoice, outcome: IssueOutcome): Promise<void> {
    return this.change(invoice, async (held) => {
      if (outcome.kind !== 'done') return this.noteFailure(held, outcome);
      held.issue(outcome.issued, this.clock.now());
      await this.alerts.close(held);
      const order = await this.orders.byId(held.orderId);
      if (order && held.state === 'issued') await this.mails.invoiceIssued(order, held);
    });
  }

  /** Nothing was issued, and the money has gone back. */
  noteNone(invoice: Invoice): Promise<void> {
    return this.change(invoice, async (held) => {
      if (held.endUnissued()) await this.alerts.close(held);
    });
  }

  noteVoid(invoice: Invoice, outcome: VoidOutcome): Promise<void> {
    return this.change(invoice, async (held) => {
      switch (outcome.kind) {
        case 'done':
          held.beVoided();
          return this.alerts.close(held);
        case 'tooEarly':
          held.awaitUpload(this.clock.now());
          return;
        case 'tooLate':
        case 'reduced':
          held.wantAllowance(this.clock.now());
          return;
        default:
          return this.noteFailure(held, outcome);
      }
    });
  }

  noteAllowance(invoice: Invoice, outcome: AllowanceOutcome): Promise<void> {
    return this.change(invoice, async (held) => {
      if ('reason' in outcome) return this.noteFailure(held, outcome);
      if (outcome.kind === 'tooEarly') {
        held.awaitUpload(this.clock.now());
        return;
      }
      if (outcome.kind === 'unsent') return this.noteSilence(held);
      if (outcome.kind === 'done') held.reduce(outcome.allowanceNumber);
      else held.beVoided();
      await this.alerts.close(held);
      if (held.state === 'allowanceIssued') await this.notifyReduced(held);
      if (held.state === 'allowanceIssued' && held.allowanceNumber === null) {
        await this.alerts.open('unnumbered', held);
      }
    });
  }

  /** It is unknown what came of it: the same is sent again. */
  postpone(invoice: Invoice): Promise<void> {
    return this.change(invoice, (held) => this.noteSilence(held));
  }

  private async noteSilence(held: Invoice): Promise<void> {
    held.retry('no-answer', this.clock.now());
    if (held.isLate) await this.alerts.open('delayed', held);
  }

  private async notifyReduced(invoice: Invoice): Promise<void> {
    const { id, allowanceNumber: number, invoiceNumber, total: amount } = invoice;
    const order = await this.orders.byId(invoice.orderId);
    if (order && number !== null) {
      await this.mails.reduced(order, { id: `invoice:${id}`, number, invoiceNumber, amount });
    }
  }

  private async noteFailure(invoice: Invoice, { kind, reason }: NotDone): Promise<void> {
    if (kind === 'refused') {
      if (invoice.endUnissued()) return this.alerts.close(invoice);
      invoice.stop(reason);
      return this.alerts.open('stuck', invoice);
    }
    invoice.discardRequest();
    invoice.retry(reason, this.clock.now());
    if (kind === 'later' || invoice.isLate) await this.alerts.open('delayed', invoice);
  }
}
