import { observer } from 'mobx-react-lite';
import type { ComponentType, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { NotificationsStore } from '../../features/account';
import { AnchoredPanel } from '../../shared/ui/AnchoredPanel';
import { appMessages, navMessages } from '../app.messages';
import { useStores } from '../../shared/store-context';

export interface PanelProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly List: ComponentType<{ readonly store: NotificationsStore; readonly onNavigate: () => void }>;
}

/** What is new: below the bell, or over the whole of a phone. */
const NotificationsPanel = observer(function NotificationsPanel({ List, ...panel }: PanelProps) {
  const intl = useIntl();
  const { notifications } = useStores();
  return (
    <AnchoredPanel
      {...panel}
      title={intl.formatMessage(navMessages.notifications)}
      closeLabel={intl.formatMessage(appMessages.close)}
    >
      <List store={notifications} onNavigate={panel.onClose} />
    </AnchoredPanel>
  );
});

export default NotificationsPanel;
