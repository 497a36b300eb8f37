import { Module, type OnModuleInit } from '@nestjs/common';
import { BillingModule, GroupClicksService } from '../../billing';
import { GroupsModule } from '../../groups';
import { LinkClicksService, LinksModule } from '../../links';
import { AgreeingReadsService } from './application/agreeing-reads.service';
import { ClickExportService } from './application/click-export.service';
import { ClickReportService } from './application/click-report.service';
import { DailyReportService } from './application/daily-report.service';
import { GroupWeeksService } from './application/group-weeks.service';
import { LinkQuestionService } from './application/link-question.service';
import { LinkSheetsService } from './application/link-sheets.service';
import { LinkReadingService } from './application/link-reading.service';
import { ReportRangesService } from './application/report-ranges.service';
import { SubjectQuestionService } from './application/subject-question.service';
import { TopLinksService } from './application/top-links.service';
import { UtmReportService } from './application/utm-report.service';
import { ClickExportController } from './http/click-export.controller';
import { ClickOverviewController } from './http/click-overview.controller';
import { ClickSummaryController } from './http/click-summary.controller';
import { DailyReportResponder } from './http/daily-report.responder';
import { GroupReportController } from './http/group-report.controller';
import { GroupUtmController } from './http/group-utm.controller';
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
    GroupUtmController,
    LinkBreakdownController,
    LinkReportController,
    SiteReportController,
  ],
  providers: [
    AgreeingReadsService,
    ClickExportService,
    ClickReportQuery,
    ClickReportService,
    DailyReportResponder,
    DailyReportService,
    GroupWeeksService,
    LinkQuestionService,
    LinkReadingService,
    LinkSheetsService,
    ReportRangesService,
    SubjectQuestionService,
    TopLinksService,
    UtmReportService,
  ],
  exports: [ClickReportQuery, GroupWeeksService, LinkReadingService],
})
export class ReportsModule implements OnModuleInit {
  constructor(
    private readonly clicks: LinkClicksService,
    private readonly groupClicks: GroupClicksService,
    private readonly report: ClickReportQuery,
  ) {}

  onModuleInit(): void {
    this.clicks.readWith((linkIds) => this.report.ofLinks(linkIds));
    this.groupClicks.readWith((groupId, from, to) => this.report.ofGroup(groupId, from, to));
  }
}
