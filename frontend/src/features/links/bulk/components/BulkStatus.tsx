import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { Panel } from '../../../../shared/ui/Panel';
import { UndoRow } from '../../../../shared/ui/UndoRow';
import { useBulk } from '../bulk-context';
import type { BulkAction } from '../bulk.api';
import { bulkMessages } from '../bulk.messages';
import type { BulkRun } from '../bulk-run.model';
import { BulkFailures } from './BulkFailures';

const WAITS: Readonly<Record<BulkAction['kind'], MessageDescriptor>> = {
  trash: bulkMessages.waitTrash,
  putBack: bulkMessages.waitPutBack,
  giveBack: bulkMessages.waitGiveBack,
  move: bulkMessages.waitMove,
  tags: bulkMessages.waitTags,
  address: bulkMessages.waitAddress,
};

interface BulkStatusProps {
  /** It goes while it has the focus, which needs another place. */
  readonly onFocusLost: () => void;
}

const Underway = observer(function Underway({
  run,
  onFocusLost,
}: BulkStatusProps & { readonly run: BulkRun }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { bulk } = useBulk();
  const count = run.names.length;
  const isBusy = run.state === 'sending';
  const event = intl.formatMessage(WAITS[run.action.kind], { count });
  const text = isBusy ? intl.formatMessage(bulkMessages.sending, { answered: run.answered, count }) : event;
  const undo = (): void => {
    bulk.undo();
    announce(intl.formatMessage(bulkMessages.undone));
  };
  return (
    <UndoRow
      news={event}
      text={text}
      isBusy={isBusy}
      undo={intl.formatMessage(bulkMessages.undo)}
      onUndo={undo}
      onFocusLost={onFocusLost}
    />
  );
});

/** What is being done with many links, with the way back, and what could not be done. */
export const BulkStatus = observer(function BulkStatus({ onFocusLost }: BulkStatusProps) {
  const intl = useIntl();
  const { bulk } = useBulk();
  const { run } = bulk;
  if (run === null) return null;
  return (
    <Panel sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
      {run.state === 'done' ? (
        <BulkFailures run={run}>
          <Button size="small" variant="outlined" onClick={() => bulk.retry()}>
            {intl.formatMessage(bulkMessages.retry)}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              bulk.dismiss();
              onFocusLost();
            }}
          >
            {intl.formatMessage(bulkMessages.dismiss)}
          </Button>
        </BulkFailures>
      ) : (
        <Underway key={run.id} run={run} onFocusLost={onFocusLost} />
      )}
    </Panel>
  );
});
