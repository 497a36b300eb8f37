import { Module } from '@nestjs/common';
import { LinksModule } from '../links';
import { ClickOverviewController } from './http/click-overview.controller';
import { LinkListController } from './http/link-list.controller';
import { ClickReportQuery } from './infrastructure/click-report.query';
import { IngestMetrics } from './wiring/ingest-metrics';
import { IngesterHost } from './wiring/ingester-host';

@Module({
  imports: [LinksModule],
  controllers: [ClickOverviewController, LinkListController],
  providers: [ClickReportQuery, IngesterHost, IngestMetrics],
})
export class AnalyticsModule {}
