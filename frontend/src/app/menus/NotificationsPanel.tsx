import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { loadNotificationList } from '../../features/account';
import { AnchoredPanel } from '../../shared/ui/AnchoredPanel';
import { appMessages, navMessages } from '../app.messages';
import { lazyPart } from '../shell/lazy-part';
import { useStores } from '../store-context';

const LIST = lazyPart(loadNotificationList, 'account');

interface NotificationsPanelProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What is new: below the bell, or over the whole of a phone. */
const NotificationsPanel = observer(function NotificationsPanel(props: NotificationsPanelProps) {
  const intl = useIntl();
  const { notifications } = useStores();
  return (
    <AnchoredPanel
      {...props}
      title={intl.formatMessage(navMessages.notifications)}
      closeLabel={intl.formatMessage(appMessages.close)}
    >
      <LIST.Part store={notifications} onNavigate={props.onClose} />
    </AnchoredPanel>
  );
});

export default NotificationsPanel;
