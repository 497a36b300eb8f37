import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { PATHS } from '../../shared/paths';
import { AppLink } from '../../shared/ui/AppLink';
import { IconButton } from '../../shared/ui/buttons';
import { AddIcon, MenuIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { Logo } from '../../shared/ui/Logo';
import { appMessages, navMessages } from '../app.messages';
import { NOT_PHONE, ONLY_NARROW, ONLY_WIDE } from '../shell/breakpoints';
import { lazyPart } from '../shell/lazy-part';
import { useCreate } from '../shell/use-create';
import { useStores } from '../../shared/store-context';
import { BellButton } from './BellButton';
import { HeaderAccount } from './HeaderAccount';
import { HeaderGroup } from './HeaderGroup';
import { HeaderNav } from './HeaderNav';
import { LanguageMenu } from './LanguageMenu';
import { ThemeMenu } from './ThemeMenu';

const DRAWER = lazyPart(() => import('../menus/NavDrawer'));

/** Narrow screens have everything behind one button. */
const MenuToggle = observer(function MenuToggle() {
  const intl = useIntl();
  const { shell } = useStores();
  const isOpen = shell.overlay === 'menu';
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={intl.formatMessage(navMessages.menu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => shell.open('menu')}
        onPointerEnter={DRAWER.preload}
        onFocus={DRAWER.preload}
        sx={{ display: ONLY_NARROW, mr: -1 }}
      >
        <MenuIcon />
      </IconButton>
      {isOpen && <DRAWER.Part />}
    </>
  );
});

/** On phones it is the plus of the bar at the bottom. */
const CreateButton = observer(function CreateButton() {
  const intl = useIntl();
  const create = useCreate();
  const label = intl.formatMessage(navMessages.create);
  return (
    <IconButton
      color="primary"
      aria-label={label}
      title={label}
      onClick={create}
      sx={{ '@media (max-width: 767.9px)': { display: 'none' } }}
    >
      <AddIcon />
    </IconButton>
  );
});

export const SiteHeader = observer(function SiteHeader() {
  const intl = useIntl();
  const { session } = useStores();
  const { path } = splitLocale(useLocation().pathname);
  // A page that ends the session asks for nothing more in its name: the answer would be that it has ended.
  const hasBell = session.isSignedIn && path !== PATHS.logout;
  return (
    <Box
      component="header"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        [NOT_PHONE]: { position: 'sticky', top: 0, zIndex: 'appBar' },
      }}
    >
      <Box
        sx={{
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          height: 64,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
        }}
      >
        <AppLink
          to={PATHS.home}
          color="inherit"
          underline="none"
          aria-label={intl.formatMessage(appMessages.home)}
          // The drawing alone is smaller than a finger.
          sx={{ display: 'flex', p: 1, mx: -1 }}
        >
          <Logo isShort={session.isSignedIn} />
        </AppLink>
        <HeaderGroup />
        <HeaderNav />
        <Box sx={{ ml: 'auto', flex: 'none', display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box sx={{ display: ONLY_WIDE }}>
            <ThemeMenu />
            <LanguageMenu />
          </Box>
          {hasBell && <CreateButton />}
          {hasBell && <BellButton />}
          <HeaderAccount />
          <MenuToggle />
        </Box>
      </Box>
    </Box>
  );
});
