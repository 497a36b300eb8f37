/** Clicks: counting what the journal holds, and the reports of it. Nothing else depends on them. */
export { AnalyticsModule } from './analytics.module';
