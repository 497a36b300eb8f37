import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useApi, useStores } from '../../../shared/store-context';
import { Avatar } from '../../../shared/ui/Avatar';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { InvitationAnswer } from '../components/InvitationAnswer';
import { InvitationClosed, InvitationFailed, InvitationJoined } from '../components/InvitationEnd';
import { InvitationFacts } from '../components/InvitationFacts';
import { InvitationFrame } from '../components/InvitationFrame';
import { InvitationLoading } from '../components/InvitationLoading';
import { createInvitationApi, type SeenInvitation } from '../groups.api';
import { sessionShelf, tokenIn } from '../invitation-token';
import { invitationMessages as messages } from '../invitation.messages';
import { InvitationStore } from '../invitation.store';

interface OpenProps {
  readonly invitation: InvitationStore;
  readonly seen: SeenInvitation;
}

const Open = observer(function Open({ invitation, seen }: OpenProps) {
  const intl = useIntl();
  const { groupId, groupName, inviterName } = seen;
  return (
    <InvitationFrame>
      <Stack sx={{ gap: 2.5 }}>
        <Avatar name={groupName} id={groupId} size={64} isGroup />
        <Stack sx={{ gap: 1 }}>
          <PageHeading
            title={intl.formatMessage(messages.heading)}
            sx={{ fontSize: '1.75rem', overflowWrap: 'anywhere' }}
          >
            {intl.formatMessage(messages.title, { name: groupName })}
          </PageHeading>
          <Text color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {intl.formatMessage(messages.lead, { inviter: inviterName })}
          </Text>
        </Stack>
        <InvitationFacts seen={seen} />
        <InvitationAnswer invitation={invitation} seen={seen} />
      </Stack>
    </InvitationFrame>
  );
});

/** Takes what stands behind the # out of the address, where it would be kept, shared and seen; true until that is done. */
function useToken(invitation: InvitationStore): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') {
      void invitation.look();
      return;
    }
    const token = tokenIn(hash);
    if (token !== null) invitation.take(token);
    void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, invitation, navigate]);
  return hash !== '';
}

/** Where the mail of an invitation leads. */
const InvitationPage = observer(function InvitationPage() {
  const { groups } = useStores();
  const invitationApi = useApi(createInvitationApi);
  const [invitation] = useState(() => new InvitationStore(invitationApi, groups, sessionShelf));
  const isTaking = useToken(invitation);
  const { view, looking } = invitation;
  if (isTaking || view === 'loading') return <InvitationLoading />;
  if (view === 'failed') return <InvitationFailed invitation={invitation} />;
  if (view === 'joined') return <InvitationJoined invitation={invitation} />;
  if (view !== 'open') return <InvitationClosed invitation={invitation} view={view} />;
  return looking.value !== null && <Open invitation={invitation} seen={looking.value} />;
});

export default InvitationPage;
