import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { planMessages } from '../../../shared/plan.messages';
import { Request } from '../../../shared/request';
import { AppLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { GroupPage } from '../../groups';
import { createTeamApi } from '../create-team.api';
import { SettingsFacts } from '../components/SettingsFacts';
import { SettingsForm } from '../components/SettingsForm';
import { settingsMessages } from '../group-settings.messages';
import { settingsProblems } from '../settings-problem.messages';
import type { GroupSettings } from '../team.api';

const PlanSection = observer(function PlanSection() {
  const intl = useIntl();
  const { session } = useStores();
  const plan = intl.formatMessage(planMessages.name, { plan: session.info?.displayPlan ?? '' });
  return (
    <SettingsSection id="plan" title={intl.formatMessage(settingsMessages.plan)}>
      <Text>{intl.formatMessage(settingsMessages.planText, { plan })}</Text>
      <AppLink to={PATHS.usage} underline="always">
        {intl.formatMessage(settingsMessages.toUsage)}
      </AppLink>
    </SettingsSection>
  );
});

const Content = observer(function Content() {
  const { session } = useStores();
  const teamApi = useApi(createTeamApi);
  const { groupId } = session;
  const [settings] = useState(() => new Request<GroupSettings>());
  const load = useCallback(
    () => void settings.run(() => teamApi.settings(groupId)),
    [settings, teamApi, groupId],
  );
  useEffect(load, [load]);
  return (
    <Stack sx={{ gap: 3 }}>
      <Loaded request={settings} texts={settingsProblems} onRetry={load} height={480}>
        {(known) =>
          known.callingFrom === null ? <SettingsFacts settings={known} /> : <SettingsForm settings={known} />
        }
      </Loaded>
      <PlanSection />
    </Stack>
  );
});

/** How a group is set up; `userId` in the address is the group's id. */
const GroupSettingsPage = observer(function GroupSettingsPage() {
  const intl = useIntl();
  const { session } = useStores();
  const isAdmin = session.info?.groupLevel === 2;
  return (
    <GroupPage
      title={intl.formatMessage(settingsMessages.title)}
      lead={intl.formatMessage(isAdmin ? settingsMessages.lead : settingsMessages.readLead)}
    >
      <Content key={`${session.userId}/${session.groupId}`} />
    </GroupPage>
  );
});

export default GroupSettingsPage;
