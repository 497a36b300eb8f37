import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { signOutMessages } from '../sign-out.messages';

type State = 'pending' | 'done' | 'failed';

/** Ends the session by being visited, and says what came of it. */
const LogoutPage = observer(function LogoutPage() {
  const intl = useIntl();
  const { session } = useStores();
  const [state, setState] = useState<State>(session.isSignedIn ? 'pending' : 'done');
  const signOut = useCallback(async (): Promise<void> => {
    setState((await session.signOut()) ? 'done' : 'failed');
  }, [session]);
  const [isNeeded] = useState(session.isSignedIn);
  useEffect(() => {
    if (isNeeded) void signOut();
  }, [isNeeded, signOut]);
  if (state === 'pending') {
    return (
      <MessagePage key={state} title={intl.formatMessage(signOutMessages.pending)} text="">
        {null}
      </MessagePage>
    );
  }
  if (state === 'failed') {
    return (
      <MessagePage
        key={state}
        title={intl.formatMessage(signOutMessages.failedTitle)}
        text={intl.formatMessage(signOutMessages.failedText)}
      >
        <Button variant="contained" onClick={() => void signOut()}>
          {intl.formatMessage(signOutMessages.tryAgain)}
        </Button>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      key={state}
      title={intl.formatMessage(signOutMessages.title)}
      text={intl.formatMessage(signOutMessages.text)}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <ButtonLink to="/login" variant="contained">
          {intl.formatMessage(signOutMessages.again)}
        </ButtonLink>
        <ButtonLink to="/" variant="outlined">
          {intl.formatMessage(signOutMessages.home)}
        </ButtonLink>
      </Stack>
    </MessagePage>
  );
});

export default LogoutPage;
