import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Box, Stack } from '../../../shared/ui/layout';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { inviteMessages } from '../invite.messages';
import { InviteStore } from '../invite.store';
import { memberMessages } from '../team.messages';
import type { TeamStore } from '../team.store';
import { AddressField } from './AddressField';
import { LargerPlan } from './LargerPlan';
import { SentInvitations } from './SentInvitations';
import { TeamProblem } from './TeamProblem';

const ROLES = ['general', 'admin'] as const;

interface FormProps {
  readonly store: InviteStore;
}

const RoleField = observer(function RoleField({ store }: FormProps) {
  const intl = useIntl();
  const text = store.isAdmin ? inviteMessages.adminText : inviteMessages.generalText;
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Text sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{intl.formatMessage(inviteMessages.role)}</Text>
      <Segments
        label={intl.formatMessage(inviteMessages.role)}
        choices={ROLES.map((value) => ({ value, label: intl.formatMessage(memberMessages[value]) }))}
        chosen={store.isAdmin ? 'admin' : 'general'}
        onChoose={(role) => store.setAdmin(role === 'admin')}
      />
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(text)}
      </Text>
    </Stack>
  );
});

/** What the plan still has room for, before anybody runs into it. */
const SeatsNeeded = observer(function SeatsNeeded({ store, used }: FormProps & { readonly used: number }) {
  const intl = useIntl();
  const { seatsLeft, isTooMany, seatsNeeded } = store;
  if (seatsLeft === null) return null;
  return (
    <Box role="status">
      <Text variant="body2" sx={{ fontWeight: 600 }} color={isTooMany ? 'error' : 'textPrimary'}>
        {intl.formatMessage(inviteMessages.seats, { count: seatsNeeded, left: seatsLeft })}
      </Text>
      {(isTooMany || seatsLeft === 0) && (
        <>
          <Text variant="body2">{intl.formatMessage(inviteMessages.tooMany)}</Text>
          <LargerPlan members={used + Math.max(seatsNeeded, 1)} />
        </>
      )}
    </Box>
  );
});

interface InviteDialogProps {
  readonly team: TeamStore;
  readonly onClose: () => void;
}

export const InviteDialog = observer(function InviteDialog({ team, onClose }: InviteDialogProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { api, groupId } = team;
  const [store] = useState(() => new InviteStore(api, { groupId, seatsLeft: team.seatsLeft }));
  const { error, isPending, value: sent, state } = store.sending;
  const send = async (): Promise<void> => {
    if ((await store.send(intl.locale)) === null) return;
    announce(intl.formatMessage(inviteMessages.sentTitle));
    await team.load();
  };
  if (state === 'done' && sent !== null) return <SentInvitations sent={sent} onClose={onClose} />;
  const shown = error !== null && !isPending && store.problem === null ? error : null;
  return (
    <Dialog
      title={intl.formatMessage(inviteMessages.title)}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {intl.formatMessage(isPending ? inviteMessages.sending : inviteMessages.send)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <AddressField store={store} />
        <RoleField store={store} />
        <SeatsNeeded store={store} used={team.team?.seats.used ?? 0} />
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(inviteMessages.mail)}
        </Text>
        {shown !== null && <TeamProblem problem={shown} seats={store.seatsNeeded} />}
      </Stack>
    </Dialog>
  );
});
