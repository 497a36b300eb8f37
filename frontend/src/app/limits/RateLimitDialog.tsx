import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatTime } from '../../shared/dates';
import { Button } from '../../shared/ui/buttons';
import { Dialog } from '../../shared/ui/Dialog';
import { Text } from '../../shared/ui/text';
import { appMessages } from '../app.messages';
import { rateLimitMessages } from '../shell.messages';
import { useStores } from '../../shared/store-context';

/** Says that the server asks for a pause, and for how long. */
const RateLimitDialog = observer(function RateLimitDialog({ until }: { readonly until: number }) {
  const intl = useIntl();
  const { shell } = useStores();
  const time = formatTime(intl.locale, until, { hasSeconds: true });
  return (
    <Dialog
      title={intl.formatMessage(rateLimitMessages.title)}
      onClose={shell.forgetLimit}
      actions={
        <Button variant="contained" onClick={shell.forgetLimit}>
          {intl.formatMessage(appMessages.close)}
        </Button>
      }
    >
      <Text color="textSecondary">{intl.formatMessage(rateLimitMessages.text, { time })}</Text>
    </Dialog>
  );
});

export default RateLimitDialog;
