import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { focusOn, requestFocus } from '../../shared/focus-request';
import { PATHS } from '../../shared/paths';
import { useStores } from '../../shared/store-context';

/** Leads to the field that makes a short link: over the page for members, at home for guests and where one is there. */
export function useCreate(): () => void {
  const { path } = splitLocale(useLocation().pathname);
  const goTo = useLocalNavigate();
  const { session, shell } = useStores();
  return () => {
    if (path === PATHS.home && focusOn('create')) return;
    if (session.isSignedIn) {
      shell.open('create');
      return;
    }
    requestFocus('create');
    goTo(PATHS.home);
  };
}
