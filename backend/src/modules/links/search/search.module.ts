import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { DomainsModule } from '../../domains';
import { GroupsModule } from '../../groups';
import { CoreModule } from '../core/core.module';
import { LabelsModule } from '../labels/labels.module';
import { ExportLinks } from './application/export-links.service';
import { IndexLinks } from './application/index-links.service';
import { LinkPages } from './application/link-pages.service';
import { LinksInReport } from './application/links-in-report.service';
import { ListLinks } from './application/list-links.service';
import { ListQuestions } from './application/list-questions.service';
import { SearchedText } from './application/searched-text.service';
import { LinkFinder } from './application/ports/link-finder';
import { LinkStandings } from './application/ports/link-standings';
import { ExternalIdsController } from './http/external-ids.controller';
import { LinkListController } from './http/link-list.controller';
import { ExternalIdCountsQuery } from './infrastructure/external-id-counts.query';
import { SqlLinkStandings } from './infrastructure/sql-link-standings';
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
    ExportLinks,
    IndexLinks,
    LinkPages,
    LinksInReport,
    ListLinks,
    ListQuestions,
    SearchedText,
    { provide: LinkFinder, useClass: SqlLinkFinder },
    { provide: LinkStandings, useClass: SqlLinkStandings },
  ],
  exports: [IndexLinks, LinkStandings, LinksInReport],
})
export class SearchModule {}
