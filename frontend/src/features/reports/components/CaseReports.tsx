import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { useWhen } from '../../../shared/use-when';
import { oneCaseMessages as messages } from '../cases.messages';
import type { CaseStore } from '../case.store';
import { reasonMessages } from '../report.messages';
import { reportProblems } from '../report-problem.messages';

/** What people wrote, newest first. */
export const CaseReports = observer(function CaseReports(props: {
  readonly store: CaseStore;
  readonly now: number;
}) {
  const { store, now } = props;
  const intl = useIntl();
  const when = useWhen(now);
  const { older } = store;
  return (
    <Stack component="section" aria-labelledby="reports" sx={{ gap: 1.5 }}>
      <Text id="reports" component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
        {intl.formatMessage(messages.reports)}
      </Text>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {store.reports.map(({ receipt, reason, details, email, reportedTime }) => (
          <Box component="li" key={receipt} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
            <Text variant="body2" color="textSecondary">
              {[intl.formatMessage(reasonMessages.name, { reason }), when(reportedTime), receipt].join(' · ')}
            </Text>
            {details === null ? (
              <Text color="textSecondary">{intl.formatMessage(messages.noDetails)}</Text>
            ) : (
              <Text dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {details}
              </Text>
            )}
            {email !== null && (
              <Text variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {email}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {older.error !== null && !older.isPending && (
        <ProblemNote problem={older.error} texts={reportProblems} />
      )}
      {store.hasOlder && (
        <Box>
          <Button variant="outlined" aria-disabled={older.isPending} onClick={() => void store.showOlder()}>
            {intl.formatMessage(messages.older)}
          </Button>
        </Box>
      )}
    </Stack>
  );
});
