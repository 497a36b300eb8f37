import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { OtherGroup } from '../../../app/group-page/OtherGroup';
import { pageMessages, stateMessages } from '../analytics.messages';
import { DailyPanel } from './DailyPanel';
import { EmptyPanel } from './EmptyPanel';
import { HourlyPanel } from './HourlyPanel';
import { LinkFacts } from './LinkFacts';
import type { ReportProps } from './report-props';
import { ReportSkeleton } from './ReportSkeleton';
import { TotalsPanel } from './TotalsPanel';

const NoReport = observer(function NoReport({ isDeleted }: { readonly isDeleted: boolean }) {
  const intl = useIntl();
  const { deletedTitle, deletedText, missingTitle, missingText } = stateMessages;
  return (
    <Notice
      title={intl.formatMessage(isDeleted ? deletedTitle : missingTitle)}
      text={intl.formatMessage(isDeleted ? deletedText : missingText)}
    >
      <ButtonLink to="/" variant="contained">
        {intl.formatMessage(pageMessages.back)}
      </ButtonLink>
    </Notice>
  );
});

const Numbers = observer(function Numbers(props: ReportProps) {
  const intl = useIntl();
  const { store } = props;
  const { value: overview } = store.overview;
  if (overview === null) return null;
  return (
    <Stack sx={{ gap: 3 }}>
      <LinkFacts overview={overview} />
      {store.isStale && (
        <Text role="status" variant="body2" color="textSecondary">
          {intl.formatMessage(pageMessages.stale)}
        </Text>
      )}
      {store.view === 'empty' ? (
        <EmptyPanel overview={overview} />
      ) : (
        <>
          <TotalsPanel overview={overview} />
          <DailyPanel {...props} />
          <HourlyPanel {...props} />
        </>
      )}
    </Stack>
  );
});

export const ReportBody = observer(function ReportBody(props: ReportProps) {
  const { store } = props;
  const { problem } = store;
  const holder = store.holder.value;
  switch (store.view) {
    case 'loading':
      return <ReportSkeleton />;
    case 'elsewhere':
      return holder && <OtherGroup groupId={String(holder.groupId)} />;
    case 'missing':
      return <NoReport isDeleted={false} />;
    case 'deleted':
      return <NoReport isDeleted />;
    case 'failed':
      return problem && <ProblemNote problem={problem} onRetry={() => store.retry()} />;
    default:
      return <Numbers {...props} />;
  }
});
