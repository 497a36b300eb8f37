import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { reportAddressOf, changesOf, reportQueryOf, type ReportQuery } from './report-query';

/** What the address says to show, and how to make it say something else, from where Back leads here again. */
export function useReportQuery(today: string): readonly [ReportQuery, (query: ReportQuery) => void] {
  const { pathname, search } = useLocation();
  const goTo = useLocalNavigate();
  const query = useMemo(() => reportQueryOf(new URLSearchParams(search), today), [search, today]);
  // A page takes a moment to follow its address; what is chosen meanwhile must not undo what was chosen before.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const change = useCallback(
    (next: ReportQuery): void => {
      newest.current = { ...newest.current, ...changesOf(query, next) };
      const text = reportAddressOf(newest.current, new URLSearchParams(search)).toString();
      const { path } = splitLocale(pathname);
      goTo(text === '' ? path : `${path}?${text}`);
    },
    [goTo, pathname, search, query],
  );
  return [query, change];
}
