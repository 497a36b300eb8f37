import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { PATHS, pathTo } from '../../shared/paths';
import { AppLink } from '../../shared/ui/AppLink';
import { AddIcon, ChartIcon, HomeIcon, LinkIcon, PersonIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { navMessages } from '../app.messages';
import { NOT_PHONE } from '../shell/breakpoints';
import { hasHelp } from '../shell/has-help';
import { linksPath, LOGIN_PATH } from '../shell/nav-entries';
import { useCreate } from '../shell/use-create';
import { useStores } from '../../shared/store-context';

const tab = {
  // As wide as its word needs, so that the longest stands in one line, too.
  flex: '1 1 auto',
  minWidth: 44,
  whiteSpace: 'nowrap',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1px',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: 'min(0.75rem, 3.4vw)',
  fontWeight: 600,
  lineHeight: 1.35,
  color: 'text.secondary',
  cursor: 'pointer',
  '&[aria-current]': { color: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
} as const;

interface TabProps {
  readonly to: string;
  readonly Icon: ComponentType;
  readonly isHere: boolean;
  readonly children: ReactNode;
}

const Tab = observer(function Tab({ to, Icon, isHere, children }: TabProps) {
  return (
    <AppLink to={to} underline="none" aria-current={isHere ? 'page' : undefined} sx={tab}>
      <Icon />
      {children}
    </AppLink>
  );
});

const CreateTab = observer(function CreateTab() {
  const intl = useIntl();
  const create = useCreate();
  return (
    <Box
      component="button"
      type="button"
      aria-label={intl.formatMessage(navMessages.create)}
      onClick={create}
      sx={tab}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 40,
          borderRadius: '14px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <AddIcon />
      </Box>
    </Box>
  );
});

/** On phones the places that people go to most lie under the thumb. */
export const BottomBar = observer(function BottomBar() {
  const intl = useIntl();
  const { session, deviceLinks } = useStores();
  const { path } = splitLocale(useLocation().pathname);
  const newest = deviceLinks.links.find((link) => !link.isLeaving);
  const ofGuest = newest === undefined ? LOGIN_PATH : pathTo('linkAnalytics', newest.slug);
  const analytics = session.isSignedIn ? PATHS.analytics : ofGuest;
  const me = session.isSignedIn ? PATHS.settings : LOGIN_PATH;
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(navMessages.quick)}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        height: 'calc(56px + env(safe-area-inset-bottom))',
        // The button of the help stands at the end (features/help/components/HelpBubble.tsx).
        pr: hasHelp(path) ? 'calc(100% / 6)' : 0,
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        [NOT_PHONE]: { display: 'none' },
      }}
    >
      <Tab to={PATHS.home} Icon={HomeIcon} isHere={path === PATHS.home}>
        {intl.formatMessage(navMessages.homeTab)}
      </Tab>
      <Tab to={linksPath(session)} Icon={LinkIcon} isHere={/^\/users\/\d+$/.test(path)}>
        {intl.formatMessage(navMessages.linksTab)}
      </Tab>
      <CreateTab />
      <Tab to={analytics} Icon={ChartIcon} isHere={path.startsWith(PATHS.analytics)}>
        {intl.formatMessage(navMessages.analyticsTab)}
      </Tab>
      <Tab to={me} Icon={PersonIcon} isHere={path === me || path.endsWith('/settings')}>
        {intl.formatMessage(navMessages.meTab)}
      </Tab>
    </Box>
  );
});
