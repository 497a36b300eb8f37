import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../shared/paths';
import { ButtonLink } from '../shared/ui/AppLink';
import { Button } from '../shared/ui/buttons';
import { MessagePage } from '../shared/ui/MessagePage';
import { appMessages, errorMessages, navMessages } from './app.messages';

type ErrorKey = keyof typeof errorMessages;

/** What the message of an error asks for; the others lead home. */
const NEXT_STEPS: Readonly<Partial<Record<ErrorKey, 'reload' | 'login'>>> = {
  somethingWrong: 'reload',
  newVersion: 'reload',
  featuresFailed: 'reload',
  settingsFailed: 'reload',
  tooManyRequests: 'reload',
  loginFailed: 'login',
  invalidUser: 'login',
  plzLogin: 'login',
};

const isKnown = (message: string): message is ErrorKey => Object.hasOwn(errorMessages, message);

function keyOf(error: unknown): ErrorKey {
  const message = error instanceof Error ? error.message : '';
  return isKnown(message) ? message : 'somethingWrong';
}

/** Loads the page once there is a connection to load it with. */
function useLoadOnceOnline(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const load = (): void => window.location.reload();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isWaiting]);
}

const NextStep = observer(function NextStep({ way }: { readonly way: 'reload' | 'login' | undefined }) {
  const intl = useIntl();
  if (way === 'reload') {
    return (
      <Button variant="contained" onClick={() => window.location.reload()}>
        {intl.formatMessage(appMessages.reload)}
      </Button>
    );
  }
  return (
    <ButtonLink to={way === 'login' ? PATHS.login : PATHS.home} variant="contained">
      {intl.formatMessage(way === 'login' ? navMessages.logIn : appMessages.goHome)}
    </ButtonLink>
  );
});

export const ErrorPage = observer(function ErrorPage({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const key = keyOf(error);
  useLoadOnceOnline(key === 'notLoaded');
  return (
    <MessagePage
      title={intl.formatMessage(appMessages.errorTitle)}
      text={intl.formatMessage(errorMessages[key])}
    >
      <NextStep way={NEXT_STEPS[key]} />
    </MessagePage>
  );
});
