import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { splitLocale } from '../i18n/locale';
import { NotFoundPage } from './NotFoundPage';
import { createPages } from './pages';
import { useStores } from './store-context';

/** The screens by their path; each exists once per language, under its prefix. */
export const AppRoutes = observer(function AppRoutes() {
  const location = useLocation();
  const { progress } = useStores();
  const [{ Home, Analytics }] = useState(() => createPages(progress));
  return (
    <Suspense fallback={null}>
      <Routes location={{ ...location, pathname: splitLocale(location.pathname).path }}>
        <Route path="/" element={<Home />} />
        <Route path="/analytics/:encodeId" element={<Analytics />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
});
