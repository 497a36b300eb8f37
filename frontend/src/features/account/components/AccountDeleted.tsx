import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { removeMessages } from '../removal.messages';

/** Stands where the settings were, at whose end the reader is. */
export const AccountDeleted = observer(function AccountDeleted() {
  const intl = useIntl();
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <MessagePage
      title={intl.formatMessage(removeMessages.goneTitle)}
      text={intl.formatMessage(removeMessages.goneText)}
    >
      <ButtonLink to={PATHS.home} variant="contained">
        {intl.formatMessage(removeMessages.goHome)}
      </ButtonLink>
    </MessagePage>
  );
});
