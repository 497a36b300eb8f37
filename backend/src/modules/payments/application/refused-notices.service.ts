import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../shared/health/metrics';
import { NoticeRefused } from '../domain/payments.errors';

/** Counts what is sent to the addresses of gateways, and is not from them. */
@Injectable()
export class RefusedNotices implements OnModuleInit {
  private count = 0;

  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.metrics.counter(
      'linklet_payment_notices_refused_total',
      'Messages to the addresses of gateways that were not from them.',
      () => this.count,
    );
  }

  refuse(): never {
    this.count += 1;
    throw new NoticeRefused();
  }
}
