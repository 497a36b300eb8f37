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
import { editorPageMessages } from '../editor.messages';
import { LinkPageStore } from '../link-page.store';

const Missing = observer(function Missing() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <Notice
      title={intl.formatMessage(editorPageMessages.missingTitle)}
      text={intl.formatMessage(editorPageMessages.missingText)}
    >
      <ButtonLink to={groupPages(session.groupId).links} variant="contained">
        {intl.formatMessage(editorPageMessages.back)}
      </ButtonLink>
    </Notice>
  );
});

const Content = observer(function Content() {
  const goTo = useLocalNavigate();
  const { session } = useStores();
  const editorApi = useApi(createEditorApi);
  const { slug = '' } = useParams();
  const domain = useSearchParams()[0].get('domain') ?? undefined;
  const [store] = useState(() => new LinkPageStore(editorApi));
  useEffect(() => store.show({ encodeId: slug, domain }), [store, slug, domain]);
  const { asked, shown } = store;
  const address = editorPath(session.groupId, shown.encodeId, shown.domain);
  const isRenamed = asked.encodeId === slug && shown.encodeId !== slug;
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
      title={intl.formatMessage(editorPageMessages.title)}
      lead={intl.formatMessage(editorPageMessages.lead)}
      action={
        <ButtonLink to={groupPages(session.groupId).links} variant="outlined" startIcon={<BackIcon />}>
          {intl.formatMessage(editorPageMessages.back)}
        </ButtonLink>
      }
    >
      <Content key={`${session.userId}/${session.groupId}`} />
    </GroupPage>
  );
});

export default LinkPage;
