import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Box } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { OpenInvitation } from '../account.api';
import { ownInvitationMessages } from '../invitations.messages';
import { OpenInvitationsStore } from '../open-invitations.store';
import { InvitationRow } from './InvitationRow';

const PROBLEMS = {
  'teams.invitation-does-not-exist': ownInvitationMessages.closed,
  'teams.invitation-accepted': ownInvitationMessages.closed,
  'teams.invitation-declined': ownInvitationMessages.closed,
  'teams.invitation-expired': ownInvitationMessages.closed,
};

/** What others ask the reader to join, with the answers; nothing where there is none. */
export const OpenInvitations = observer(function OpenInvitations() {
  const intl = useIntl();
  const announce = useAnnounce();
  const { accountApi, groups } = useStores();
  const [store] = useState(() => new OpenInvitationsStore(accountApi));
  useEffect(() => void store.load(), [store]);
  const { list, answering } = store;
  const problem = answering.isPending ? null : answering.error;
  const open = list.value ?? [];

  const answer = async (invitation: OpenInvitation, what: 'accept' | 'decline'): Promise<void> => {
    if (!(await store.answer(invitation, what))) return;
    const text = what === 'accept' ? ownInvitationMessages.accepted : ownInvitationMessages.declined;
    announce(intl.formatMessage(text, { name: invitation.groupName }));
    if (what === 'accept') await groups.load();
  };

  if (open.length === 0 && problem === null) return null;
  return (
    <Box sx={{ width: '100%', bgcolor: 'soft.primary', borderRadius: 2, p: 2 }}>
      <Text component="h3" variant="h3">
        {intl.formatMessage(ownInvitationMessages.title)}
      </Text>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {open.map((invitation) => (
          <InvitationRow
            key={invitation.invitationId}
            invitation={invitation}
            isBusy={answering.isPending}
            onAnswer={(what) => void answer(invitation, what)}
          />
        ))}
      </Box>
      {problem !== null && <ProblemNote problem={problem} texts={PROBLEMS} />}
    </Box>
  );
});
