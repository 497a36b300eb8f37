export { type AnalyticsApi, createAnalyticsApi, type Overview } from './analytics.api';
export type { Report } from './report';
