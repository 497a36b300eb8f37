import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../../shared/health/metrics';
import { AttemptCountsQuery } from '../../infrastructure/attempt-counts.query';

/** Tells those who run the site how payments go. */
@Injectable()
export class PaymentMetrics implements OnModuleInit {
  constructor(
    private readonly attempts: AttemptCountsQuery,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const labels = ['gateway', 'state'] as const;
    const help = 'Attempts to pay, by gateway and state.';
    this.metrics.gauges({ name: 'linklet_payment_attempts', help, labels }, async () =>
      (await this.attempts.all()).map(({ count: value, ...of }) => ({ of, value })),
    );
  }
}
