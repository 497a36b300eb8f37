import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { Metrics } from '../../../shared/health/metrics';
import { CaseRepository, type Waiting } from './ports/case-repository';

/** Tells Prometheus what waits for those who run the site. */
@Injectable()
export class ReportsMetrics implements OnModuleInit {
  constructor(
    private readonly cases: CaseRepository,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'linklet_abuse_cases_open',
      'Reported links that nobody has looked at yet.',
      async () => (await this.waiting())?.open ?? NaN,
    );
    this.metrics.gauge(
      'linklet_abuse_oldest_open_seconds',
      'How long the oldest of them has been waiting; 0 when there is none.',
      async () => {
        const waiting = await this.waiting();
        return waiting === null ? NaN : this.age(waiting.oldestAt);
      },
    );
  }

  private age(oldestAt: Date | null): number {
    return oldestAt === null ? 0 : Math.max(0, (this.clock.now().getTime() - oldestAt.getTime()) / 1_000);
  }

  /** Null while the database is away, which must not keep all other numbers back. */
  private waiting(): Promise<Waiting | null> {
    return this.cases.waiting().catch(() => null);
  }
}
