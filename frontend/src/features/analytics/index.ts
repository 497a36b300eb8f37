export { type AnalyticsApi, createAnalyticsApi, type Overview } from './analytics.api';
export { LastDays } from './components/lazy-last-days';
export type { ClickReport } from './report';
export { WeekInShort } from './components/lazy-week-in-short';
