import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Allowance } from '../../domain/allowance.entity';
import { AllowanceChangesService } from './allowance-changes.service';
import { paymentCrashPoint } from '../crash-points';
import { INVOICES, outcomeOfError, runRound, type StepOutcome } from '../gateway-round';
import { InvoiceDocumentsService } from './invoice-documents.service';
import { AllowanceStore } from '../ports/allowance-store';
import { type InvoiceNames, type InvoiceProvider, InvoiceProviders } from '../ports/invoice-provider';
import { InvoiceStore } from '../ports/invoice-store';

const MAX_AT_ONCE = 100;

/** Takes off invoices, at their provider, what went back of their payments, whatever happens in between. */
@Injectable()
export class IssueAllowancesService {
  private readonly logger = new Logger(IssueAllowancesService.name);

  constructor(
    private readonly store: AllowanceStore,
    private readonly invoices: InvoiceStore,
    private readonly documents: InvoiceDocumentsService,
    private readonly providers: InvoiceProviders,
    private readonly changes: AllowanceChangesService,
    private readonly clock: Clock,
  ) {}

  async follow(signal: AbortSignal): Promise<void> {
    const { provider } = this.providers;
    if (!provider) return;
    await runRound(await this.store.due(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: () => INVOICES,
      step: (allowance) => this.step(provider, allowance),
      signal,
    });
  }

  private async step(provider: InvoiceProvider, allowance: Allowance): Promise<StepOutcome> {
    try {
      await this.advance(provider, allowance);
      return 'answered';
    } catch (error) {
      this.logger.warn({ err: error, allowance: allowance.id }, 'nobody knows what came of an allowance');
      await this.changes.postpone(allowance);
      return outcomeOfError(error);
    }
  }

  private async advance(provider: InvoiceProvider, allowance: Allowance): Promise<void> {
    const invoice = (await this.invoices.ofOrders([allowance.orderId])).find(
      ({ id }) => id === allowance.invoiceId,
    );
    const { number = null, invoiceNumber = null } = invoice ?? {};
    if (invoice?.state !== 'issued' || number === null || invoiceNumber === null) {
      return this.changes.awaitInvoice(allowance);
    }
    const sent = allowance.request;
    const request = sent ?? (await this.newRequest(provider, allowance, { number, invoiceNumber }));
    if (request === null) return;
    paymentCrashPoint('invoice.request-stored');
    const reduced = { invoiceNumber, amount: allowance.amountMinor, isWhole: false };
    const outcome = await provider.issueAllowance(request, reduced, this.clock.now());
    paymentCrashPoint('invoice.answered');
    await this.changes.note(allowance, outcome, sent !== null);
  }

  /** It is stored before it is sent; null when another process has stored one meanwhile. */
  private async newRequest(
    provider: InvoiceProvider,
    allowance: Allowance,
    names: InvoiceNames,
  ): Promise<string | null> {
    const { orderId, amount: total } = allowance;
    const document = await this.documents.documentOf({ orderId, total });
    const request = provider.allowanceRequest(names, document, this.clock.now());
    return (await this.changes.prepare(allowance, request)) ? request : null;
  }
}
