export { type AnalyticsApi, createAnalyticsApi } from './analytics.api';
