import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { BellIcon, DevicesIcon, LinkIcon, MailIcon, ShieldIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { useDeviceName } from '../../../shared/use-device-name';
import type { AppNotification } from '../account.api';
import { OPTIONAL_KINDS } from '../notification-kinds';
import { noticeMessages, noticeTexts } from '../notifications.messages';
import type { NotificationsStore } from '../notifications.store';

interface Look {
  readonly text: MessageDescriptor;
  readonly Icon: typeof BellIcon;
  /** Where the reader can do something about it. */
  readonly to: string;
}

const LOOKS: Readonly<Partial<Record<string, Look>>> = {
  welcome: { text: noticeTexts.welcome, Icon: LinkIcon, to: '/' },
  'new-browser': { text: noticeTexts.newBrowser, Icon: DevicesIcon, to: '/users/settings#devices' },
  'session-ended': { text: noticeTexts.sessionEnded, Icon: ShieldIcon, to: '/users/settings#devices' },
  'email-changed': { text: noticeTexts.emailChanged, Icon: MailIcon, to: '/users/settings#sign-in' },
  news: { text: noticeTexts.news, Icon: BellIcon, to: '/help' },
};

const OTHER: Look = { text: noticeTexts.other, Icon: BellIcon, to: '/log' };

const textOf = (value: string | number | null | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

interface ItemProps {
  readonly item: AppNotification;
  readonly store: NotificationsStore;
  readonly when: string;
  readonly onNavigate: () => void;
}

const BlockButton = observer(function BlockButton({ item, store }: Pick<ItemProps, 'item' | 'store'>) {
  const intl = useIntl();
  if (!store.isBlocked(item.type)) {
    return (
      <Button
        size="small"
        color="inherit"
        onClick={() => void store.block(item.type)}
        sx={{ ml: -1, px: 1, fontWeight: 500, color: 'text.secondary' }}
      >
        {intl.formatMessage(noticeMessages.block)}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Text variant="body2" role="status">
        {intl.formatMessage(noticeMessages.blocked)}
      </Text>
      <Button size="small" onClick={() => void store.unblock(item.type)}>
        {intl.formatMessage(noticeMessages.unblock)}
      </Button>
    </Box>
  );
});

export const NotificationItem = observer(function NotificationItem(props: ItemProps) {
  const { item, store, when, onNavigate } = props;
  const intl = useIntl();
  const nameOf = useDeviceName();
  const { text, Icon, to } = LOOKS[item.type] ?? OTHER;
  const device = nameOf({ browser: textOf(item.params['browser']), os: textOf(item.params['os']) });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 36,
          height: 36,
          borderRadius: '50%',
          bgcolor: item.isRead ? 'soft.sunken' : 'soft.primary',
          color: item.isRead ? 'text.secondary' : 'primary.main',
        }}
      >
        <Icon fontSize="small" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppLink
          to={to}
          color="inherit"
          onClick={() => {
            void store.markRead(item.id);
            onNavigate();
          }}
          sx={{ display: 'block', fontWeight: item.isRead ? 400 : 600, lineHeight: 1.5 }}
        >
          {!item.isRead && (
            <Box component="span" sx={visuallyHidden}>
              {intl.formatMessage(noticeMessages.isNew)}
            </Box>
          )}
          {intl.formatMessage(text, { device })}
        </AppLink>
        <Text component="time" dateTime={item.createdTime} variant="body2" color="textSecondary">
          {when}
        </Text>
        {OPTIONAL_KINDS[item.type] !== undefined && (
          <Box>
            <BlockButton item={item} store={store} />
          </Box>
        )}
      </Box>
      {!item.isRead && (
        <Box
          aria-hidden
          sx={{ flex: 'none', width: 10, height: 10, mt: 0.75, borderRadius: '50%', bgcolor: 'primary.main' }}
        />
      )}
    </Stack>
  );
});
