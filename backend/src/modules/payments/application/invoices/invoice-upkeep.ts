import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { CURRENCY_OF } from '../../domain/payment-type';
import { IssueAllowancesService } from './issue-allowances.service';
import { IssueInvoicesService } from './issue-invoices.service';
import { InvoiceProviders } from '../ports/invoice-provider';
import { PaymentGateways } from '../ports/payment-gateway';

const INTERVAL_MS = 30_000;

/** Works on invoices by itself. */
@Injectable()
export class InvoiceUpkeep implements OnModuleInit {
  private readonly logger = new Logger(InvoiceUpkeep.name);

  constructor(
    private readonly invoices: IssueInvoicesService,
    private readonly allowances: IssueAllowancesService,
    private readonly providers: InvoiceProviders,
    private readonly gateways: PaymentGateways,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every(
      'payments.issue-invoices',
      INTERVAL_MS,
      ({ signal }) => this.invoices.follow(signal),
      'services',
    );
    this.recurring.every(
      'payments.issue-allowances',
      INTERVAL_MS,
      ({ signal }) => this.allowances.follow(signal),
      'services',
    );
    const isTakingTwd = this.gateways.offered.some((type) => CURRENCY_OF[type] === 'TWD');
    if (isTakingTwd && !this.providers.provider) {
      this.logger.warn('no invoices are issued for payments in TWD: EZPAY_MERCHANT_ID is not set');
    }
  }
}
