import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { splitLocale, withLocale } from '../i18n/locale';
import { NotFoundPage } from './NotFoundPage';
import { createPages } from './pages';
import { PATHS } from '../shared/paths';
import { useStores } from '../shared/store-context';

/** An address that has moved; visitors from outside are told so by the server already. */
const Moved = observer(function Moved({ to }: { readonly to: string }) {
  const { pathname, search } = useLocation();
  return <Navigate to={withLocale(splitLocale(pathname).locale, to) + search} replace />;
});

/** The screens by their path; each exists once per language, under its prefix. */
export const AppRoutes = observer(function AppRoutes() {
  const { locale, isPrefixed } = splitLocale(useLocation().pathname);
  const { progress, session } = useStores();
  const [pages] = useState(() => createPages(progress));
  // Whatever a page navigates relative to has to be its whole address.
  const at = (path: string): string => (isPrefixed ? withLocale(locale, path) : path);
  return (
    <Suspense fallback={null}>
      <Routes>
        {pages.map(({ path, isPersonal, Page }) => (
          <Route
            key={path}
            path={at(path)}
            // What was loaded for the group before goes with its page.
            element={<Page key={isPersonal ? 0 : session.countOfSwitches} />}
          />
        ))}
        <Route path={at(PATHS.followHub)} element={<Moved to={PATHS.socialVip} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
});
