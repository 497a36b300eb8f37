import { Module } from '@nestjs/common';
import { SqlChangeLog } from '../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../shared/database/unit-of-work';
import { DomainsModule } from '../domains';
import { LinksModule } from '../links';
import { ExplainVisit } from './application/explain/explain-visit.service';
import { SlugSuggestions } from './application/slug-suggestions/slug-suggestions.service';
import { VisitedLinks } from './application/memory/visited-links.service';
import { LinkChangeFeed } from './application/link-changes/link-change-feed.service';
import { LinkChangeRecorder } from './application/link-changes/link-change-recorder.service';
import { LinkChangeLog } from './application/ports/link-change-log';
import { VisitJournal } from './application/ports/visit-journal';
import { VisitedLinkSource } from './application/ports/visited-link-source';
import { MissBudget } from './application/visit/miss-budget';
import { Visitors } from './application/visit/visitors.service';
import { WarningMarks } from './application/visit/warning-marks.service';
import { OpenOwnLink } from './application/own-visit/open-own-link.service';
import { OwnVisitMarks } from './application/visit/own-visit-marks.service';
import { ExplainController } from './http/explain/explain.controller';
import { OwnVisitController } from './http/own-visit/own-visit.controller';
import { Redirect } from './http/redirect';
import { AnswerVisit } from './http/visit/answer-visit.service';
import { HostResponder } from './http/visit/host-responder.service';
import { LandingResponder } from './http/visit/landing-responder.service';
import { NotFoundResponder } from './http/visit/not-found-responder';
import { VisitHandler } from './http/visit/visit-handler.service';
import { PageFor } from './http/visit/page-for.service';
import { WarningBypass } from './http/visit/warning-bypass.service';
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
    AnswerVisit,
    ExplainVisit,
    LinkChangeFeed,
    MissBudget,
    HostResponder,
    LandingResponder,
    NotFoundResponder,
    OpenOwnLink,
    OwnVisitMarks,
    SlugSuggestions,
    VisitHandler,
    PageFor,
    LinkChangeRecorder,
    Redirect,
    VisitedLinks,
    Visitors,
    WarningMarks,
    WarningBypass,
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
