import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../../shared/health/metrics';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { FollowRefundsService } from './follow-refunds.service';
import { RefundStore } from '../ports/refund-store';

const INTERVAL_MS = 30_000;

/** Goes on with refunds by itself, and tells those who run the site how many wait. */
@Injectable()
export class RefundUpkeep implements OnModuleInit {
  constructor(
    private readonly refunds: FollowRefundsService,
    private readonly store: RefundStore,
    private readonly recurring: RecurringJobs,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.recurring.every(
      'payments.follow-refunds',
      INTERVAL_MS,
      ({ signal }) => this.refunds.runDue(signal),
      'services',
    );
    this.metrics.gauge(
      'linklet_payment_refunds_waiting',
      'Payments that are to be given back, whole or in part, and are not yet.',
      () => this.store.countUndone(),
    );
  }
}
