import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../shared/health/metrics';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { CURRENCY_OF } from '../domain/payment-type';
import { IssueInvoices } from './issue-invoices.service';
import { InvoiceProviders } from './ports/invoice-provider';
import { InvoiceStore } from './ports/invoice-store';
import { PaymentGateways } from './ports/payment-gateway';

const INTERVAL_MS = 30_000;

/** Works on invoices by itself, and tells those who run the site how many wait. */
@Injectable()
export class InvoiceUpkeep implements OnModuleInit {
  private readonly logger = new Logger(InvoiceUpkeep.name);

  constructor(
    private readonly invoices: IssueInvoices,
    private readonly store: InvoiceStore,
    private readonly providers: InvoiceProviders,
    private readonly gateways: PaymentGateways,
    private readonly recurring: RecurringJobs,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.recurring.every('payments.issue-invoices', INTERVAL_MS, ({ signal }) =>
      this.invoices.follow(signal),
    );
    this.metrics.gauge('linklet_invoices_waiting', 'Invoices that are to be issued or taken back.', () =>
      this.store.countWaiting(),
    );
    this.metrics.gauge('linklet_invoices_stuck', 'Invoices that a person has to look at.', () =>
      this.store.countStuck(),
    );
    const isTakingTwd = this.gateways.offered.some((type) => CURRENCY_OF[type] === 'TWD');
    if (isTakingTwd && !this.providers.provider) {
      this.logger.warn('no invoices are issued for payments in TWD: EZPAY_MERCHANT_ID is not set');
    }
  }
}
