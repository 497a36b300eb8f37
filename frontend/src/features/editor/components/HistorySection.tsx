import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useDepartures } from '../../../shared/use-departures';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { editorProblems } from '../editor-problem.messages';
import { linkChangesMessages } from '../history.messages';
import type { HistoryStore } from '../history.store';
import { useMemberNames } from '../use-member-names';
import { ChangeRow } from './ChangeRow';

const Changes = observer(function Changes({ history }: { readonly history: HistoryStore }) {
  const intl = useIntl();
  const nameOf = useMemberNames();
  const { changes, hasMore, loading } = history;
  if (changes.length === 0) {
    return <Text color="textSecondary">{intl.formatMessage(linkChangesMessages.empty)}</Text>;
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.map((change) => (
          <ChangeRow key={change.changeId} change={change} name={nameOf(change.userId)} history={history} />
        ))}
      </Box>
      {hasMore && (
        <Box>
          <Button color="inherit" aria-disabled={loading.isPending} onClick={() => void history.loadMore()}>
            {intl.formatMessage(linkChangesMessages.more)}
          </Button>
        </Box>
      )}
    </Stack>
  );
});

/** What was changed of the link, by whom and when. */
export const HistorySection = observer(function HistorySection({
  history,
}: {
  readonly history: HistoryStore;
}) {
  const intl = useIntl();
  useDepartures(history.rollBacks);
  return (
    <SettingsSection id="history" title={intl.formatMessage(linkChangesMessages.title)}>
      <Loaded
        request={history.loading}
        texts={editorProblems}
        onRetry={() => void history.load()}
        height={96}
      >
        {() => <Changes history={history} />}
      </Loaded>
    </SettingsSection>
  );
});
