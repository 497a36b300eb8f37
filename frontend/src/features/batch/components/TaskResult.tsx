import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { UndoIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { StartedOrder } from '../../payments';
import type { BatchTask } from '../batch.api';
import { batchProblems } from '../batch-problem.messages';
import { useNow } from '../../../shared/use-now';
import { useCanRun } from '../use-can-run';
import { taskResultMessages as messages } from '../task.messages';
import type { BatchTaskStore } from '../task.store';
import { QuotaNote } from './QuotaNote';
import { TaskResultButtons } from './TaskResultButtons';
import { RowCounts } from './RowCounts';

const MINUTE_MS = 60_000;

interface TaskResultProps {
  readonly store: BatchTaskStore;
  readonly task: BatchTask;
}

interface ReadyProps extends TaskResultProps {
  readonly onStarted: (started: StartedOrder) => void;
}

const Discard = observer(function Discard({ store }: TaskResultProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.discard)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(messages.discardTitle)}
          confirm={intl.formatMessage(messages.discard)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            void store.abort();
          }}
          onCancel={() => setAsking(false)}
        >
          <Text>{intl.formatMessage(messages.discardText)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
});

/** What was found, and the way on. */
const Ready = observer(function Ready({ store, task, onStarted }: ReadyProps) {
  const intl = useIntl();
  const canRun = useCanRun();
  const { toCreate } = task;
  return (
    <>
      {task.isUnlocked && <Text>{intl.formatMessage(messages.unlocked)}</Text>}
      {canRun && <QuotaNote store={store} onStarted={onStarted} />}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {canRun && toCreate > 0 && (
          <Button
            variant="contained"
            aria-disabled={store.changing.isPending}
            onClick={() => void store.run()}
          >
            {intl.formatMessage(messages.run, { count: toCreate })}
          </Button>
        )}
        <TaskResultButtons store={store} task={task} />
        {canRun && <Discard store={store} task={task} />}
      </Stack>
    </>
  );
});

const Undo = observer(function Undo({ store, task }: TaskResultProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const now = useNow(MINUTE_MS);
  const { undoableUntil, created } = task;
  if (undoableUntil === null || created === 0 || Date.parse(undoableUntil) <= now) return null;
  const when = formatDateTime(intl.locale, undoableUntil);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button color="inherit" startIcon={<UndoIcon />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.undo)}
      </Button>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(messages.undoUntil, { when })}
      </Text>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(messages.undoTitle, { count: created })}
          confirm={intl.formatMessage(messages.undo)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            void store.undo();
          }}
          onCancel={() => setAsking(false)}
        >
          <Text>{intl.formatMessage(messages.undoText)}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
});

const Done = observer(function Done(props: TaskResultProps) {
  const intl = useIntl();
  const { groupId } = useStores().session;
  const canRun = useCanRun();
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ButtonLink to={pathTo('group', groupId)} variant="contained">
          {intl.formatMessage(messages.toLinks)}
        </ButtonLink>
        <TaskResultButtons {...props} />
      </Stack>
      {canRun && <Undo {...props} />}
    </>
  );
});

function useTitle({ phase, toCreate, created, undone }: BatchTask): string {
  const intl = useIntl();
  if (phase === 'ready') return intl.formatMessage(messages.ready, { count: toCreate });
  return phase === 'undone'
    ? intl.formatMessage(messages.undone, { count: undone })
    : intl.formatMessage(messages.done, { count: created });
}

/** A file that has been checked, run or undone. */
export const TaskResult = observer(function TaskResult(props: ReadyProps) {
  const { store, task } = props;
  const title = useTitle(task);
  const error = store.changing.error ?? store.exporting.error;
  return (
    <Section title={title}>
      <Stack sx={{ gap: 2.5 }}>
        <RowCounts task={task} />
        {error !== null && <ProblemNote problem={error} texts={batchProblems} />}
        {task.phase === 'ready' ? <Ready {...props} /> : <Done {...props} />}
      </Stack>
    </Section>
  );
});
