import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useLocalPath } from '../../../i18n/use-local-path';
import type { SignInStore } from '../sign-in.store';
import { SigningIn } from './SigningIn';

interface MailLinkProps {
  readonly signIn: SignInStore;
  readonly email: string;
  readonly code: string;
}

/** Signs in the reader of a mail who followed its link; without success they go home. */
export const MailLink = observer(function MailLink({ signIn, email, code }: MailLinkProps) {
  const localPath = useLocalPath();
  useEffect(() => void signIn.verifyLink(email, code), [signIn, email, code]);
  return signIn.isLinkRefused ? <Navigate to={localPath('/')} replace /> : <SigningIn />;
});
