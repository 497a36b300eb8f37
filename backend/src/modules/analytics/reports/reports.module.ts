import { Module, type OnModuleInit } from '@nestjs/common';
import { BillingModule, GroupClicks } from '../../billing';
import { GroupsModule } from '../../groups';
import { ClicksOfLinks, LinksModule } from '../../links';
import { AgreeingReads } from './application/agreeing-reads.service';
import { ClickExportService } from './application/click-export.service';
import { ClickReportService } from './application/click-report.service';
import { DailyReportService } from './application/daily-report.service';
import { LinkQuestionService } from './application/link-question.service';
import { LinkReading } from './application/link-reading.service';
import { ReportRanges } from './application/report-ranges.service';
import { SubjectQuestionService } from './application/subject-question.service';
import { TopLinksService } from './application/top-links.service';
import { ClickExportController } from './http/click-export.controller';
import { ClickOverviewController } from './http/click-overview.controller';
import { ClickSummaryController } from './http/click-summary.controller';
import { DailyReportResponder } from './http/daily-report.responder';
import { GroupReportController } from './http/group-report.controller';
import { LinkBreakdownController } from './http/link-breakdown.controller';
import { LinkReportController } from './http/link-report.controller';
import { SiteReportController } from './http/site-report.controller';
import { ClickReportQuery } from './infrastructure/click-report.query';
import { PeopleNamesModule } from '../../../shared/people-names/people-names.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';

@Module({
  imports: [PeopleNamesModule, RateLimitModule, BillingModule, GroupsModule, LinksModule],
  controllers: [
    ClickExportController,
    ClickOverviewController,
    ClickSummaryController,
    GroupReportController,
    LinkBreakdownController,
    LinkReportController,
    SiteReportController,
  ],
  providers: [
    AgreeingReads,
    ClickExportService,
    ClickReportQuery,
    ClickReportService,
    DailyReportResponder,
    DailyReportService,
    LinkQuestionService,
    LinkReading,
    ReportRanges,
    SubjectQuestionService,
    TopLinksService,
  ],
  exports: [ClickReportQuery, LinkReading],
})
export class ReportsModule implements OnModuleInit {
  constructor(
    private readonly clicks: ClicksOfLinks,
    private readonly groupClicks: GroupClicks,
    private readonly report: ClickReportQuery,
  ) {}

  onModuleInit(): void {
    this.clicks.readWith((linkIds) => this.report.ofLinks(linkIds));
    this.groupClicks.readWith((groupId, from, to) => this.report.ofGroup(groupId, from, to));
  }
}
