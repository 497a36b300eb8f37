import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { useLocalPath, useLocalQuery } from '../../../i18n/use-local-path';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { OtherGroup } from '../../groups';
import type { GroupUsage, Plan } from '../plan';
import { FeaturesPanel } from '../components/FeaturesPanel';
import { PlanPanel } from '../components/PlanPanel';
import { SmallerPlans } from '../components/SmallerPlans';
import { ShrunkNote } from '../components/ShrunkNote';
import { DayPanel, MonthPanel, LastingPanel } from '../components/UsagePanels';
import { usageMessages } from '../usage.messages';

const GRID = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
const ROUND = { borderRadius: '16px' } as const;

/** Where the panels will be. */
const Waiting = observer(function Waiting() {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(usageMessages.loading)}
      </Box>
      <Skeleton variant="rounded" height={132} sx={ROUND} />
      <Box sx={GRID}>
        <Skeleton variant="rounded" height={320} sx={ROUND} />
        <Skeleton variant="rounded" height={480} sx={ROUND} />
      </Box>
    </Stack>
  );
});

interface PanelsProps {
  readonly usage: GroupUsage;
  readonly plan: Plan;
}

const Panels = observer(function Panels({ usage, plan }: PanelsProps) {
  return (
    <Stack sx={{ gap: 3 }}>
      <ShrunkNote usage={usage} plan={plan} />
      <PlanPanel plan={plan} />
      <SmallerPlans plan={plan} />
      <Box sx={GRID}>
        <Stack sx={{ gap: 3 }}>
          <MonthPanel usage={usage} />
          <DayPanel usage={usage} />
          <FeaturesPanel plan={plan} />
        </Stack>
        <LastingPanel usage={usage} plan={plan} />
      </Box>
    </Stack>
  );
});

const Usage = observer(function Usage() {
  const { usage, catalogue, session } = useStores();
  useEffect(() => {
    // Prices are a part that may stay away: what is used does not wait for them.
    void catalogue.load();
    void session.loadCountry();
  }, [catalogue, session]);
  const load = useCallback(() => void Promise.all([usage.load(), usage.loadPlan()]), [usage]);
  useEffect(load, [load, session.groupId]);
  const { request, plan } = usage;
  if (request.value !== null && plan.value !== null) {
    return <Panels usage={request.value} plan={plan.value} />;
  }
  const problem = request.error ?? plan.error;
  if (problem !== null && !request.isPending && !plan.isPending) {
    return <ProblemNote problem={problem} onRetry={load} />;
  }
  return <Waiting />;
});

/** What the group acted in may use and has used; the address may ask for another group of the reader’s. */
const UsagePage = observer(function UsagePage() {
  const intl = useIntl();
  const { session } = useStores();
  const localPath = useLocalPath();
  const [query] = useLocalQuery();
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  if (!session.isSignedIn) {
    const way = new URLSearchParams({ redirect_to: `${PATHS.usage}${search}` });
    return <Navigate to={localPath(`${PATHS.login}?${way.toString()}`)} replace />;
  }
  const title = intl.formatMessage(usageMessages.title);
  const groupId = query.get('group') ?? String(session.groupId);
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        <Text color="textSecondary">{intl.formatMessage(usageMessages.lead)}</Text>
      </Box>
      {groupId === String(session.groupId) ? <Usage /> : <OtherGroup groupId={groupId} />}
    </Stack>
  );
});

export default UsagePage;
