import { Module } from '@nestjs/common';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { LinksModule } from '../links';
import { AgreeingReads } from './application/agreeing-reads.service';
import { HitRetention } from './application/hit-retention.service';
import { LinkReading } from './application/link-reading.service';
import { KeptHits } from './application/ports/kept-hits';
import { ReportRanges } from './application/report-ranges.service';
import { RetentionUpkeep } from './application/retention-upkeep';
import { CityReports } from './http/city-reports';
import { ClickExportController } from './http/click-export.controller';
import { ClickOverviewController } from './http/click-overview.controller';
import { ClickReports } from './http/click-reports';
import { ClickSummaryController } from './http/click-summary.controller';
import { DailyReports } from './http/daily-reports';
import { GroupReportController } from './http/group-report.controller';
import { LinkBreakdownController } from './http/link-breakdown.controller';
import { LinkListController } from './http/link-list.controller';
import { LinkQuestions } from './http/link-questions';
import { LinkReportController } from './http/link-report.controller';
import { LiveAnswers } from './http/live/live-answers';
import { LiveClicks } from './http/live/live-clicks';
import { LiveController } from './http/live/live.controller';
import { LivePlaces } from './http/live/live-places';
import { ReportSheets } from './http/report-sheets';
import { SiteReportController } from './http/site-report.controller';
import { SubjectQuestions } from './http/subject-questions';
import { TopLinks } from './http/top-links';
import { ClickReportQuery } from './infrastructure/click-report.query';
import { LiveClicksQuery } from './infrastructure/live-clicks.query';
import { SqlKeptHits } from './infrastructure/sql-kept-hits';
import { IngestMetrics } from './wiring/ingest-metrics';
import { IngesterHost } from './wiring/ingester-host';

@Module({
  imports: [BillingModule, GroupsModule, LinksModule],
  controllers: [
    ClickExportController,
    ClickOverviewController,
    ClickSummaryController,
    GroupReportController,
    LinkBreakdownController,
    LinkListController,
    LinkReportController,
    LiveController,
    SiteReportController,
  ],
  providers: [
    AgreeingReads,
    { provide: KeptHits, useClass: SqlKeptHits },
    ClickReportQuery,
    ClickReports,
    DailyReports,
    HitRetention,
    IngesterHost,
    IngestMetrics,
    LinkQuestions,
    LinkReading,
    LiveAnswers,
    LiveClicks,
    LiveClicksQuery,
    LivePlaces,
    ReportRanges,
    ReportSheets,
    RetentionUpkeep,
    SubjectQuestions,
    TopLinks,
    CityReports,
  ],
})
export class AnalyticsModule {}
