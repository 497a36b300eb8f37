import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router';
import { PATHS, pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { splitLocale } from '../../../i18n/locale';
import { useLocalPath } from '../../../i18n/use-local-path';

interface AfterSignInProps {
  readonly isNew: boolean;
  readonly returnTo: string;
  /** The query to hand on through the first steps of a new member. */
  readonly search: string;
}

/** Leads on a person who is signed in. One who has not come to the end of the first steps goes on with them. */
export const AfterSignIn = observer(function AfterSignIn({ isNew, returnTo, search }: AfterSignInProps) {
  const { info, groupId } = useStores().session;
  const localPath = useLocalPath();
  const isNewcomer = isNew || info?.isOnboarded === false;
  if (isNewcomer) return <Navigate to={localPath(`${PATHS.onboarding}${search}`)} replace />;
  // A person who did not come from anywhere goes on with the links.
  const isNowhere = splitLocale(returnTo).path === PATHS.home;
  return <Navigate to={isNowhere ? localPath(pathTo('group', groupId)) : returnTo} replace />;
});
