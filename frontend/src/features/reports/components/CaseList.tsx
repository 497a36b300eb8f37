import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { useNow } from '../../../shared/use-now';
import type { CaseState } from '../cases.api';
import { caseMessages as messages } from '../cases.messages';
import type { CasesStore } from '../cases.store';
import { reportProblems } from '../report-problem.messages';
import { CaseCard } from './CaseCard';

const MINUTE_MS = 60_000;

interface CaseListProps {
  readonly store: CasesStore;
  readonly state: CaseState;
}

/** Reported links in one state. */
export const CaseList = observer(function CaseList({ store, state }: CaseListProps) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const { more } = store;
  if (store.cases.length === 0) {
    return (
      <Notice
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText, { state })}
      />
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0 }}>
        {store.cases.map((abuse) => (
          <CaseCard key={abuse.caseId} abuse={abuse} now={now} />
        ))}
      </Box>
      {more.error !== null && !more.isPending && <ProblemNote problem={more.error} texts={reportProblems} />}
      {store.hasMore && (
        <Box>
          <Button variant="outlined" aria-disabled={more.isPending} onClick={() => void store.showMore()}>
            {intl.formatMessage(messages.more)}
          </Button>
        </Box>
      )}
    </Stack>
  );
});
