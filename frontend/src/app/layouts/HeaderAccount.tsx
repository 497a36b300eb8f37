import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { PATHS } from '../../shared/paths';
import { ButtonLink } from '../../shared/ui/AppLink';
import { Avatar } from '../../shared/ui/Avatar';
import { Box } from '../../shared/ui/layout';
import { navMessages } from '../app.messages';
import { MenuButton } from '../menus/MenuButton';
import { ONLY_WIDE } from '../shell/breakpoints';
import { lazyPart } from '../shell/lazy-part';
import { signInPath } from '../shell/nav-entries';
import { useStores } from '../../shared/store-context';

const ACCOUNT = lazyPart(() => import('../menus/AccountMenu'));

/** Who is signed in, with what is theirs; on phones that is behind the button of everything. */
const AccountButton = observer(function AccountButton() {
  const intl = useIntl();
  const { info, userId } = useStores().session;
  const name = info === null ? '' : info.displayName || info.email;
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
      <MenuButton menu={ACCOUNT} label={intl.formatMessage(navMessages.account, { name })}>
        <Avatar name={name} id={userId} />
      </MenuButton>
    </Box>
  );
});

/** The ways in, or who has come in. */
export const HeaderAccount = observer(function HeaderAccount() {
  const intl = useIntl();
  const { session } = useStores();
  const { path } = splitLocale(useLocation().pathname);
  if (session.isSignedIn) return <AccountButton />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Box sx={{ display: ONLY_WIDE }}>
        <ButtonLink to={signInPath(PATHS.login, path)} variant="text">
          {intl.formatMessage(navMessages.logIn)}
        </ButtonLink>
      </Box>
      <ButtonLink to={signInPath(PATHS.signup, path)} variant="contained">
        {intl.formatMessage(navMessages.signUp)}
      </ButtonLink>
    </Box>
  );
});
