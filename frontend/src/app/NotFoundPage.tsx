import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../shared/paths';
import { ButtonLink } from '../shared/ui/AppLink';
import { MessagePage } from '../shared/ui/MessagePage';
import { appMessages } from './app.messages';

export const NotFoundPage = observer(function NotFoundPage() {
  const intl = useIntl();
  return (
    <MessagePage
      mark="404"
      title={intl.formatMessage(appMessages.notFoundTitle)}
      text={intl.formatMessage(appMessages.notFoundText)}
    >
      <ButtonLink to={PATHS.home} variant="contained">
        {intl.formatMessage(appMessages.goHome)}
      </ButtonLink>
    </MessagePage>
  );
});
