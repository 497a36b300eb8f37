import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { useLocalPath } from '../../../i18n/use-local-path';

interface AfterSignInProps {
  readonly isNew: boolean;
  readonly returnTo: string;
  /** The query to hand on through the first steps of a new member. */
  readonly search: string;
}

/** Leads on whoever is in. Who has not come to the end of the first steps goes on with them. */
export const AfterSignIn = observer(function AfterSignIn({ isNew, returnTo, search }: AfterSignInProps) {
  const { info } = useStores().session;
  const localPath = useLocalPath();
  const isNewcomer = isNew || info?.isOnboarded === false;
  return <Navigate to={isNewcomer ? localPath(`${PATHS.onboarding}${search}`) : returnTo} replace />;
});
