import { BatchLog } from '../application/batch/batch-log.service';
import { BatchSlugs } from '../application/batch/batch-slugs.service';
import { CreateLinks } from '../application/batch/create-links.service';
import { LinkBatch } from '../application/batch/link-batch.service';
import { MakeLinks } from '../application/batch/make-links.service';
import { MoveLinks } from '../application/batch/move-links.service';
import { NewLinkRules } from '../application/batch/new-link-rules.service';
import { ReplaceAddresses } from '../application/batch/replace-addresses.service';
import { StoreLinks } from '../application/batch/store-links.service';
import { TagLinks } from '../application/batch/tag-links.service';
import { TrashLinks } from '../application/batch/trash-links.service';
import { LinkBatchStore } from '../application/ports/link-batch-store';
import { BatchActionsController } from '../http/batch/batch-actions.controller';
import { CreateLinksController } from '../http/batch/create-links.controller';
import { SqlLinkBatchStore } from '../infrastructure/batch/sql-link-batch-store';

/** Doing the same with many links at once. */
export const BATCH = {
  controllers: [BatchActionsController, CreateLinksController],
  providers: [
    BatchLog,
    BatchSlugs,
    CreateLinks,
    LinkBatch,
    MakeLinks,
    MoveLinks,
    NewLinkRules,
    ReplaceAddresses,
    StoreLinks,
    TagLinks,
    TrashLinks,
    { provide: LinkBatchStore, useClass: SqlLinkBatchStore },
  ],
};
