import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { BulkModule } from '../bulk/bulk.module';
import { CoreModule } from '../core/core.module';
import { LabelsModule } from '../labels/labels.module';
import { PreviewsModule } from '../previews/previews.module';
import { SearchModule } from '../search/search.module';
import { BulkCreationService } from './application/bulk-creation.service';
import { CheckSlugService } from './application/check-slug.service';
import { CopyLinkService } from './application/copy-link.service';
import { CreateBatchService } from './application/create-batch.service';
import { CreateLinkService } from './application/create-link.service';
import { CreateLinksService } from './application/create-links.service';
import { DuplicateLinkService } from './application/duplicate-link.service';
import { GuestLimitsService } from './application/guest-limits.service';
import { LinkPlacingService } from './application/link-placing.service';
import { LinkSlugsService } from './application/link-slugs.service';
import { LinkStorageService } from './application/link-storage.service';
import { LinkWriterService } from './application/link-writer.service';
import { NewLinkRulesService } from './application/new-link-rules.service';
import { CreateLinksController } from './http/create-links.controller';
import { DuplicateLinkController } from './http/duplicate-link.controller';
import { ShortenController } from './http/shorten.controller';
import { SlugCheckController } from './http/slug-check.controller';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';

/** Making links: one, many, or another one like one that is there. */
@Module({
  imports: [
    RateLimitModule,
    BillingModule,
    DomainsModule,
    GroupsModule,
    IdentityModule,
    BulkModule,
    CoreModule,
    LabelsModule,
    PreviewsModule,
    SearchModule,
  ],
  controllers: [CreateLinksController, DuplicateLinkController, ShortenController, SlugCheckController],
  providers: [
    BulkCreationService,
    CheckSlugService,
    CopyLinkService,
    CreateBatchService,
    CreateLinkService,
    CreateLinksService,
    DuplicateLinkService,
    GuestLimitsService,
    LinkPlacingService,
    LinkSlugsService,
    LinkStorageService,
    LinkWriterService,
    NewLinkRulesService,
  ],
  exports: [BulkCreationService],
})
export class CreationModule {}
