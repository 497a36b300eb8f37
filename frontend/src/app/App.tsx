import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import type { Catalogue } from '../i18n/catalogue';
import { IntlShell } from '../i18n/IntlShell';
import { type Locale, splitLocale } from '../i18n/locale';
import { Announcer } from '../shared/ui/Announcer';
import { ErrorBoundary } from '../shared/ui/ErrorBoundary';
import { ThemeShell } from '../shared/ui/theme/ThemeShell';
import { ErrorPage } from './ErrorPage';
import { SiteLayout } from './layouts/SiteLayout';
import type { RootStore } from './root-store';
import { AppRoutes } from './routes';
import { StoreContext } from './store-context';

interface AppProps {
  readonly stores: RootStore;
  readonly initial: { readonly locale: Locale; readonly messages: Catalogue };
}

export const App = observer(function App({ stores, initial }: AppProps) {
  const { pathname } = useLocation();
  const { locale } = splitLocale(pathname);
  return (
    <StoreContext value={stores}>
      <IntlShell locale={locale} initial={initial}>
        <ThemeShell locale={locale}>
          <Announcer>
            <SiteLayout>
              <ErrorBoundary resetKey={pathname} fallback={(error) => <ErrorPage error={error} />}>
                <AppRoutes />
              </ErrorBoundary>
            </SiteLayout>
          </Announcer>
        </ThemeShell>
      </IntlShell>
    </StoreContext>
  );
});
