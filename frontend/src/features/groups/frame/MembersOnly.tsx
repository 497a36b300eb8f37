import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { useLocalPath } from '../../../i18n/use-local-path';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';

/** Guests are asked to sign in, and come back. */
export const MembersOnly = observer(function MembersOnly({ children }: { readonly children: ReactNode }) {
  const { session } = useStores();
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  if (session.isSignedIn) return children;
  const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
  return <Navigate to={localPath(`${PATHS.login}?${way.toString()}`)} replace />;
});
