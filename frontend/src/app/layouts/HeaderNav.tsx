import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { ExpandIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { NavLink, NavTag } from '../../shared/ui/NavLink';
import { navMessages } from '../app.messages';
import { MenuButton } from '../menus/MenuButton';
import { ONLY_WIDE } from '../shell/breakpoints';
import { lazyPart } from '../shell/lazy-part';
import { LOGIN_PATH, memberEntries, navEntries } from '../shell/nav-entries';
import { useStores } from '../../shared/store-context';

const MORE = lazyPart(() => import('../menus/MoreMenu'));

export const HeaderNav = observer(function HeaderNav() {
  const intl = useIntl();
  const { session } = useStores();
  const { path } = splitLocale(useLocation().pathname);
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(navMessages.main)}
      sx={{ display: ONLY_WIDE, alignItems: 'center', ml: 1.5, whiteSpace: 'nowrap' }}
    >
      {session.isSignedIn
        ? memberEntries(session.groupId, path).map(({ key, to, message, isHere }) => (
            <NavLink key={key} to={to} isHere={isHere}>
              {intl.formatMessage(message)}
            </NavLink>
          ))
        : navEntries(session).map(({ key, to, message, isBeta }) => (
            <NavLink key={key} to={to} isHere={path === to && to !== LOGIN_PATH}>
              {intl.formatMessage(message)}
              {isBeta && <NavTag>{intl.formatMessage(navMessages.beta)}</NavTag>}
            </NavLink>
          ))}
      <MenuButton menu={MORE} isQuiet>
        {intl.formatMessage(navMessages.more)}
        <ExpandIcon fontSize="small" sx={{ mx: -0.5 }} />
      </MenuButton>
    </Box>
  );
});
