import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { splitLocale, withLocale } from '../i18n/locale';
import { useStores } from '../shared/store-context';

/** Follows the rules of this device, in the language of the page that they lead away from. */
export function useRedirects(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { redirects, session } = useStores();
  const { groupId } = session;
  useEffect(() => {
    const { locale, path } = splitLocale(pathname);
    const to = redirects.take(path, groupId);
    if (to !== null) void navigate(withLocale(locale, to), { replace: true });
  }, [pathname, groupId, redirects, navigate]);
}
