import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { UndoRow } from '../../../shared/ui/UndoRow';
import type { DeviceLink } from '../device-link.model';
import { deviceLinksMessages } from '../links.messages';

interface LeavingRowProps {
  readonly link: DeviceLink;
  /** It goes while it has the focus, which needs another place. */
  readonly onFocusLost: () => void;
}

/** Stands in the place of a deleted link as long as it can be brought back. */
export const LeavingRow = observer(function LeavingRow({ link, onFocusLost }: LeavingRowProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { deviceLinks } = useStores();
  const address = readableAddress(link.shortUrl);
  const removed = intl.formatMessage(deviceLinksMessages.removed, { address });
  const undo = (): void => {
    deviceLinks.undo(link.slug);
    announce(intl.formatMessage(deviceLinksMessages.restored, { address }));
  };
  return (
    <UndoRow
      news={removed}
      text={link.isBeingSent ? intl.formatMessage(deviceLinksMessages.removing, { address }) : removed}
      isBusy={link.isBeingSent}
      undo={intl.formatMessage(deviceLinksMessages.undo)}
      onUndo={undo}
      onFocusLost={onFocusLost}
    />
  );
});
