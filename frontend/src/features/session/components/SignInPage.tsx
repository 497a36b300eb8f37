import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { useStores } from '../../../app/store-context';
import { localeOf } from '../../../i18n/locale';
import { pendingShelf } from '../pending-sign-in';
import { returnPath } from '../return-path';
import type { SessionStore } from '../session.store';
import { SignInStore } from '../sign-in.store';
import { useOneTap } from '../use-one-tap';
import { AfterSignIn } from './AfterSignIn';
import { MailLink } from './MailLink';
import { SignInCard } from './SignInCard';
import { SignInFrame } from './SignInFrame';

const MAIL_LINK = ['verification_code', 'email'] as const;

interface Arrival {
  readonly email: string | null;
  readonly code: string | null;
  readonly error: string | null;
}

/** What the address brought. A code does not stay in it, where it would be kept and shared. */
function useArrival(): Arrival {
  const [query, setQuery] = useSearchParams();
  const [arrival] = useState(() => ({
    email: query.get('email'),
    code: query.get('verification_code'),
    error: query.get('err'),
  }));
  useEffect(() => {
    if (!MAIL_LINK.some((name) => query.has(name))) return;
    const rest = new URLSearchParams(query);
    for (const name of MAIL_LINK) rest.delete(name);
    setQuery(rest, { replace: true });
  }, [query, setQuery]);
  return arrival;
}

function buildSignIn(kind: 'login' | 'signup', email: string | null, session: SessionStore): SignInStore {
  const signIn = new SignInStore({ kind, api: session.signInApi, session, shelf: pendingShelf });
  if (email !== null && signIn.step === 'email') signIn.setEmail(email);
  return signIn;
}

const queryOf = (redirectTo: string | null): string =>
  redirectTo === null ? '' : `?${new URLSearchParams({ redirect_to: redirectTo }).toString()}`;

/** Google's offer stands only beside the first step. */
function useOffer(signIn: SignInStore): void {
  const { session } = useStores();
  const oneTap = useCallback(
    (credential: string, csrfToken: string) => void signIn.oneTap(credential, csrfToken),
    [signIn],
  );
  const isOpen = !session.isSignedIn && signIn.step === 'email';
  useOneTap(isOpen ? (session.site?.ways.oneTapClientId ?? null) : null, oneTap);
}

/** Both pages that let people in: only words and the call differ, as nobody remembers which one they need. */
export const SignInPage = observer(function SignInPage({ kind }: { readonly kind: 'login' | 'signup' }) {
  const { locale } = useIntl();
  const { session } = useStores();
  const [query] = useSearchParams();
  const { email, code, error } = useArrival();
  const [signIn] = useState(() => buildSignIn(kind, email, session));
  const [wasSignedIn] = useState(session.isSignedIn);
  const redirectTo = query.get('redirect_to');
  const returnTo = returnPath(redirectTo, localeOf(locale));
  useOffer(signIn);

  const { signedIn } = signIn;
  if (signedIn === null && session.isSignedIn && !signIn.isBusy) return <Navigate to={returnTo} replace />;
  if (signedIn !== null) {
    return (
      <SignInFrame>
        <AfterSignIn isNew={signedIn.isNew} returnTo={returnTo} search={queryOf(redirectTo)} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      {email !== null && code !== null && !wasSignedIn ? (
        <MailLink signIn={signIn} email={email} code={code} />
      ) : (
        <SignInCard
          kind={kind}
          signIn={signIn}
          returnTo={returnTo}
          arrival={error}
          search={queryOf(redirectTo)}
        />
      )}
    </SignInFrame>
  );
});
