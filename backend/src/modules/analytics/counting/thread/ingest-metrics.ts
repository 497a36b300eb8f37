import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { Metrics } from '../../../../shared/health/metrics';
import { JournalBacklog } from '../application/journal-backlog';
import { IngesterHost } from './ingester-host';

/** Tells how far counting is behind what visitors have been answered, in every process: perhaps no process counts. */
@Injectable()
export class IngestMetrics implements OnModuleInit {
  constructor(
    private readonly ingester: IngesterHost,
    private readonly backlog: JournalBacklog,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { metrics } = this;
    metrics.gauge(
      'linklet_ingest_lag_bytes',
      'Journal that has not been counted yet.',
      async () => (await this.backlog.measure()).bytes,
    );
    metrics.gauge(
      'linklet_ingest_lag_seconds',
      'Age of the oldest click that has not been counted yet.',
      async () => {
        const { oldestAt } = await this.backlog.measure();
        return oldestAt === null ? 0 : Math.max(0, (this.clock.now().getTime() - oldestAt) / 1_000);
      },
    );
    metrics.gauge(
      'linklet_journal_unreadable_segments',
      'Segments of the journal that cannot be read; their clicks are not counted.',
      () => this.lag?.unreadable ?? 0,
    );
    metrics.counter(
      'linklet_ingested_hits_total',
      'Hits counted since the start.',
      () => this.lag?.counted ?? 0,
    );
    metrics.counter(
      'linklet_ingest_skipped_lines_total',
      'Journal lines that could not be understood and were passed over.',
      () => this.lag?.skipped ?? 0,
    );
  }

  private get lag() {
    return this.ingester.lag;
  }
}
