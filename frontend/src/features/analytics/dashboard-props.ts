import type { AnalyticsPageStore } from './analytics-page.store';
import type { ClickReport } from './report';
import type { ReportQuery } from './report-query';

/** What the parts of a page have in common. */
export interface DashboardProps {
  readonly store: AnalyticsPageStore;
  readonly query: ReportQuery;
  /** In the reader's time zone, like `2026-11-21`. */
  readonly today: string;
  readonly onChange: (query: ReportQuery) => void;
}

/** The same once the numbers have come. */
export interface ReportProps extends DashboardProps {
  readonly report: ClickReport;
}
