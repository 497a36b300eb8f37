import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { GroupPage } from '../../groups';
import { useApi, useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ToolSection } from '../components/ToolSection';
import { createLabelsApi } from '../create-labels.api';
import type { Tool } from '../labels.api';
import type { ToolKind } from '../tool-fields';
import { labelProblems } from '../labels-problem.messages';
import { toolMessages } from '../tools.messages';
import { ToolsStore } from '../tools.store';
import { useDepartures } from '../../../shared/use-departures';

const ToolDialog = lazy(() => import('../components/ToolDialog'));

const Content = observer(function Content() {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session, usage } = useStores();
  const labelsApi = useApi(createLabelsApi);
  const [store] = useState(() => new ToolsStore(labelsApi, () => void usage.load()));
  const [open, setOpen] = useState<Tool | ToolKind | null>(null);
  useEffect(() => void store.load(), [store]);
  useDepartures(store.departures);
  const keep = (tool: Tool): void => {
    store.put(tool);
    setOpen(null);
    announce(intl.formatMessage(toolMessages.saved, { name: tool.name }));
  };
  const section = { store, isReadOnly: session.info?.isReadOnly === true, onOpen: setOpen };
  return (
    <>
      <Loaded request={store.request} texts={labelProblems} onRetry={() => void store.load()} height={360}>
        {() => (
          <Stack sx={{ gap: 3 }}>
            <ToolSection kind="pixel" {...section} />
            <ToolSection kind="utm" {...section} />
          </Stack>
        )}
      </Loaded>
      <Suspense fallback={null}>
        {open !== null && <ToolDialog what={open} onClose={() => setOpen(null)} onSaved={keep} />}
      </Suspense>
    </>
  );
});

/** The tracking tools of a group; `userId` in the address is the group's id. */
const ToolsPage = observer(function ToolsPage() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <GroupPage title={intl.formatMessage(toolMessages.title)} lead={intl.formatMessage(toolMessages.lead)}>
      <Content key={`${session.userId}/${session.groupId}`} />
    </GroupPage>
  );
});

export default ToolsPage;
