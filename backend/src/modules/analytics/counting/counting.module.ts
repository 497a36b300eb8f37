import { Module } from '@nestjs/common';
import { StorageSettings } from '../../../config/settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { JournalReader } from '../../../shared/journal/journal-reader';
import { BillingModule } from '../../billing';
import { HitRetentionService } from './application/hit-retention.service';
import { JournalBacklog } from './application/journal-backlog';
import { KeptHits } from './application/ports/kept-hits';
import { RetentionUpkeep } from './application/retention-upkeep';
import { segmentBytes } from './infrastructure/segment-bytes';
import { SqlKeptHits } from './infrastructure/sql-kept-hits';
import { TypeormClickStore } from './infrastructure/typeorm-click-store';
import { IngestMetrics } from './thread/ingest-metrics';
import { IngesterHost } from './thread/ingester-host';
import { OwnHostsModule } from '../../../shared/own-hosts/own-hosts.module';

@Module({
  imports: [OwnHostsModule, BillingModule],
  providers: [
    { provide: KeptHits, useClass: SqlKeptHits },
    HitRetentionService,
    {
      provide: JournalBacklog,
      inject: [UnitOfWork, StorageSettings],
      useFactory: (unitOfWork: UnitOfWork, { journalDir }: StorageSettings) =>
        new JournalBacklog({
          journal: new JournalReader(journalDir),
          store: new TypeormClickStore(unitOfWork),
          segmentBytes: (segment) => segmentBytes(journalDir, segment),
        }),
    },
    IngesterHost,
    IngestMetrics,
    RetentionUpkeep,
  ],
})
export class CountingModule {}
