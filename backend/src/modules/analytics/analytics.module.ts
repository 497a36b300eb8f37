import { Module } from '@nestjs/common';
import { CountingModule } from './counting/counting.module';
import { LiveModule } from './live/live.module';
import { ReportsModule } from './reports/reports.module';

@Module({ imports: [CountingModule, ReportsModule, LiveModule], exports: [ReportsModule] })
export class AnalyticsModule {}
