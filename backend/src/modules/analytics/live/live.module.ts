import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module';
import { LiveClicks } from './application/live-clicks';
import { LivePlaces } from './application/live-places';
import { LiveAnswers } from './http/live-answers';
import { LiveController } from './http/live.controller';
import { LiveClicksQuery } from './infrastructure/live-clicks.query';

@Module({
  imports: [ReportsModule],
  controllers: [LiveController],
  providers: [LiveAnswers, LiveClicks, LiveClicksQuery, LivePlaces],
})
export class LiveModule {}
