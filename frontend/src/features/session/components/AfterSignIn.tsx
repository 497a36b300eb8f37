import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useStores } from '../../../app/store-context';
import { useLocalPath } from '../../../i18n/use-local-path';
import { BringLinks } from './BringLinks';
import { SigningIn } from './SigningIn';

interface AfterSignInProps {
  readonly isNew: boolean;
  readonly returnTo: string;
  /** The query to hand on through the first steps of a new member. */
  readonly search: string;
}

/** A new member is first offered what this device holds, then shown around. */
const Welcome = observer(function Welcome({ search }: Pick<AfterSignInProps, 'search'>) {
  const { links } = useStores();
  const localPath = useLocalPath();
  const [isOffering, setIsOffering] = useState(links.guestLinks.length > 0);
  if (isOffering) return <BringLinks onDone={() => setIsOffering(false)} />;
  return <Navigate to={localPath(`/onboarding${search}`)} replace />;
});

/** Leads on whoever is in. Those who come back from Google are known to be new only by what the server says of them. */
export const AfterSignIn = observer(function AfterSignIn({ isNew, returnTo, search }: AfterSignInProps) {
  const { info, isStarted } = useStores().session;
  if (isNew || info?.isOnboarded === false) return <Welcome search={search} />;
  if (info === null && !isStarted) return <SigningIn />;
  return <Navigate to={returnTo} replace />;
});
