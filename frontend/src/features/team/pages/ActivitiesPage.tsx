import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { GroupPage } from '../../groups';
import { LogView, PeopleContext } from '../../log';
import { createTeamApi } from '../create-team.api';
import { activityMessages } from '../activities.messages';
import { ActivityExportButton } from '../components/ActivityExportButton';
import { KeptFor } from '../components/KeptFor';
import { TeamTabs } from '../components/TeamTabs';
import { memberName } from '../member-name';
import type { Team } from '../people';

const retention = (days: number) => <KeptFor days={days} />;

interface ActivitiesProps {
  /** Admins see everybody's part, others their own. */
  readonly isAdmin: boolean;
}

const Content = observer(function Content({ isAdmin }: ActivitiesProps) {
  const { session } = useStores();
  const teamApi = useApi(createTeamApi);
  const { groupId } = session;
  const [team] = useState(() => new Request<Team>());
  // Without the names of members their numbers stand in the log.
  useEffect(() => void team.run(() => teamApi.team(groupId)), [team, teamApi, groupId]);
  const members = team.value?.members ?? [];
  return (
    <PeopleContext value={new Map(members.map((member) => [member.userId, memberName(member)]))}>
      <LogView
        load={(question) => teamApi.activities(groupId, question)}
        hasMembers={isAdmin}
        retention={retention}
      />
    </PeopleContext>
  );
});

const Activities = observer(function Activities({ isAdmin }: ActivitiesProps) {
  const intl = useIntl();
  return (
    <GroupPage
      title={intl.formatMessage(activityMessages.title)}
      lead={intl.formatMessage(isAdmin ? activityMessages.lead : activityMessages.ownLead)}
      action={<ActivityExportButton hasMembers={isAdmin} />}
    >
      <TeamTabs isLog />
      <Content isAdmin={isAdmin} />
    </GroupPage>
  );
});

/** What the members of a group did; `userId` in the address is the group's id. */
const ActivitiesPage = observer(function ActivitiesPage() {
  const { session } = useStores();
  const { userId, groupId, info } = session;
  return <Activities key={`${userId}/${groupId}`} isAdmin={info?.groupLevel === 2} />;
});

export default ActivitiesPage;
