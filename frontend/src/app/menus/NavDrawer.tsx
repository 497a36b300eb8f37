import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { LANGUAGES, localeOf, LOCALES, splitLocale } from '../../i18n/locale';
import { PATHS } from '../../shared/paths';
import type { Action } from '../../shared/ui/action';
import { IconButton } from '../../shared/ui/buttons';
import { Drawer, DrawerEntries } from '../../shared/ui/Drawer';
import {
  AppLinkIcon,
  BellIcon,
  CampaignIcon,
  ChartIcon,
  CloseIcon,
  CodeIcon,
  DomainIcon,
  LinkIcon,
  LogInIcon,
  PeopleIcon,
  PersonIcon,
  PriceIcon,
  SettingsIcon,
  TagIcon,
} from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { Select } from '../../shared/ui/Select';
import { THEME_MODES, useThemeMode } from '../../shared/ui/theme/use-theme-mode';
import { appMessages, navMessages } from '../app.messages';
import { useSwitchLocale } from '../layouts/use-switch-locale';
import { badgeOf, memberEntries, navEntries, signInPath } from '../shell/nav-entries';
import { useStores } from '../../shared/store-context';
import { AccountCard } from './AccountCard';
import { useAccountActions } from './use-account-actions';
import { useMoreActions } from './use-more-actions';

const ICONS = {
  appLinks: <AppLinkIcon fontSize="small" />,
  links: <LinkIcon fontSize="small" />,
  pricing: <PriceIcon fontSize="small" />,
  domain: <DomainIcon fontSize="small" />,
  developers: <CodeIcon fontSize="small" />,
  analytics: <ChartIcon fontSize="small" />,
  tags: <TagIcon fontSize="small" />,
  tools: <CampaignIcon fontSize="small" />,
  team: <PeopleIcon fontSize="small" />,
  settings: <SettingsIcon fontSize="small" />,
} as const;

const THEMES = {
  light: appMessages.themeLight,
  dark: appMessages.themeDark,
  system: appMessages.themeSystem,
} as const;

/** How the page speaks and looks. */
const Preferences = observer(function Preferences() {
  const intl = useIntl();
  const switchTo = useSwitchLocale();
  const { mode, setMode } = useThemeMode();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, px: 2, py: 2 }}>
      <Select
        label={intl.formatMessage(appMessages.language)}
        choices={LOCALES.map((value) => ({
          value,
          label: LANGUAGES[value].name,
          lang: LANGUAGES[value].tag,
        }))}
        chosen={localeOf(intl.locale)}
        onChoose={switchTo}
      />
      <Select
        label={intl.formatMessage(appMessages.theme)}
        choices={THEME_MODES.map((value) => ({ value, label: intl.formatMessage(THEMES[value]) }))}
        chosen={mode}
        onChoose={setMode}
      />
    </Box>
  );
});

function useMainActions(): readonly Action[] {
  const intl = useIntl();
  const { session } = useStores();
  const { path } = splitLocale(useLocation().pathname);
  if (session.isSignedIn) {
    return memberEntries(session.groupId, path).map(({ key, to, message }) => ({
      key: `group-${key}`,
      to,
      icon: ICONS[key],
      label: intl.formatMessage(message),
    }));
  }
  return navEntries(session).map(({ key, to, message, isBeta }) => ({
    key,
    to,
    icon: ICONS[key],
    label: intl.formatMessage(message),
    ...(isBeta ? { tag: intl.formatMessage(navMessages.beta) } : {}),
  }));
}

/** The ways in for a guest; what a member can do about themselves. */
function usePersonalActions(): readonly Action[] {
  const intl = useIntl();
  const { session, notifications, shell } = useStores();
  const account = useAccountActions();
  const { path } = splitLocale(useLocation().pathname);
  if (!session.isSignedIn) {
    return [
      {
        key: 'logIn',
        to: signInPath(PATHS.login, path),
        icon: <LogInIcon fontSize="small" />,
        label: intl.formatMessage(navMessages.logIn),
      },
      {
        key: 'signUp',
        to: signInPath(PATHS.signup, path),
        icon: <PersonIcon fontSize="small" />,
        label: intl.formatMessage(navMessages.signUp),
      },
    ];
  }
  const { countOfUnread } = notifications;
  return [
    {
      key: 'notifications',
      icon: <BellIcon fontSize="small" />,
      label: intl.formatMessage(navMessages.notifications),
      onSelect: () => shell.open('notifications'),
      ...(countOfUnread > 0 ? { tag: badgeOf(countOfUnread) } : {}),
    },
    ...account,
  ];
}

/** All that the header of a wide screen shows, and who is signed in. */
const NavDrawer = observer(function NavDrawer() {
  const intl = useIntl();
  const { session, shell } = useStores();
  const personal = usePersonalActions();
  const main = useMainActions();
  const more = useMoreActions();
  // A person who is not signed in looks for the way in first.
  const groups = session.isSignedIn ? [main, personal, more] : [personal, main, more];
  const title = intl.formatMessage(navMessages.menu);
  return (
    <Drawer label={title} onClose={shell.close}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, height: 64, flex: 'none' }}>
        <Box component="span" sx={{ flex: 1, fontWeight: 700, fontSize: '1.125rem' }}>
          {title}
        </Box>
        <IconButton
          color="inherit"
          aria-label={intl.formatMessage(appMessages.close)}
          onClick={shell.close}
          sx={{ mr: -1 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <AccountCard />
      <Box component="nav" aria-label={intl.formatMessage(navMessages.main)}>
        {groups.map((actions, index) => (
          <DrawerEntries key={actions[0]?.key ?? index} actions={actions} onLeave={shell.close} />
        ))}
      </Box>
      <Preferences />
    </Drawer>
  );
});

export default NavDrawer;
