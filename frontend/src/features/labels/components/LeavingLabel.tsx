import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { UndoRow } from '../../../shared/ui/UndoRow';
import type { Departures } from '../../../shared/departures';
import { removalMessages } from '../removal.messages';

interface LeavingLabelProps {
  readonly id: number;
  readonly name: string;
  readonly departures: Departures;
  /** It goes while it has the focus, which needs another place. */
  readonly onFocusLost: () => void;
}

/** Stands in the place of a deleted tag or tool as long as it can be brought back. */
export const LeavingLabel = observer(function LeavingLabel(props: LeavingLabelProps) {
  const { id, name, departures, onFocusLost } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const isSending = departures.stateOf(id) === 'sending';
  const removed = intl.formatMessage(removalMessages.removed, { name });
  const undo = (): void => {
    departures.undo(id);
    announce(intl.formatMessage(removalMessages.restored, { name }));
  };
  return (
    <UndoRow
      news={removed}
      text={isSending ? intl.formatMessage(removalMessages.removing, { name }) : removed}
      isBusy={isSending}
      undo={intl.formatMessage(removalMessages.undo)}
      onUndo={undo}
      onFocusLost={onFocusLost}
    />
  );
});
