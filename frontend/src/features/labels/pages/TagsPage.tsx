import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { GroupPage } from '../../groups';
import { useApi, useStores } from '../../../shared/store-context';
import { Loaded } from '../../../shared/ui/Loaded';
import { Panel } from '../../../shared/ui/Panel';
import { createLabelsApi } from '../create-labels.api';
import { TagAdder } from '../components/TagAdder';
import { TagsBody } from '../components/TagsBody';
import { labelProblems } from '../labels-problem.messages';
import { tagMessages } from '../tags.messages';
import { TagsStore } from '../tags.store';
import { useDepartures } from '../../../shared/use-departures';

const Content = observer(function Content() {
  const { session, usage } = useStores();
  const labelsApi = useApi(createLabelsApi);
  const [store] = useState(() => new TagsStore(labelsApi, () => void usage.load()));
  useEffect(() => void store.load(), [store]);
  useDepartures(store.departures);
  return (
    <>
      {session.info?.isReadOnly !== true && (
        <Panel>
          <TagAdder store={store} />
        </Panel>
      )}
      <Loaded request={store.request} texts={labelProblems} onRetry={() => void store.load()} height="rows">
        {() => <TagsBody store={store} />}
      </Loaded>
    </>
  );
});

/** The tags of a group; `userId` in the address is the group's id. */
const TagsPage = observer(function TagsPage() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <GroupPage title={intl.formatMessage(tagMessages.title)} lead={intl.formatMessage(tagMessages.lead)}>
      <Content key={`${session.userId}/${session.groupId}`} />
    </GroupPage>
  );
});

export default TagsPage;
