/** Clicks: counting what the journal holds, and the reports of it. */
export { AnalyticsModule } from './analytics.module';
export { type GroupWeek, GroupWeeksService } from './reports/application/group-weeks.service';
