import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { removeMessages } from '../removal.messages';

export const Goodbye = observer(function Goodbye() {
  const intl = useIntl();
  return (
    <MessagePage
      title={intl.formatMessage(removeMessages.goneTitle)}
      text={intl.formatMessage(removeMessages.goneText)}
    >
      <ButtonLink to="/" variant="contained">
        {intl.formatMessage(removeMessages.goHome)}
      </ButtonLink>
    </MessagePage>
  );
});
