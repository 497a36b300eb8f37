import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { AppNotification } from '../account.api';
import { OPTIONAL_KINDS } from '../notification-kinds';
import { lookOf } from '../notification-looks';
import { noticeMessages } from '../notifications.messages';
import type { NotificationsStore } from '../notifications.store';
import { useNoticeText } from '../use-notice-text';

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
  const text = useNoticeText(item);
  const { Icon, to } = lookOf(item.type);
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
          to={to(item.params)}
          color="inherit"
          onClick={() => {
            void store.markRead(item.id);
            onNavigate();
          }}
          sx={{
            display: 'block',
            fontWeight: item.isRead ? 400 : 600,
            lineHeight: 1.5,
            overflowWrap: 'anywhere',
          }}
        >
          {!item.isRead && (
            <Box component="span" sx={visuallyHidden}>
              {intl.formatMessage(noticeMessages.isNew)}
            </Box>
          )}
          {text}
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
