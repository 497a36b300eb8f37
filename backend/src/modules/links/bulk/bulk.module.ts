import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { CoreModule } from '../core/core.module';
import { LabelsModule } from '../labels/labels.module';
import { BatchLogService } from './application/batch-log.service';
import { LinkBatchService } from './application/link-batch.service';
import { MoveLinksService } from './application/move-links.service';
import { LinkBatchStore } from './application/ports/link-batch-store';
import { ReplaceAddressesService } from './application/replace-addresses.service';
import { TagLinksService } from './application/tag-links.service';
import { TrashLinksService } from './application/trash-links.service';
import { UnusedLinksService } from './application/unused-links.service';
import { BatchActionsController } from './http/batch-actions.controller';
import { SqlLinkBatchStore } from './infrastructure/sql-link-batch-store';

/** Doing the same with many links at once. */
@Module({
  imports: [BillingModule, GroupsModule, DomainsModule, CoreModule, LabelsModule],
  controllers: [BatchActionsController],
  providers: [
    BatchLogService,
    LinkBatchService,
    MoveLinksService,
    ReplaceAddressesService,
    TagLinksService,
    TrashLinksService,
    UnusedLinksService,
    { provide: LinkBatchStore, useClass: SqlLinkBatchStore },
  ],
  exports: [BatchLogService, UnusedLinksService],
})
export class BulkModule {}
