import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { loadNotificationList } from '../../features/account';
import { withTexts } from '../../i18n/with-texts';
import { IconButton } from '../../shared/ui/buttons';
import { BellIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { navMessages } from '../app.messages';
import type { PanelProps } from '../menus/NotificationsPanel';
import { lazyPart } from '../shell/lazy-part';
import { badgeOf } from '../shell/nav-entries';
import { useStores } from '../../shared/store-context';

/** The list comes with the panel, so that it never opens empty. */
const loadPanel = async () => {
  const [{ default: Panel }, { default: List }] = await Promise.all([
    import('../menus/NotificationsPanel'),
    loadNotificationList(),
  ]);
  const Notifications = observer(function Notifications(props: Omit<PanelProps, 'List'>) {
    return <Panel {...props} List={List} />;
  });
  return { default: Notifications };
};
/** It names what plans limit, too. */
const PANEL = lazyPart(() => withTexts(loadPanel, 'billing'), 'account');

const badge = {
  position: 'absolute',
  top: 4,
  right: 2,
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: '9px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  border: 0,
} as const;

/** Tells how much is new, and shows it. */
export const BellButton = observer(function BellButton() {
  const intl = useIntl();
  const { notifications, shell } = useStores();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => notifications.watch(), [notifications]);
  const count = badgeOf(notifications.countOfUnread);
  const isOpen = shell.overlay === 'notifications';
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={
          notifications.countOfUnread === 0
            ? intl.formatMessage(navMessages.notifications)
            : intl.formatMessage(navMessages.unread, { count })
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => shell.toggle('notifications')}
        onPointerEnter={PANEL.preload}
        onFocus={PANEL.preload}
        sx={{ position: 'relative' }}
      >
        <BellIcon />
        {notifications.countOfUnread > 0 && (
          <Box component="span" aria-hidden sx={badge}>
            {count}
          </Box>
        )}
      </IconButton>
      {isOpen && <PANEL.Part id={id} anchor={button} onClose={shell.close} />}
    </>
  );
});
