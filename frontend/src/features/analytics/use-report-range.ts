import { useLocalQuery } from '../../i18n/use-local-path';
import { queryOf, rangeOf, type ReportRange } from './report-range';

/** What the address says to show, and how to make it say something else. */
export function useReportRange(today: string): {
  readonly range: ReportRange;
  readonly change: (part: Partial<ReportRange>) => void;
} {
  const [query, replace] = useLocalQuery();
  const range = rangeOf(query, today);
  return { range, change: (part) => replace(queryOf({ ...range, ...part }, today)) };
}
