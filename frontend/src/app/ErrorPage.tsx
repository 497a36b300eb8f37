import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../shared/ui/AppLink';
import { Button } from '../shared/ui/buttons';
import { MessagePage } from '../shared/ui/MessagePage';
import { appMessages, errorMessages } from './app.messages';

/** Errors whose message asks for a refresh; the others lead home. */
const MENDED_BY_RELOAD: ReadonlySet<string> = new Set(['somethingWrong', 'newVersion']);

type ErrorKey = keyof typeof errorMessages;

const isKnown = (message: string): message is ErrorKey => message in errorMessages;

function keyOf(error: unknown): ErrorKey {
  const message = error instanceof Error ? error.message : '';
  return isKnown(message) ? message : 'somethingWrong';
}

export const ErrorPage = observer(function ErrorPage({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const key = keyOf(error);
  return (
    <MessagePage
      title={intl.formatMessage(appMessages.errorTitle)}
      text={intl.formatMessage(errorMessages[key])}
    >
      {MENDED_BY_RELOAD.has(key) ? (
        <Button variant="contained" onClick={() => window.location.reload()}>
          {intl.formatMessage(appMessages.reload)}
        </Button>
      ) : (
        <ButtonLink to="/" variant="contained">
          {intl.formatMessage(appMessages.goHome)}
        </ButtonLink>
      )}
    </MessagePage>
  );
});
