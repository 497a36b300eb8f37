import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { focusOn, wishFocus } from '../../shared/focus-wish';

/** Leads to the field that makes a short link. */
export function useCreate(): () => void {
  const { path } = splitLocale(useLocation().pathname);
  const goTo = useLocalNavigate();
  return () => {
    if (path === '/' && focusOn('create')) return;
    wishFocus('create');
    goTo('/');
  };
}
