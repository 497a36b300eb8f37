import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { CoreModule } from '../core/core.module';
import { LabelsModule } from '../labels/labels.module';
import { BatchLog } from './application/batch-log.service';
import { LinkBatch } from './application/link-batch.service';
import { MoveLinks } from './application/move-links.service';
import { LinkBatchStore } from './application/ports/link-batch-store';
import { ReplaceAddresses } from './application/replace-addresses.service';
import { TagLinks } from './application/tag-links.service';
import { TrashLinks } from './application/trash-links.service';
import { UnusedLinks } from './application/unused-links.service';
import { BatchActionsController } from './http/batch-actions.controller';
import { SqlLinkBatchStore } from './infrastructure/sql-link-batch-store';

/** Doing the same with many links at once. */
@Module({
  imports: [BillingModule, GroupsModule, DomainsModule, CoreModule, LabelsModule],
  controllers: [BatchActionsController],
  providers: [
    BatchLog,
    LinkBatch,
    MoveLinks,
    ReplaceAddresses,
    TagLinks,
    TrashLinks,
    UnusedLinks,
    { provide: LinkBatchStore, useClass: SqlLinkBatchStore },
  ],
  exports: [BatchLog, UnusedLinks],
})
export class BulkModule {}
