import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../shared/health/metrics';
import { AttemptCountsQuery } from '../infrastructure/attempt-counts.query';
import type { AttemptState } from '../domain/attempt.entity';

const WAITING: ReadonlySet<AttemptState> = new Set(['refundWanted', 'refunding', 'refundStuck']);

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
    this.metrics.gauge(
      'linklet_payment_refunds_waiting',
      'Payments that are to be given back and are not yet.',
      async () =>
        (await this.attempts.all())
          .filter(({ state }) => WAITING.has(state))
          .reduce((sum, { count }) => sum + count, 0),
    );
  }
}
