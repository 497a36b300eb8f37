import { useLocation, useNavigate } from 'react-router';
import { type Locale, splitLocale, withLocale } from '../../i18n/locale';
import { rememberLocale } from '../../i18n/locale-choice';

/** Shows the same page in another language, now and on later visits. */
export function useSwitchLocale(): (locale: Locale) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (locale) => {
    rememberLocale(locale);
    const path = splitLocale(pathname).path;
    void navigate(withLocale(locale, path) + search + hash, { replace: true });
  };
}
