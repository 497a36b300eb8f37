import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Invoice } from '../../domain/invoice.entity';
import { paymentCrashPoint } from '../crash-points';
import { INVOICES, outcomeOfError, runRound, type StepOutcome } from '../gateway-round';
import { InvoiceChangesService } from './invoice-changes.service';
import { InvoiceRequestsService } from './invoice-requests.service';
import { type InvoiceProvider, InvoiceProviders } from '../ports/invoice-provider';
import { InvoiceStore } from '../ports/invoice-store';

const MAX_AT_ONCE = 100;

/** Issues, voids and reduces invoices at their provider, step by step, whatever happens in between. */
@Injectable()
export class IssueInvoicesService {
  private readonly logger = new Logger(IssueInvoicesService.name);

  constructor(
    private readonly store: InvoiceStore,
    private readonly requests: InvoiceRequestsService,
    private readonly providers: InvoiceProviders,
    private readonly changes: InvoiceChangesService,
    private readonly clock: Clock,
  ) {}

  async follow(signal: AbortSignal): Promise<void> {
    const { provider } = this.providers;
    if (!provider) return;
    await runRound(await this.store.due(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: () => INVOICES,
      step: (invoice) => this.step(provider, invoice),
      signal,
    });
  }

  private async step(provider: InvoiceProvider, invoice: Invoice): Promise<StepOutcome> {
    try {
      await this.advance(provider, invoice);
      return 'answered';
    } catch (error) {
      this.logger.warn({ err: error, invoice: invoice.number }, 'nobody knows what came of an invoice');
      await this.changes.postpone(invoice);
      return outcomeOfError(error);
    }
  }

  private advance(provider: InvoiceProvider, invoice: Invoice): Promise<void> {
    switch (invoice.state) {
      case 'voidWanted':
        return this.voidInvoice(provider, invoice);
      case 'allowanceWanted':
        return this.issueAllowance(provider, invoice);
      default:
        return this.issue(provider, invoice);
    }
  }

  private async issue(provider: InvoiceProvider, invoice: Invoice): Promise<void> {
    const key = { number: invoice.number ?? '', total: invoice.totalMinor };
    const request = await this.requests.toIssue(provider, invoice, key);
    if (request === null) return;
    paymentCrashPoint('invoice.request-stored');
    const outcome = await provider.issue(request, key, this.clock.now());
    paymentCrashPoint('invoice.answered');
    // An answer that was lost before may have been another one.
    const isInDoubt = invoice.revokedAt !== null && outcome.kind === 'later';
    if (isInDoubt && (await provider.hasNone(key, this.clock.now()))) return this.changes.noteNone(invoice);
    await this.changes.noteIssue(invoice, outcome);
  }

  private async voidInvoice(provider: InvoiceProvider, invoice: Invoice): Promise<void> {
    const outcome = await provider.voidInvoice(invoice.invoiceNumber ?? '', this.clock.now());
    paymentCrashPoint('invoice.answered');
    await this.changes.noteVoid(invoice, outcome);
  }

  private async issueAllowance(provider: InvoiceProvider, invoice: Invoice): Promise<void> {
    const names = { number: invoice.number ?? '', invoiceNumber: invoice.invoiceNumber ?? '' };
    const request = await this.requests.toReduce(provider, invoice, names);
    paymentCrashPoint('invoice.request-stored');
    const reduced = { invoiceNumber: names.invoiceNumber, amount: invoice.totalMinor, isWhole: true };
    const outcome = await provider.issueAllowance(request, reduced, this.clock.now());
    paymentCrashPoint('invoice.answered');
    await this.changes.noteAllowance(invoice, outcome);
  }
}
