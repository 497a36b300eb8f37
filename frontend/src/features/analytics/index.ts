export {
  type AnalyticsApi,
  createAnalyticsApi,
  type DailyClicks,
  type HourlyClicks,
  type Overview,
} from './analytics.api';
