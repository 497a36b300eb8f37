import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { HitRetention } from './application/hit-retention.service';
import { KeptHits } from './application/ports/kept-hits';
import { RetentionUpkeep } from './application/retention-upkeep';
import { SqlKeptHits } from './infrastructure/sql-kept-hits';
import { IngestMetrics } from './thread/ingest-metrics';
import { IngesterHost } from './thread/ingester-host';

@Module({
  imports: [BillingModule],
  providers: [
    { provide: KeptHits, useClass: SqlKeptHits },
    HitRetention,
    IngesterHost,
    IngestMetrics,
    RetentionUpkeep,
  ],
})
export class CountingModule {}
