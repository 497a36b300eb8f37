import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { SignInFrame } from '../components/SignInFrame';
import { signOutMessages } from '../sign-out.messages';

type State = 'pending' | 'done' | 'failed';

const TITLES = {
  pending: signOutMessages.pending,
  done: signOutMessages.title,
  failed: signOutMessages.failedTitle,
} as const;

interface OutcomeProps {
  readonly state: State;
  readonly onRetry: () => void;
}

const Outcome = observer(function Outcome({ state, onRetry }: OutcomeProps) {
  const intl = useIntl();
  const title = intl.formatMessage(TITLES[state]);
  return (
    <Stack sx={{ gap: 1 }}>
      <PageHeading title={title} sx={{ fontSize: '1.75rem' }}>
        {title}
      </PageHeading>
      {state !== 'pending' && (
        <Text color="textSecondary" sx={{ mb: 2 }}>
          {intl.formatMessage(state === 'done' ? signOutMessages.text : signOutMessages.failedText)}
        </Text>
      )}
      {state === 'failed' && (
        <Button variant="contained" size="large" onClick={onRetry}>
          {intl.formatMessage(signOutMessages.tryAgain)}
        </Button>
      )}
      {state === 'done' && (
        <>
          <ButtonLink to={PATHS.login} variant="contained" size="large">
            {intl.formatMessage(signOutMessages.again)}
          </ButtonLink>
          <ButtonLink to={PATHS.home}>{intl.formatMessage(signOutMessages.home)}</ButtonLink>
        </>
      )}
    </Stack>
  );
});

/** Ends the session by being visited, and says what came of it. */
const LogoutPage = observer(function LogoutPage() {
  const { session } = useStores();
  const [state, setState] = useState<State>(session.isSignedIn ? 'pending' : 'done');
  const signOut = useCallback(async (): Promise<void> => {
    setState((await session.signOut()) ? 'done' : 'failed');
  }, [session]);
  const [isNeeded] = useState(session.isSignedIn);
  useEffect(() => {
    if (isNeeded) void signOut();
  }, [isNeeded, signOut]);
  return (
    <SignInFrame>
      <Outcome key={state} state={state} onRetry={() => void signOut()} />
    </SignInFrame>
  );
});

export default LogoutPage;
