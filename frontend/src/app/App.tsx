import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Catalogue } from '../i18n/catalogue';
import { IntlShell } from '../i18n/IntlShell';
import { type Locale, splitLocale } from '../i18n/locale';
import { Announcer } from '../shared/ui/Announcer';
import { ErrorBoundary } from '../shared/ui/ErrorBoundary';
import { ThemeShell } from '../shared/ui/theme/ThemeShell';
import { ErrorPage } from './ErrorPage';
import { SiteLayout } from './layouts/SiteLayout';
import type { Stores } from '../shared/store-context';
import { AppRoutes } from './routes';
import { StoreContext, useStores } from '../shared/store-context';
import { useFollowGroup } from './use-follow-group';
import { useRedirects } from './use-redirects';

interface AppProps {
  readonly stores: Stores;
  readonly initial: { readonly locale: Locale; readonly messages: Catalogue };
}

/** The page of the address, unless this visitor may see none. */
const CurrentPage = observer(function CurrentPage() {
  const { pathname } = useLocation();
  const { session } = useStores();
  useRedirects();
  useFollowGroup();
  // A refusal is about the page where it was met: going on to another one is a new attempt.
  useEffect(() => () => session.forgetFailure(), [pathname, session]);
  if (session.failure !== null) return <ErrorPage error={new Error(session.failure)} />;
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <ErrorPage error={error} />}>
      <AppRoutes />
    </ErrorBoundary>
  );
});

export const App = observer(function App({ stores, initial }: AppProps) {
  const { locale } = splitLocale(useLocation().pathname);
  return (
    <StoreContext value={stores}>
      <IntlShell locale={locale} initial={initial}>
        <ThemeShell locale={locale}>
          <Announcer>
            <SiteLayout>
              <CurrentPage />
            </SiteLayout>
          </Announcer>
        </ThemeShell>
      </IntlShell>
    </StoreContext>
  );
});
