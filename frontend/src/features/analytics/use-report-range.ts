import { useLocation } from 'react-router';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { queryOf, rangeOf, type ReportRange } from './report-range';

/** What the address says to show, and how to make it say something else. */
export function useReportRange(today: string): {
  readonly range: ReportRange;
  readonly change: (part: Partial<ReportRange>) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useLocalNavigate();
  const range = rangeOf(new URLSearchParams(search), today);
  return {
    range,
    change: (part) => {
      const query = queryOf({ ...range, ...part }, today).toString();
      navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: true });
    },
  };
}
