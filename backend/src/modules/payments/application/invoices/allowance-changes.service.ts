import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Allowance } from '../../domain/allowance.entity';
import type { Invoice } from '../../domain/invoice.entity';
import { InvoiceAlertsService } from './invoice-alerts.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { AllowanceStore } from '../ports/allowance-store';
import type { AllowanceOutcome } from '../ports/invoice-provider';
import { InvoiceStore } from '../ports/invoice-store';

interface Held {
  readonly allowance: Allowance;
  readonly invoice: Invoice;
}

/** It is unknown whether there is one: another would take the sum off twice. */
const IN_DOUBT = 'in-doubt';

/** What the answers of the provider change in allowances, each in a transaction of its own. */
@Injectable()
export class AllowanceChangesService {
  constructor(
    private readonly store: AllowanceStore,
    private readonly invoices: InvoiceStore,
    private readonly alerts: InvoiceAlertsService,
    private readonly mails: InvoiceMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  awaitInvoice(allowance: Allowance): Promise<void> {
    return this.change(allowance, ({ allowance: held }) => {
      held.awaitInvoice(this.clock.now());
    });
  }

  /** Stores what will be sent; false when another process has gone on with it. */
  async prepare(allowance: Allowance, request: string): Promise<boolean> {
    let isStored = false;
    await this.change(allowance, ({ allowance: held }) => {
      if (held.request !== null) return;
      held.send(request);
      isStored = true;
    });
    return isStored;
  }

  /** Bytes that were sent before may have had an effect that was not heard of. */
  note(allowance: Allowance, outcome: AllowanceOutcome, wasSentBefore: boolean): Promise<void> {
    return this.change(allowance, async (held) => {
      switch (outcome.kind) {
        case 'done':
          return this.finish(held, outcome.allowanceNumber ?? '');
        case 'tooEarly':
          held.allowance.discardRequest();
          held.allowance.awaitInvoice(this.clock.now());
          return;
        case 'unsent':
          if (!wasSentBefore) held.allowance.discardRequest();
          return this.noteSilence(held);
        case 'stale':
          if (wasSentBefore) return this.stop(held, IN_DOUBT);
          held.allowance.discardRequest();
          held.allowance.retry(outcome.reason, this.clock.now());
          return;
        case 'later':
          if (!wasSentBefore) held.allowance.discardRequest();
          held.allowance.retry(outcome.reason, this.clock.now());
          return this.alerts.openFor('delayed', held.allowance, held.invoice);
        case 'refused':
          return this.stop(held, outcome.reason);
        case 'voided':
          return this.stop(held, 'voided');
      }
    });
  }

  /** It is unknown what came of it: the same is sent again. */
  postpone(allowance: Allowance): Promise<void> {
    return this.change(allowance, (held) => this.noteSilence(held));
  }

  private async noteSilence({ allowance, invoice }: Held): Promise<void> {
    allowance.retry('no-answer', this.clock.now());
    if (allowance.isLate) await this.alerts.openFor('delayed', allowance, invoice);
  }

  private async finish({ allowance, invoice }: Held, number: string): Promise<void> {
    allowance.issue(number);
    await this.alerts.closeFor(allowance);
    const { id, orderId, amount } = allowance;
    const { invoiceNumber } = invoice;
    await this.mails.reduced(orderId, { id: `part:${id}`, number, invoiceNumber, amount });
  }

  private stop({ allowance, invoice }: Held, reason: string): Promise<void> {
    allowance.stop(reason);
    return this.alerts.openFor('stuck', allowance, invoice);
  }

  /** Nothing when another process has done the step meanwhile. */
  private change(known: Allowance, edit: (held: Held) => Promise<void> | void): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const invoice = await this.invoices.hold(known.invoiceId);
      const allowance = invoice && (await this.store.find(known.id));
      if (!invoice || !allowance?.isOpen) return;
      await edit({ allowance, invoice });
      await this.store.save(allowance);
    });
  }
}
