import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { GroupPage } from '../../groups';
import { useApi, useStores } from '../../../shared/store-context';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { BackIcon } from '../../../shared/ui/icons';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { groupPages } from '../../groups';
import { editorPath } from '../../links';
import { LinkEditor } from '../components/LinkEditor';
import { createEditorApi } from '../editor.api';
import { editorProblems } from '../editor-problem.messages';
import { pageMessages } from '../editor.messages';
import { LinkPageStore } from '../link-page.store';

const Missing = observer(function Missing() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <Notice
      title={intl.formatMessage(pageMessages.missingTitle)}
      text={intl.formatMessage(pageMessages.missingText)}
    >
      <ButtonLink to={groupPages(session.groupId).links} variant="contained">
        {intl.formatMessage(pageMessages.back)}
      </ButtonLink>
    </Notice>
  );
});

const Content = observer(function Content() {
  const goTo = useLocalNavigate();
  const { session } = useStores();
  const editorApi = useApi(createEditorApi);
  const { encodeId = '' } = useParams();
  const domain = useSearchParams()[0].get('domain') ?? undefined;
  const [store] = useState(() => new LinkPageStore(editorApi));
  useEffect(() => store.show({ encodeId, domain }), [store, encodeId, domain]);
  const { asked, shown } = store;
  const address = editorPath(session.groupId, shown.encodeId, shown.domain);
  const isRenamed = asked.encodeId === encodeId && shown.encodeId !== encodeId;
  const follow = useRef(goTo);
  useEffect(() => {
    follow.current = goTo;
  });
  useEffect(() => {
    if (isRenamed) follow.current(address, { replace: true });
  }, [isRenamed, address]);
  const { request } = store;
  if (request.error?.status === 404 && !request.isPending) return <Missing />;
  return (
    <Loaded request={request} texts={editorProblems} onRetry={() => void store.load()} height={480}>
      {(link) => <LinkEditor key={link.id} link={link} onRenamed={(name) => store.rename(name)} />}
    </Loaded>
  );
});

/** One link of a group; `userId` in the address is the group's id. */
const LinkPage = observer(function LinkPage() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <GroupPage
      title={intl.formatMessage(pageMessages.title)}
      lead={intl.formatMessage(pageMessages.lead)}
      action={
        <ButtonLink to={groupPages(session.groupId).links} variant="outlined" startIcon={<BackIcon />}>
          {intl.formatMessage(pageMessages.back)}
        </ButtonLink>
      }
    >
      <Content key={`${session.userId}/${session.groupId}`} />
    </GroupPage>
  );
});

export default LinkPage;
