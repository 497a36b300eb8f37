import { splitLocale, withLocale } from '../../i18n/locale';
import { PATHS } from '../../shared/paths';
import type { StoredValue } from '../../shared/storage';
import { isHint, NOBODY, sessionCookies } from './session-cookies';
import type { SessionBrowser } from './session.store';

const SIGN_IN_PAGES: ReadonlySet<string> = new Set([PATHS.login, PATHS.signup, PATHS.logout]);

/** Where to sign in again and come back from; null: the visitor is there already. */
export function loginAddress(
  here: Pick<Location, 'pathname' | 'search'>,
  err: 'invalid' | 'ended',
): string | null {
  const { locale, path } = splitLocale(here.pathname);
  if (SIGN_IN_PAGES.has(path)) return null;
  const back = path + here.search;
  const query = new URLSearchParams({ err, ...(back === PATHS.home ? {} : { redirect_to: back }) });
  return withLocale(locale, `${PATHS.login}?${query.toString()}`);
}

export function createSessionBrowser(
  signal: Pick<StoredValue, 'write' | 'onChange'>,
  tab: Pick<StoredValue, 'read' | 'write'>,
): SessionBrowser {
  return {
    ...sessionCookies,
    readTab() {
      const kept = tab.read();
      return isHint(kept) ? kept : NOBODY;
    },
    keepInTab(who) {
      tab.write(who);
    },
    leaveToLogin(reason) {
      const address = loginAddress(window.location, reason);
      if (address !== null) window.location.assign(address);
    },
    notifyOtherTabs() {
      signal.write(Date.now());
    },
    onMaybeChanged(listener) {
      const onVisible = (): void => {
        if (!document.hidden) listener();
      };
      document.addEventListener('visibilitychange', onVisible);
      const stopListening = signal.onChange(listener);
      return () => {
        document.removeEventListener('visibilitychange', onVisible);
        stopListening();
      };
    },
  };
}
