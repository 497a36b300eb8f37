import { useIntl } from 'react-intl';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { PATHS } from '../../shared/paths';
import type { Action } from '../../shared/ui/action';
import { useAnnounce } from '../../shared/ui/Announcer';
import {
  HelpIcon,
  HistoryIcon,
  KeyboardIcon,
  LogOutIcon,
  PriceIcon,
  SearchIcon,
  SettingsIcon,
  ShieldIcon,
  UsageIcon,
} from '../../shared/ui/icons';
import { navMessages } from '../app.messages';
import { accountMenuMessages as messages } from '../shell.messages';
import { useStores } from '../../shared/store-context';

/** Ends the session and shows the home page; says so when the server could not be told. */
export function useSignOut(): () => Promise<void> {
  const intl = useIntl();
  const { session } = useStores();
  const announce = useAnnounce();
  const goTo = useLocalNavigate();
  return async () => {
    const isOut = await session.signOut();
    announce(intl.formatMessage(isOut ? messages.signedOut : messages.signOutFailed));
    if (isOut) goTo(PATHS.home);
  };
}

/** What people who are signed in can do about themselves. */
export function useAccountActions(): readonly Action[] {
  const intl = useIntl();
  const { session, shell } = useStores();
  const signOut = useSignOut();
  return [
    {
      key: 'settings',
      to: PATHS.settings,
      icon: <SettingsIcon fontSize="small" />,
      label: intl.formatMessage(messages.settings),
    },
    {
      key: 'log',
      to: PATHS.log,
      icon: <HistoryIcon fontSize="small" />,
      label: intl.formatMessage(messages.log),
    },
    {
      key: 'pricing',
      to: PATHS.pricing,
      icon: <PriceIcon fontSize="small" />,
      label: intl.formatMessage(navMessages.pricing),
    },
    ...(session.info?.isAdmin === true
      ? [
          {
            key: 'desk',
            to: PATHS.desk,
            icon: <SearchIcon fontSize="small" />,
            label: intl.formatMessage(messages.desk),
          },
          {
            key: 'reports',
            to: PATHS.abuseCases,
            icon: <ShieldIcon fontSize="small" />,
            label: intl.formatMessage(messages.reports),
          },
          {
            key: 'givenPlans',
            to: PATHS.givenPlans,
            icon: <UsageIcon fontSize="small" />,
            label: intl.formatMessage(messages.givenPlans),
          },
          {
            key: 'billingDesk',
            to: PATHS.billingDesk,
            icon: <PriceIcon fontSize="small" />,
            label: intl.formatMessage(messages.billingDesk),
          },
        ]
      : []),
    {
      key: 'help',
      to: PATHS.help,
      icon: <HelpIcon fontSize="small" />,
      label: intl.formatMessage(messages.help),
      isApart: true,
    },
    {
      key: 'keys',
      icon: <KeyboardIcon fontSize="small" />,
      label: intl.formatMessage(messages.keys),
      onSelect: () => shell.open('keys'),
    },
    {
      key: 'signOut',
      icon: <LogOutIcon fontSize="small" />,
      label: intl.formatMessage(messages.signOut),
      onSelect: () => void signOut(),
      isApart: true,
    },
  ];
}
