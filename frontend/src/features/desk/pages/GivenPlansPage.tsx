import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { planMessages } from '../../../shared/plan.messages';
import { useApi } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { AdminOnly } from '../../reports';
import { GivePlan } from '../components/GivePlan';
import { GrantList } from '../components/GrantList';
import { FoundGroups, GroupSearch } from '../components/GroupSearch';
import { createGivenPlansApi } from '../create-given-plans.api';
import { planTitleOf } from '../plan-title';
import { givenPlanProblems } from '../given-plan-problems.messages';
import { givenPlanMessages as messages } from '../given-plans.messages';
import { GivenPlansStore } from '../given-plans.store';

const ChosenGroup = observer(function ChosenGroup({ store }: { readonly store: GivenPlansStore }) {
  const intl = useIntl();
  const { chosen, form } = store;
  if (chosen.state === 'idle') return null;
  return (
    <Panel component="section" aria-labelledby="chosen-group">
      <Loaded request={chosen} texts={givenPlanProblems} onRetry={() => void store.find()} height={320}>
        {({ name, groupId, currentPlan, grants }) => (
          <Stack sx={{ gap: 2.5 }}>
            <Box>
              <Text id="chosen-group" component="h2" variant="h2" dir="auto" sx={{ fontSize: '1.25rem' }}>
                {intl.formatMessage(messages.group, { name, groupId: String(groupId) })}
              </Text>
              <Text>
                {intl.formatMessage(messages.current, {
                  plan: intl.formatMessage(planMessages.name, { plan: planTitleOf(currentPlan) }),
                })}
              </Text>
            </Box>
            {form !== null && <GivePlan key={groupId} store={store} form={form} />}
            <Box>
              <Text component="h3" sx={{ fontWeight: 650, mb: 1 }}>
                {intl.formatMessage(messages.history)}
              </Text>
              <GrantList grants={grants} />
            </Box>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
});

const GivenPlans = observer(function GivenPlans() {
  const intl = useIntl();
  const api = useApi(createGivenPlansApi);
  const [store] = useState(() => new GivenPlansStore(api));
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <GroupSearch store={store} />
      <FoundGroups store={store} />
      <ChosenGroup store={store} />
    </PageFrame>
  );
});

/** Gives plans to groups, for those who run the site. */
const GivenPlansPage = observer(function GivenPlansPage() {
  return (
    <AdminOnly>
      <GivenPlans />
    </AdminOnly>
  );
});

export default GivenPlansPage;
