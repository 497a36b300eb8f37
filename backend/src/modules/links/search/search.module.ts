import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { CoreModule } from '../core/core.module';
import { LabelsModule } from '../labels/labels.module';
import { ExportLinksService } from './application/export-links.service';
import { IndexLinksService } from './application/index-links.service';
import { LinkPagesService } from './application/link-pages.service';
import { LinksInReportService } from './application/links-in-report.service';
import { ListLinksService } from './application/list-links.service';
import { ListQuestionsService } from './application/list-questions.service';
import { SearchedTextService } from './application/searched-text.service';
import { LinkFinder } from './application/ports/link-finder';
import { LinkRanking } from './application/ports/link-ranking';
import { ExternalIdsController } from './http/external-ids.controller';
import { LinkListController } from './http/link-list.controller';
import { ExternalIdCountsQuery } from './infrastructure/external-id-counts.query';
import { SqlLinkRanking } from './infrastructure/sql-link-ranking';
import { SqlLinkFinder } from './infrastructure/sql-link-finder';
import { OwnHostsModule } from '../../../shared/own-hosts/own-hosts.module';
import { PeopleNamesModule } from '../../../shared/people-names/people-names.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';

/** Lists of links, and finding links in them. */
@Module({
  imports: [
    OwnHostsModule,
    PeopleNamesModule,
    RateLimitModule,
    BillingModule,
    DomainsModule,
    GroupsModule,
    CoreModule,
    LabelsModule,
  ],
  controllers: [ExternalIdsController, LinkListController],
  providers: [
    ExternalIdCountsQuery,
    ExportLinksService,
    IndexLinksService,
    LinkPagesService,
    LinksInReportService,
    ListLinksService,
    ListQuestionsService,
    SearchedTextService,
    { provide: LinkFinder, useClass: SqlLinkFinder },
    { provide: LinkRanking, useClass: SqlLinkRanking },
  ],
  exports: [IndexLinksService, LinkRanking, LinksInReportService],
})
export class SearchModule {}
