import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { useDepartures } from '../../../shared/use-departures';
import { Request } from '../../../shared/request';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { createTeamApi, type Team } from '../../team';
import { editorProblems } from '../editor-problem.messages';
import { historyMessages } from '../history.messages';
import type { HistoryStore } from '../history.store';
import { ChangeRow } from './ChangeRow';

/** Names of the group's members, as far as they are known. */
function useNames(): (userId: number) => string {
  const intl = useIntl();
  const { session } = useStores();
  const { groupId } = session;
  const teamApi = useApi(createTeamApi);
  const [team] = useState(() => new Request<Team>());
  useEffect(() => void team.run(() => teamApi.team(groupId)), [team, teamApi, groupId]);
  return (userId) => {
    const member = team.value?.members.find((each) => each.userId === userId);
    if (member !== undefined) return member.name === '' ? member.email : member.name;
    return team.value === null ? '…' : intl.formatMessage(historyMessages.formerMember);
  };
}

const Changes = observer(function Changes({ history }: { readonly history: HistoryStore }) {
  const intl = useIntl();
  const nameOf = useNames();
  const { changes, hasMore, loading } = history;
  if (changes.length === 0) {
    return <Text color="textSecondary">{intl.formatMessage(historyMessages.empty)}</Text>;
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
            {intl.formatMessage(historyMessages.more)}
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
    <SettingsSection id="history" title={intl.formatMessage(historyMessages.title)}>
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
