import type { AnalyticsPageStore } from '../analytics-page.store';
import type { ReportRange } from '../report-range';

/** What the parts of a report have in common. */
export interface ReportProps {
  readonly store: AnalyticsPageStore;
  readonly time: { readonly timezone: string; readonly today: string };
  readonly range: ReportRange;
  readonly onChange: (part: Partial<ReportRange>) => void;
}
