import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import type { Team } from '../people';
import { inviteeMessages, memberMessages, teamPageMessages } from '../team.messages';
import type { TeamStore } from '../team.store';
import { InviteeRow } from './InviteeRow';
import { MemberRow } from './MemberRow';
import { SeatMeter } from './SeatMeter';

interface PartProps {
  readonly team: Team;
  readonly store: TeamStore;
  readonly isAdmin: boolean;
}

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

const Members = observer(function Members({ team, store, isAdmin }: PartProps) {
  const intl = useIntl();
  const hasReadOnly = team.members.some(({ isReadOnly }) => isReadOnly);
  const isAlone = team.members.length === 1 && team.invitees.length === 0;
  const alone = isAlone ? { lead: intl.formatMessage(teamPageMessages.aloneText) } : {};
  return (
    <SettingsSection
      id="members"
      title={intl.formatMessage(memberMessages.heading)}
      {...(hasReadOnly ? { lead: intl.formatMessage(memberMessages.readOnlyText) } : alone)}
    >
      <Box component="ul" sx={LIST}>
        {team.members.map((member) => (
          <MemberRow key={member.userId} member={member} store={store} isManaged={isAdmin} />
        ))}
      </Box>
    </SettingsSection>
  );
});

const Invitees = observer(function Invitees({ team, store, isAdmin }: PartProps) {
  const intl = useIntl();
  return (
    <SettingsSection
      id="invitations"
      title={intl.formatMessage(inviteeMessages.heading)}
      {...(isAdmin ? {} : { lead: intl.formatMessage(inviteeMessages.hiddenText) })}
    >
      <Box component="ul" sx={LIST}>
        {team.invitees.map((invitee) => (
          <InviteeRow key={invitee.invitationId} invitee={invitee} store={store} isManaged={isAdmin} />
        ))}
      </Box>
    </SettingsSection>
  );
});

type TeamBodyProps = Omit<PartProps, 'isAdmin'>;

/** Who is in the group, who is asked in, and how many more there may be. */
export const TeamBody = observer(function TeamBody({ team, store }: TeamBodyProps) {
  const { session } = useStores();
  const isAdmin = team.members.some((member) => member.userId === session.userId && member.isAdmin);
  return (
    <Stack sx={{ gap: 3 }}>
      <Panel>
        <SeatMeter team={team} />
      </Panel>
      <Members team={team} store={store} isAdmin={isAdmin} />
      {team.invitees.length > 0 && <Invitees team={team} store={store} isAdmin={isAdmin} />}
    </Stack>
  );
});
