import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import type { LogStore } from '../log.store';
import { logMessages } from '../log.messages';
import { LogEntries } from './LogEntries';

interface LogProps {
  readonly log: LogStore;
}

const Loading = observer(function Loading() {
  const intl = useIntl();
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(logMessages.loading)}
      </Box>
      <Skeleton variant="rounded" height={360} sx={{ borderRadius: '16px' }} />
    </>
  );
});

const Found = observer(function Found({ log }: LogProps) {
  const intl = useIntl();
  const { older } = log;
  return (
    <Stack sx={{ gap: 2, opacity: log.first.isPending ? 0.6 : 1 }}>
      <Text role="status" variant="body2" color="textSecondary">
        {intl.formatMessage(log.hasOlder ? logMessages.newest : logMessages.count, {
          count: log.entries.length,
        })}
      </Text>
      <LogEntries entries={log.entries} />
      {older.error !== null && !older.isPending && <ProblemNote problem={older.error} />}
      {log.hasOlder && (
        <Box sx={{ display: 'grid', placeItems: 'center' }}>
          <Button variant="outlined" aria-disabled={older.isPending} onClick={() => void log.showOlder()}>
            {intl.formatMessage(logMessages.older)}
          </Button>
        </Box>
      )}
    </Stack>
  );
});

interface ContentProps extends LogProps {
  /** As it was typed. */
  readonly q: string;
  readonly onClear: () => void;
}

/** What was found, or what stands in its place. */
export const LogContent = observer(function LogContent({ log, q, onClear }: ContentProps) {
  const intl = useIntl();
  const { error } = log.first;
  switch (log.view) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return error && <ProblemNote problem={error} onRetry={log.retry} />;
    case 'empty':
      return (
        <Notice
          title={intl.formatMessage(logMessages.emptyTitle)}
          text={intl.formatMessage(logMessages.emptyText)}
        />
      );
    case 'nothing-found':
      return (
        <Notice
          title={
            q === ''
              ? intl.formatMessage(logMessages.nothingOfMember)
              : intl.formatMessage(logMessages.nothingTitle, { q })
          }
          text={intl.formatMessage(logMessages.nothingText)}
        >
          <Button variant="contained" onClick={onClear}>
            {intl.formatMessage(logMessages.clear)}
          </Button>
        </Notice>
      );
    default:
      return <Found log={log} />;
  }
});
