import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useStores } from '../../../app/store-context';
import { useLocalPath } from '../../../i18n/use-local-path';
import { BringLinks } from './BringLinks';

interface AfterSignInProps {
  readonly isNew: boolean;
  readonly returnTo: string;
  /** The query to hand on through the first steps of a new member. */
  readonly search: string;
}

/** Leads on; a new member is first offered what this device holds, then shown around. */
export const AfterSignIn = observer(function AfterSignIn({ isNew, returnTo, search }: AfterSignInProps) {
  const { links } = useStores();
  const localPath = useLocalPath();
  const [isOffering, setIsOffering] = useState(isNew && links.guestLinks.length > 0);
  if (isOffering) return <BringLinks onDone={() => setIsOffering(false)} />;
  if (!isNew) return <Navigate to={returnTo} replace />;
  return <Navigate to={localPath(`/onboarding${search}`)} replace />;
});
