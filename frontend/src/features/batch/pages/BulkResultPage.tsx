import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { useLocalPath } from '../../../i18n/use-local-path';
import { PATHS } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { AppLink, ButtonLink } from '../../../shared/ui/AppLink';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { AddIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { useFollow } from '../../../shared/use-follow';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { MembersOnly } from '../../groups';
import { HandOver, type StartedOrder } from '../../payments';
import type { BatchTask } from '../batch.api';
import { batchProblems } from '../batch-problem.messages';
import { PhaseChip } from '../components/PhaseChip';
import { RowGroups } from '../components/RowGroups';
import { TaskEnd } from '../components/TaskEnd';
import { TaskList } from '../components/TaskList';
import { TaskProgress } from '../components/TaskProgress';
import { TaskResult } from '../components/TaskResult';
import { createBatchApi } from '../create-batch.api';
import { sizeText } from '../file-size';
import { NEW_FILE_PATH } from '../new-file-path';
import { taskMessages as messages } from '../task.messages';
import { BatchTaskStore } from '../task.store';
import { TaskListStore } from '../task-list.store';
import { hasRows } from '../task-state';
import { uploadMessages } from '../upload.messages';
import { useCanRun } from '../use-can-run';

const HEIGHT = 360;
const MINUTE_MS = 60_000;
const NOT_FOUND = 404;

/** The clock of the specification; what is small is over before its first tick. */
const PACE = { everyMs: 30_000, firstMs: 1_000 };

const RESULTS: readonly BatchTask['phase'][] = ['ready', 'done', 'undone'];
const ENDS: readonly BatchTask['phase'][] = ['failed', 'aborted'];

interface PartsProps {
  readonly store: BatchTaskStore;
  readonly task: BatchTask;
  readonly onStarted: (started: StartedOrder) => void;
}

const Parts = observer(function Parts(props: PartsProps) {
  const { store, task } = props;
  const { phase } = task;
  return (
    <>
      <TaskProgress {...props} />
      {RESULTS.includes(phase) && <TaskResult {...props} />}
      {ENDS.includes(phase) && <TaskEnd task={task} />}
      {hasRows(task) && <RowGroups store={store} />}
    </>
  );
});

const Facts = observer(function Facts({ task }: { readonly task: BatchTask }) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  const { size, createdAt, phase } = task;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <PhaseChip phase={phase} />
      <Text color="textSecondary">
        {intl.formatMessage(messages.facts, { size: sizeText(intl, size), when: when(createdAt) })}
      </Text>
    </Stack>
  );
});

const Task = observer(function Task({ externalId }: { readonly externalId: string }) {
  const intl = useIntl();
  const localPath = useLocalPath();
  const api = useApi(createBatchApi);
  const canRun = useCanRun();
  const [store] = useState(() => new BatchTaskStore(api, externalId));
  const [list] = useState(() => new TaskListStore(api));
  useFollow(store.load, store.isAwaited, PACE);
  const [started, setStarted] = useState<StartedOrder | null>(null);
  const comeBack = useCallback(() => setStarted(null), []);
  const { request, task } = store;
  const phase = task?.phase;
  // The list says what has become of the file, too.
  useEffect(() => void list.load(), [list, phase]);
  if (request.error?.status === NOT_FOUND) return <Navigate to={localPath(PATHS.bulk)} replace />;
  if (started !== null && started.url !== null) {
    const { url, data, paymentType } = started;
    return <HandOver url={url} data={data} paymentType={paymentType ?? ''} onBack={comeBack} />;
  }
  const shown = task?.name ?? intl.formatMessage(uploadMessages.title);
  const tab = task === null ? shown : intl.formatMessage(messages.tab, { name: task.name });
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Stack sx={{ gap: 1 }}>
        <AppLink to={NEW_FILE_PATH} sx={{ alignSelf: 'start', py: 0.5 }}>
          {intl.formatMessage(uploadMessages.title)}
        </AppLink>
        <PageHeading
          title={tab}
          dir="auto"
          sx={{ fontSize: { xs: '1.5rem', sm: '2.25rem' }, overflowWrap: 'anywhere' }}
        >
          {shown}
        </PageHeading>
        {task !== null && <Facts task={task} />}
      </Stack>
      <Box role="status" sx={visuallyHidden}>
        {task === null && request.isPending && intl.formatMessage(messages.loading)}
      </Box>
      <Loaded request={request} texts={batchProblems} onRetry={() => void store.load()} height={HEIGHT}>
        {(loaded) => <Parts store={store} task={loaded} onStarted={setStarted} />}
      </Loaded>
      {canRun && (
        <ButtonLink to={NEW_FILE_PATH} variant="outlined" startIcon={<AddIcon />} sx={{ alignSelf: 'start' }}>
          {intl.formatMessage(messages.another)}
        </ButtonLink>
      )}
      <TaskList request={list.request} onRetry={() => void list.load()} shownId={externalId} />
    </Stack>
  );
});

/** One file of links: how far it is, and what came of it. */
const BulkResultPage = observer(function BulkResultPage() {
  const { externalId = '' } = useParams();
  return (
    <MembersOnly>
      <Task key={externalId} externalId={externalId} />
    </MembersOnly>
  );
});

export default BulkResultPage;
