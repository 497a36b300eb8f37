import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Meter } from '../../../shared/ui/Meter';
import { problemText } from '../../../shared/ui/problem.messages';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { StartedOrder } from '../../payments';
import type { BatchTask } from '../batch.api';
import { batchProblems } from '../batch-problem.messages';
import { useCanRun } from '../use-can-run';
import { taskMessages as messages } from '../task.messages';
import type { BatchTaskStore } from '../task.store';
import { QuotaNote } from './QuotaNote';
import { WaitingBar } from '../../../shared/ui/WaitingBar';

/** The sender of more rows gets a mail at the end. */
const MAX_ROWS_WITHOUT_MAIL = 1_000;
const MINUTE_S = 60;

interface TaskProgressProps {
  readonly store: BatchTaskStore;
  readonly task: BatchTask;
  readonly onStarted: (started: StartedOrder) => void;
}

const Checking = observer(function Checking({ store, task }: TaskProgressProps) {
  const intl = useIntl();
  const canRun = useCanRun();
  const isFetched = task.rowsFetched === null;
  const [title, text] = isFetched
    ? [messages.checking, messages.checkingText]
    : [messages.fetching, messages.fetchingText];
  return (
    <Section title={intl.formatMessage(title)}>
      <Stack sx={{ gap: 1.5 }}>
        <Text role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {isFetched
            ? intl.formatMessage(messages.checked, { rows: task.rows })
            : intl.formatMessage(messages.fetched, { rows: task.rowsFetched })}
        </Text>
        <WaitingBar />
        <Text color="textSecondary">{intl.formatMessage(text)}</Text>
        {canRun && (
          <Button
            variant="outlined"
            color="inherit"
            aria-disabled={store.changing.isPending}
            onClick={() => void store.abort()}
            sx={{ alignSelf: 'start' }}
          >
            {intl.formatMessage(messages.stop)}
          </Button>
        )}
      </Stack>
    </Section>
  );
});

/** How long it still takes, in words; null while that cannot be told. */
function useTimeLeft({ secondsLeft }: BatchTaskStore): string | null {
  const intl = useIntl();
  if (secondsLeft === null) return null;
  const isLong = secondsLeft >= MINUTE_S;
  const count = isLong ? Math.round(secondsLeft / MINUTE_S) : Math.max(1, secondsLeft);
  return intl.formatMessage(messages.left, { unit: isLong ? 'minute' : 'second', count });
}

interface PausedProps extends TaskProgressProps {
  readonly task: BatchTask & { readonly resumesAt: string };
}

const Paused = observer(function Paused({ store, task: { failure, resumesAt }, onStarted }: PausedProps) {
  const intl = useIntl();
  const when = formatDateTime(intl.locale, resumesAt);
  if (failure !== null) {
    const problem = intl.formatMessage(problemText(failure.code, batchProblems));
    return <Text>{intl.formatMessage(messages.barredText, { problem, when })}</Text>;
  }
  return (
    <>
      <Text>{intl.formatMessage(messages.pausedText, { when })}</Text>
      <QuotaNote store={store} onStarted={onStarted} />
    </>
  );
});

const Running = observer(function Running({ store, task, onStarted }: TaskProgressProps) {
  const intl = useIntl();
  const left = useTimeLeft(store);
  const { rows, rowsRun, phase, resumesAt } = task;
  const leave = rows > MAX_ROWS_WITHOUT_MAIL ? messages.leaveMail : messages.leave;
  return (
    <Section title={intl.formatMessage(messages.phase, { phase })}>
      <Stack sx={{ gap: 1.5 }}>
        <Meter
          label={intl.formatNumber(rows === 0 ? 1 : rowsRun / rows, { style: 'percent' })}
          text={intl.formatMessage(messages.ran, { done: rowsRun, of: rows })}
          used={rowsRun}
          limit={rows}
          isShare
        />
        {phase === 'paused' && resumesAt !== null ? (
          <Paused store={store} task={{ ...task, resumesAt }} onStarted={onStarted} />
        ) : (
          <>
            {left !== null && <Text role="status">{left}</Text>}
            <Text color="textSecondary">{intl.formatMessage(leave)}</Text>
          </>
        )}
      </Stack>
    </Section>
  );
});

const Undoing = observer(function Undoing() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.undoing)}>
      <WaitingBar />
    </Section>
  );
});

/** What is under way. */
export const TaskProgress = observer(function TaskProgress(props: TaskProgressProps) {
  switch (props.task.phase) {
    case 'uploaded':
    case 'checking':
      return <Checking {...props} />;
    case 'running':
    case 'paused':
      return <Running {...props} />;
    case 'undoing':
      return <Undoing />;
    default:
      return null;
  }
});
