import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Loaded } from '../../../shared/ui/Loaded';
import { GroupPage } from '../../groups';
import { createTeamApi } from '../create-team.api';
import { InviteDialog } from '../components/InviteDialog';
import { TeamBody } from '../components/TeamBody';
import { TeamTabs } from '../components/TeamTabs';
import { teamPageMessages } from '../team.messages';
import { teamProblems } from '../team-problem.messages';
import { TeamStore } from '../team.store';

const Content = observer(function Content({ store }: { readonly store: TeamStore }) {
  const { groups } = useStores();
  useEffect(() => void store.load(), [store]);
  // Whether this is the reader's home decides what they are offered.
  useEffect(() => void groups.load(), [groups]);
  return (
    <Loaded request={store.request} texts={teamProblems} onRetry={() => void store.load()} height={320}>
      {(team) => <TeamBody team={store.team ?? team} store={store} />}
    </Loaded>
  );
});

const Team = observer(function Team() {
  const intl = useIntl();
  const { session } = useStores();
  const teamApi = useApi(createTeamApi);
  const [store] = useState(() => new TeamStore(teamApi, session.groupId));
  const [isInviting, setInviting] = useState(false);
  const invite = (): void => setInviting(true);
  return (
    <GroupPage
      title={intl.formatMessage(teamPageMessages.title)}
      lead={intl.formatMessage(teamPageMessages.lead)}
      action={
        session.info?.groupLevel === 2 && (
          <Button variant="contained" onClick={invite}>
            {intl.formatMessage(teamPageMessages.invite)}
          </Button>
        )
      }
    >
      <TeamTabs />
      <Content store={store} />
      {isInviting && <InviteDialog team={store} onClose={() => setInviting(false)} />}
    </GroupPage>
  );
});

/** Who works together in a group; `userId` in the address is the group's id. */
const TeamPage = observer(function TeamPage() {
  const { session } = useStores();
  return <Team key={`${session.userId}/${session.groupId}`} />;
});

export default TeamPage;
