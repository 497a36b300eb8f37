import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { SearchIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { accountProblems } from '../account-problem.messages';
import { questionOf } from '../log-texts';
import { MemberLogStore } from '../member-log.store';
import { logMessages } from '../member-log.messages';
import { useLogSearch } from '../use-log-search';
import { LogEntries } from './LogEntries';

interface LogProps {
  readonly log: MemberLogStore;
}

/** No plan keeps the log longer. */
const LONGEST_RETENTION_DAYS = 30;

const Retention = observer(function Retention({ log }: LogProps) {
  const intl = useIntl();
  if (log.retentionDays === null) return null;
  return (
    <Text variant="body2" color="textSecondary">
      <Box component="span" sx={{ mr: 1 }}>
        {intl.formatMessage(logMessages.kept, { days: log.retentionDays })}
      </Box>
      {log.retentionDays < LONGEST_RETENTION_DAYS && (
        <AppLink to="/pricing" underline="always">
          {intl.formatMessage(logMessages.longer)}
        </AppLink>
      )}
    </Text>
  );
});

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
      {older.error !== null && !older.isPending && (
        <ProblemNote problem={older.error} texts={accountProblems} />
      )}
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

const Content = observer(function Content({ log, q, onClear }: ContentProps) {
  const intl = useIntl();
  const { error } = log.first;
  switch (log.view) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return error && <ProblemNote problem={error} texts={accountProblems} onRetry={log.retry} />;
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
          title={intl.formatMessage(logMessages.nothingTitle, { q })}
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

/** The log with its search. */
export const MemberLog = observer(function MemberLog() {
  const intl = useIntl();
  const { accountApi } = useStores();
  const [log] = useState(() => new MemberLogStore(accountApi));
  const { q, text, type, clear, submit } = useLogSearch();
  const question = questionOf(q, intl.formatMessage);
  useEffect(() => void log.show(question), [log, question]);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack sx={{ gap: 1 }}>
        <Box
          component="form"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          sx={{ maxWidth: 480 }}
        >
          <TextField
            label={intl.formatMessage(logMessages.search)}
            isLabelHidden
            type="search"
            inputMode="search"
            placeholder={intl.formatMessage(logMessages.searchExample)}
            value={text}
            onChange={type}
            before={<SearchIcon sx={{ color: 'text.secondary', mr: 1 }} />}
          />
        </Box>
        <Retention log={log} />
      </Stack>
      <Content log={log} q={q} onClear={clear} />
    </Stack>
  );
});
