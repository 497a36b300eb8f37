import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { focusOn, requestFocus } from '../../shared/focus-request';
import { PATHS } from '../../shared/paths';

/** Leads to the field that makes a short link. */
export function useCreate(): () => void {
  const { path } = splitLocale(useLocation().pathname);
  const goTo = useLocalNavigate();
  return () => {
    if (path === PATHS.home && focusOn('create')) return;
    requestFocus('create');
    goTo(PATHS.home);
  };
}
