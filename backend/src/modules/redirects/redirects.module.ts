import { Module } from '@nestjs/common';
import { SqlChangeLog } from '../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../shared/database/unit-of-work';
import { DomainsModule } from '../domains';
import { LinksModule } from '../links';
import { ExplainVisitService } from './application/explain/explain-visit.service';
import { SlugSuggestionsService } from './application/slug-suggestions/slug-suggestions.service';
import { VisitedLinksService } from './application/memory/visited-links.service';
import { LinkChangeFeedService } from './application/link-changes/link-change-feed.service';
import { LinkChangeRecorderService } from './application/link-changes/link-change-recorder.service';
import { LinkChangeLog } from './application/ports/link-change-log';
import { VisitJournal } from './application/ports/visit-journal';
import { VisitedLinkSource } from './application/ports/visited-link-source';
import { MissBudget } from './application/visit/miss-budget';
import { VisitorsService } from './application/visit/visitors.service';
import { WarningMarksService } from './application/visit/warning-marks.service';
import { OpenOwnLinkService } from './application/own-visit/open-own-link.service';
import { OwnVisitMarksService } from './application/visit/own-visit-marks.service';
import { ExplainController } from './http/explain/explain.controller';
import { OwnVisitController } from './http/own-visit/own-visit.controller';
import { Redirect } from './http/redirect';
import { AnswerVisitService } from './http/visit/answer-visit.service';
import { HostResponderService } from './http/visit/host-responder.service';
import { LandingResponderService } from './http/visit/landing-responder.service';
import { NotFoundResponder } from './http/visit/not-found-responder';
import { VisitHandlerService } from './http/visit/visit-handler.service';
import { PageForService } from './http/visit/page-for.service';
import { WarningBypassService } from './http/visit/warning-bypass.service';
import { BatchedVisitedLinks } from './infrastructure/batched-visited-links';
import { LocalVisitJournal } from './infrastructure/local-visit-journal';
import { GeoModule } from '../../shared/geo/geo.module';
import { OwnHostsModule } from '../../shared/own-hosts/own-hosts.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

/** What a visit gets, and why. */
@Module({
  imports: [GeoModule, OwnHostsModule, RateLimitModule, DomainsModule, LinksModule],
  controllers: [ExplainController, OwnVisitController],
  providers: [
    AnswerVisitService,
    ExplainVisitService,
    LinkChangeFeedService,
    MissBudget,
    HostResponderService,
    LandingResponderService,
    NotFoundResponder,
    OpenOwnLinkService,
    OwnVisitMarksService,
    SlugSuggestionsService,
    VisitHandlerService,
    PageForService,
    LinkChangeRecorderService,
    Redirect,
    VisitedLinksService,
    VisitorsService,
    WarningMarksService,
    WarningBypassService,
    {
      provide: LinkChangeLog,
      inject: [UnitOfWork],
      useFactory: (unitOfWork: UnitOfWork) => new SqlChangeLog(unitOfWork, 'link_news'),
    },
    { provide: VisitJournal, useClass: LocalVisitJournal },
    { provide: VisitedLinkSource, useClass: BatchedVisitedLinks },
  ],
  exports: [Redirect],
})
export class RedirectsModule {}
