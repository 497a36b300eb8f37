import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { PATHS } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { reminderMessages } from '../reminder.messages';

/** The ways to an account, which lead back to the page that is shown. */
export const SignInWays = observer(function SignInWays() {
  const intl = useIntl();
  const { pathname, search, hash } = useLocation();
  const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search + hash }).toString();
  return (
    <>
      <ButtonLink to={`${PATHS.signup}?${way}`} variant="outlined">
        {intl.formatMessage(reminderMessages.signUp)}
      </ButtonLink>
      <ButtonLink to={`${PATHS.login}?${way}`} variant="contained">
        {intl.formatMessage(reminderMessages.logIn)}
      </ButtonLink>
    </>
  );
});
