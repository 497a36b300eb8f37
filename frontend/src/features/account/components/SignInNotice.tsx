import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { PATHS } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { settingsPageMessages } from '../account.messages';

/** In place of a page of members, for people who are not signed in. */
export const SignInNotice = observer(function SignInNotice() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
  return (
    <MessagePage
      title={intl.formatMessage(settingsPageMessages.signInTitle)}
      text={intl.formatMessage(settingsPageMessages.signInText)}
    >
      <ButtonLink to={`${PATHS.login}?${way.toString()}`} variant="contained">
        {intl.formatMessage(settingsPageMessages.signIn)}
      </ButtonLink>
    </MessagePage>
  );
});
