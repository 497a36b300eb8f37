import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OtherGroup } from '../../groups';
import { useStores } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { analyticsPageMessages } from '../analytics.messages';
import type { DashboardProps } from '../dashboard-props';
import type { LinkStore } from '../link.store';
import type { ClickReport } from '../report';
import { Breakdowns } from './Breakdowns';
import { ChartPanel } from './ChartPanel';
import { EmptyPanel } from './EmptyPanel';
import { ReportFilterChips } from './ReportFilterChips';
import { LockedRanges } from './LockedRanges';
import { LeadPreview } from './LeadPreview';
import { Deleted, FilterHidden, LockedRange, Missing, NothingInRange, Private } from './Notices';
import { ReportSkeleton } from './ReportSkeleton';
import { Toolbar } from './Toolbar';
import { UtmCard } from './lazy-utm-card';
import { TopLinks } from './TopLinks';
import { TotalsPanel } from './TotalsPanel';

const Numbers = observer(function Numbers(props: DashboardProps) {
  const intl = useIntl();
  const { store } = props;
  const report = store.report.value;
  if (report === null) return <ReportSkeleton />;
  const reportProps = { ...props, report };
  const isEmpty = Object.values(report.hits).every((count) => count === 0);
  return (
    <Stack aria-busy={store.isCatchingUp} sx={{ gap: { xs: 1.5, sm: 2 } }}>
      {store.isStale && (
        <Text role="status" variant="body2" color="textSecondary">
          {intl.formatMessage(analyticsPageMessages.stale)}
        </Text>
      )}
      {report.partial !== null && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(analyticsPageMessages.partial, {
            counted: report.partial.countedLinks,
            all: report.partial.allLinks,
          })}
        </Text>
      )}
      <TotalsPanel {...reportProps} />
      {isEmpty ? (
        <NothingInRange {...props} />
      ) : (
        <>
          <ChartPanel {...reportProps} />
          <LockedRanges {...reportProps} />
          <Breakdowns {...reportProps} />
        </>
      )}
      {store.subject.kind !== 'link' && <TopLinks {...reportProps} />}
      {!isEmpty && <UtmCard {...reportProps} />}
    </Stack>
  );
});

const Shown = observer(function Shown(props: DashboardProps) {
  const { view } = props.store;
  if (view === 'locked') return <LockedRange {...props} />;
  return view === 'filtered' ? <FilterHidden {...props} /> : <Numbers {...props} />;
});

/** What the numbers are about, with the report once it has come. */
export type ReportFacts = (report: ClickReport | null) => ReactNode;

interface FrameProps extends DashboardProps {
  readonly facts: ReportFacts;
}

const Ready = observer(function Ready({ facts, ...props }: FrameProps) {
  const { store } = props;
  const overview = store.link?.overview.value ?? null;
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 2 } }}>
      {facts(store.report.value)}
      {store.view === 'empty' && overview !== null ? (
        <EmptyPanel overview={overview} />
      ) : (
        <>
          <Toolbar {...props} />
          <ReportFilterChips {...props} />
          <Shown {...props} />
        </>
      )}
    </Stack>
  );
});

interface LinkProps {
  readonly link: LinkStore;
}

const Elsewhere = observer(function Elsewhere({ link: { holderId } }: LinkProps) {
  return holderId !== null && <OtherGroup groupId={String(holderId)} />;
});

/** Of a link whose numbers its reader does not see: where it leads. */
const FromOutside = observer(function FromOutside({ link: { destination } }: LinkProps) {
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 2 } }}>
      {destination.value !== null && <LeadPreview destination={destination.value} />}
      <Private />
    </Stack>
  );
});

/** Everything below the heading: the numbers, or what stands in their place. */
export const Dashboard = observer(function Dashboard(props: FrameProps) {
  const { store } = props;
  const { session } = useStores();
  const { problem } = store;
  switch (store.view) {
    case 'loading':
      return <ReportSkeleton />;
    case 'elsewhere':
      return store.link && <Elsewhere link={store.link} />;
    case 'missing':
      return store.link !== null && !session.isSignedIn ? (
        <Private />
      ) : (
        <Missing isLink={store.link !== null} />
      );
    case 'private':
      return store.link && <FromOutside link={store.link} />;
    case 'deleted':
      return <Deleted />;
    case 'failed':
      return problem && <ProblemNote problem={problem} onRetry={() => store.retry()} />;
    default:
      return (
        <Box sx={{ '@media print': { '& *': { printColorAdjust: 'exact' } } }}>
          <Ready {...props} />
        </Box>
      );
  }
});
