import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { UndoRow } from '../../../shared/ui/UndoRow';
import type { LinkListStore } from '../link-list.store';
import type { Destination, LinkMove } from '../link-move.model';
import type { LinkOnDomain } from '../../../api/link-name';
import { deviceLinksMessages } from '../links.messages';
import { moveProblems } from '../move-problem.messages';
import { movedMessages } from '../move.messages';

interface MovedRowProps {
  readonly list: LinkListStore;
  readonly link: LinkOnDomain & { readonly shortUrl: string };
  readonly move: LinkMove;
  /** It goes while it has the focus, which needs another place. */
  readonly onFocusLost: () => void;
}

function changesOf(intl: IntlShape, { way, name }: Destination, address: string): string {
  if (name === null) return intl.formatMessage(movedMessages.returnedHome, { address });
  const message = way === 'moved' ? movedMessages.moved : movedMessages.returned;
  return intl.formatMessage(message, { address, name });
}

/** Stands for a while in the place of a link that has gone to another group. */
export const MovedRow = observer(function MovedRow({ list, link, move, onFocusLost }: MovedRowProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { encodeId, domain } = link;
  const { destination, undoing } = move;
  const address = readableAddress(link.shortUrl);
  useEffect(() => {
    move.start(() => list.drop({ encodeId, domain }));
    return () => move.stop();
  }, [list, move, encodeId, domain]);
  const undo = async (): Promise<void> => {
    if (await list.undo(link)) announce(intl.formatMessage(deviceLinksMessages.restored, { address }));
  };
  const event = changesOf(intl, destination, address);
  const text = undoing.isPending ? intl.formatMessage(movedMessages.undoing, { address }) : event;
  return (
    <UndoRow
      news={event}
      text={text}
      isBusy={undoing.isPending}
      undo={intl.formatMessage(deviceLinksMessages.undo)}
      {...(destination.canUndo ? { onUndo: () => void undo() } : {})}
      onPointer={(isHere) => (isHere ? move.hold('pointer') : move.release('pointer'))}
      onFocusSeen={(isHere) => (isHere ? move.hold('focus') : move.release('focus'))}
      onFocusLost={onFocusLost}
    >
      {undoing.error !== null && !undoing.isPending && (
        <ProblemNote problem={undoing.error} texts={moveProblems} />
      )}
    </UndoRow>
  );
});
