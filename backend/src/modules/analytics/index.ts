/** Clicks as other parts see them: how far counting is behind. */
export { AnalyticsModule } from './analytics.module';
export { IngesterHost } from './wiring/ingester-host';
