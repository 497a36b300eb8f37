import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useStores } from '../../../shared/store-context';
import { localeOf } from '../../../i18n/locale';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { pendingShelf } from '../pending-sign-in';
import { returnPath } from '../return-path';
import type { SessionStore } from '../session.store';
import { SignInStore } from '../sign-in.store';
import { useOneTap } from '../use-one-tap';
import { AfterSignIn } from './AfterSignIn';
import { MailLink } from './MailLink';
import { SignInCard } from './SignInCard';
import { SignInFrame } from './SignInFrame';
import { SigningIn } from './SigningIn';

type Kind = 'login' | 'signup';

const MAIL_LINK = ['verification_code', 'email'] as const;

interface Arrival {
  readonly email: string | null;
  readonly code: string | null;
  readonly error: string | null;
}

/** What the address brought. A code does not stay in it, where it would be kept and shared. */
function useArrival(): Arrival {
  const [query, setQuery] = useLocalQuery();
  const [arrival] = useState(() => ({
    email: query.get('email'),
    code: query.get('verification_code'),
    error: query.get('err'),
  }));
  useEffect(() => {
    if (!MAIL_LINK.some((name) => query.has(name))) return;
    const rest = new URLSearchParams(query);
    for (const name of MAIL_LINK) rest.delete(name);
    setQuery(rest);
  }, [query, setQuery]);
  return arrival;
}

function buildSignIn(kind: Kind, email: string | null, session: SessionStore): SignInStore {
  const signIn = new SignInStore({ kind, api: session.signInApi, session, shelf: pendingShelf });
  if (email !== null && signIn.step === 'email') signIn.setEmail(email);
  return signIn;
}

const queryOf = (redirectTo: string | null): string =>
  redirectTo === null ? '' : `?${new URLSearchParams({ redirect_to: redirectTo }).toString()}`;

const NO_WAYS = { oneTapClientId: null, product: '' } as const;

/** Google's offer stands only beside the first step. */
function useOffer(signIn: SignInStore): void {
  const { locale } = useIntl();
  const { session } = useStores();
  const { oneTapClientId, product } = session.site?.ways ?? NO_WAYS;
  const onCredential = useCallback(
    (credential: string, csrfToken: string) => {
      void signIn.oneTap({ product, credential, csrfToken, lang: locale });
    },
    [signIn, product, locale],
  );
  const isOpen = !session.isSignedIn && signIn.step === 'email';
  useOneTap(isOpen ? oneTapClientId : null, onCredential);
}

/** Both pages that let people in: only words and the call differ, as people do not remember which one they need. */
export const SignInPage = observer(function SignInPage({ kind }: { readonly kind: Kind }) {
  const { locale } = useIntl();
  const { session, entry } = useStores();
  const [query] = useSearchParams();
  const { email, code, error } = useArrival();
  const [signIn] = useState(() => buildSignIn(kind, email ?? entry.gmail, session));
  const redirectTo = query.get('redirect_to') ?? entry.redirectTo;
  const ways = { returnTo: returnPath(redirectTo, localeOf(locale)), search: queryOf(redirectTo) };
  useOffer(signIn);

  const content = (): ReactNode => {
    if (session.isSignedIn && !signIn.isBusy) {
      return <AfterSignIn isNew={signIn.signedIn?.isNew ?? false} {...ways} />;
    }
    if (entry.member !== null && !session.isStarted) return <SigningIn />;
    if (email !== null && code !== null && !signIn.isLinkUnheard) {
      return <MailLink signIn={signIn} email={email} code={code} />;
    }
    return <SignInCard kind={kind} signIn={signIn} arrival={error} {...ways} />;
  };
  return <SignInFrame>{content()}</SignInFrame>;
});
