import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { UNDO_MS } from '../../../../shared/undo-time';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { Panel } from '../../../../shared/ui/Panel';
import { Text } from '../../../../shared/ui/text';
import { UndoRow } from '../../../../shared/ui/UndoRow';
import { useBulk } from '../bulk-context';
import { bulkMessages } from '../bulk.messages';
import type { BulkRun } from '../bulk-run.model';
import { DONE, UNDERWAY } from '../bulk-texts';
import { BulkFailures } from './BulkFailures';

/** In the page and not over it: neither the bar of the selection nor the rows or a phone's bottom bar are covered. */
const PLACE = { px: { xs: 2, sm: 2.5 }, py: 1 } as const;

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
  const event = intl.formatMessage(UNDERWAY[run.action.kind], { count });
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

/** What was done with all of them; it goes by itself, as there is nothing to see to. */
const Done = observer(function Done({ run }: { readonly run: BulkRun }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { bulk } = useBulk();
  const text = intl.formatMessage(DONE[run.action.kind], { count: run.doneCount });
  useEffect(() => {
    announce(text);
    const timer = setTimeout(() => bulk.dismiss(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [announce, bulk, text]);
  return <Text sx={{ py: 1 }}>{text}</Text>;
});

/** What is being done with many links, with the way back, and what could not be done. */
export const BulkStatus = observer(function BulkStatus({ onFocusLost }: BulkStatusProps) {
  const intl = useIntl();
  const { bulk } = useBulk();
  const { run } = bulk;
  if (run === null) return null;
  if (run.state === 'done' && run.failures.length === 0) {
    return (
      <Panel sx={PLACE}>
        <Done key={run.id} run={run} />
      </Panel>
    );
  }
  return (
    <Panel sx={PLACE}>
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
