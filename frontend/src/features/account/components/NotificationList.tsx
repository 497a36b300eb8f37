import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { BellIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { accountProblems } from '../account-problem.messages';
import { noticeMessages } from '../notifications.messages';
import type { NotificationsStore } from '../notifications.store';
import { NotificationItem } from './NotificationItem';

interface NotificationListProps {
  readonly store: NotificationsStore;
  /** A link was followed; what holds the list may close. */
  readonly onNavigate: () => void;
}

const MINUTE_MS = 60_000;
const ROWS = [0, 1, 2];

const Loading = observer(function Loading() {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(noticeMessages.loading)}
      </Box>
      {ROWS.map((row) => (
        <Stack key={row} direction="row" sx={{ gap: 1.5 }}>
          <Skeleton variant="circular" width={36} height={36} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="90%" />
            <Skeleton width="40%" />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
});

const Empty = observer(function Empty() {
  const intl = useIntl();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 0.5, px: 3, py: 5 }}>
      <BellIcon fontSize="large" sx={{ color: 'control.main' }} />
      <Text sx={{ fontWeight: 600 }}>{intl.formatMessage(noticeMessages.emptyTitle)}</Text>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(noticeMessages.emptyText)}
      </Text>
    </Stack>
  );
});

const Items = observer(function Items({ store, onNavigate }: NotificationListProps) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  const { older, failure } = store;
  const problem = failure ?? (older.isPending ? null : older.error);
  return (
    <>
      {store.countOfUnread > 0 && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, pl: 2, pr: 1 }}
        >
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(noticeMessages.unread, { count: store.countOfUnread })}
          </Text>
          <Button size="small" onClick={() => void store.markAllRead()}>
            {intl.formatMessage(noticeMessages.readAll)}
          </Button>
        </Stack>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {store.items.map((item) => (
          <NotificationItem
            key={item.id}
            item={item}
            store={store}
            when={when(item.createdTime)}
            onNavigate={onNavigate}
          />
        ))}
      </Box>
      {problem !== null && (
        <Box sx={{ p: 2 }}>
          <ProblemNote problem={problem} texts={accountProblems} />
        </Box>
      )}
      {store.hasOlder && (
        <Box sx={{ display: 'grid', placeItems: 'center', py: 1 }}>
          <Button aria-disabled={older.isPending} onClick={() => void store.loadMore()}>
            {intl.formatMessage(noticeMessages.older)}
          </Button>
        </Box>
      )}
    </>
  );
});

const Content = observer(function Content(props: NotificationListProps) {
  const { store } = props;
  const { error } = store.first;
  switch (store.view) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        error && (
          <Box sx={{ p: 2 }}>
            <ProblemNote problem={error} texts={accountProblems} onRetry={() => void store.load()} />
          </Box>
        )
      );
    case 'empty':
      return <Empty />;
    default:
      return <Items {...props} />;
  }
});

/** What the person was told, for a panel of whatever shape. */
const NotificationList = observer(function NotificationList(props: NotificationListProps) {
  const { store } = props;
  useEffect(() => store.open(), [store]);
  return (
    <>
      <Content {...props} />
      <SettingsLink onNavigate={props.onNavigate} />
    </>
  );
});

const SettingsLink = observer(function SettingsLink({
  onNavigate,
}: Pick<NotificationListProps, 'onNavigate'>) {
  const intl = useIntl();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: 2 }}>
      <AppLink
        to={`${PATHS.settings}#notifications`}
        onClick={onNavigate}
        sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
      >
        {intl.formatMessage(noticeMessages.settings)}
      </AppLink>
    </Box>
  );
});

export default NotificationList;
