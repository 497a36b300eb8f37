import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { WhenNear } from '../../../shared/ui/WhenNear';
import { accountProblems } from '../account-problem.messages';
import { createWeeklyReportsApi } from '../create-weekly-reports.api';
import { weeklyMessages as messages } from '../weekly-reports.messages';
import { WeeklyReportsStore } from '../weekly-reports.store';

const HEIGHT = 48;

const Groups = observer(function Groups() {
  const intl = useIntl();
  const api = useApi(createWeeklyReportsApi);
  const [store] = useState(() => new WeeklyReportsStore(api));
  useEffect(() => void store.load(), [store]);
  const { failure, request } = store;
  return (
    <Stack sx={{ gap: 1 }}>
      <Loaded request={request} texts={accountProblems} onRetry={() => void store.load()} height={HEIGHT}>
        {(groups) => (
          <Stack>
            {groups.map((group) => (
              <Switch
                key={group.groupId}
                label={group.name}
                hint={group.isPaused && store.isOn(group) ? intl.formatMessage(messages.paused) : ''}
                isOn={store.isOn(group)}
                onChange={(isOn) => void store.choose(group, isOn)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      {failure !== null && <ProblemNote problem={failure} texts={accountProblems} />}
    </Stack>
  );
});

/** Off for each group until the person turns it on. */
export const WeeklyReportsSection = observer(function WeeklyReportsSection() {
  const intl = useIntl();
  return (
    <SettingsSection
      id="weekly-report"
      title={intl.formatMessage(messages.section)}
      lead={intl.formatMessage(messages.lead)}
    >
      <WhenNear height={HEIGHT}>
        <Groups />
      </WhenNear>
    </SettingsSection>
  );
});
