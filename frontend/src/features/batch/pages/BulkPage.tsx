import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { useLocalPath } from '../../../i18n/use-local-path';
import { PATHS, pathTo } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/text';
import { useFollow } from '../../../shared/use-follow';
import { createBatchApi } from '../create-batch.api';
import { BulkHeading } from '../components/BulkHeading';
import { ImportAccount } from '../components/ImportAccount';
import { TaskList } from '../components/TaskList';
import { UploadForm } from '../components/UploadForm';
import { useCanRun } from '../use-can-run';
import { NEW_FILE } from '../new-file-path';
import { TaskListStore } from '../task-list.store';
import { currentOf } from '../task-state';
import { uploadMessages as messages } from '../upload.messages';

const HEIGHT = 320;

const Guest = observer(function Guest() {
  const intl = useIntl();
  const way = new URLSearchParams({ redirect_to: PATHS.bulk });
  return (
    <Notice title={intl.formatMessage(messages.guestTitle)} text={intl.formatMessage(messages.toGuests)}>
      <ButtonLink to={`${PATHS.login}?${way.toString()}`} variant="contained">
        {intl.formatMessage(messages.logIn)}
      </ButtonLink>
    </Notice>
  );
});

/** Leads to the file that is under way, or to the last one; otherwise takes the first one. */
const Files = observer(function Files() {
  const localPath = useLocalPath();
  const api = useApi(createBatchApi);
  const canRun = useCanRun();
  const [query] = useSearchParams();
  const [store] = useState(() => new TaskListStore(api));
  useFollow(store.load, store.isAwaited);
  const tasks = store.request.value;
  const isNew = query.has(NEW_FILE);
  const current = tasks && currentOf(tasks);
  if (!isNew && current) return <Navigate to={localPath(pathTo('bulkResult', current.externalId))} replace />;
  // A visitor who may be led on is not shown a form meanwhile.
  if (!isNew && tasks === null && store.request.error === null) {
    return <Skeleton variant="rounded" height={HEIGHT} />;
  }
  return (
    <>
      {canRun && (
        <>
          <UploadForm />
          <ImportAccount />
        </>
      )}
      <TaskList request={store.request} onRetry={() => void store.load()} />
    </>
  );
});

/** Many links at once, from a file. */
const BulkPage = observer(function BulkPage() {
  const { session } = useStores();
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <BulkHeading />
      {session.isSignedIn ? <Files key={session.groupId} /> : <Guest />}
    </Stack>
  );
});

export default BulkPage;
