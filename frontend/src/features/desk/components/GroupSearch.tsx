import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { Text } from '../../../shared/ui/text';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { givenPlanProblems } from '../given-plan-problems.messages';
import { givenPlanMessages as messages } from '../given-plans.messages';
import type { GivenPlansStore } from '../given-plans.store';

interface StoreProps {
  readonly store: GivenPlansStore;
}

/** The field that groups are found by. */
export const GroupSearch = observer(function GroupSearch({ store }: StoreProps) {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const { error, isPending } = store.found;
  const problem = error?.fields[0]?.code ?? error?.code ?? null;
  return (
    <Panel
      component="form"
      role="search"
      noValidate
      {...composing}
      onSubmit={(event) => {
        event.preventDefault();
        if (store.q.trim() !== '') void store.find();
      }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}>
        <Box sx={{ flex: 1 }}>
          <TextField
            label={intl.formatMessage(messages.q)}
            value={store.q}
            onChange={(q) => store.ask(q)}
            error={
              problem === null || isPending
                ? null
                : intl.formatMessage(problemText(problem, givenPlanProblems))
            }
          />
        </Box>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isPending}
          sx={{ minHeight: 56, mt: { sm: 3.5 } }}
        >
          {intl.formatMessage(messages.find)}
        </Button>
      </Stack>
    </Panel>
  );
});

/** Groups to choose from; none when one alone was found. */
export const FoundGroups = observer(function FoundGroups({ store }: StoreProps) {
  const intl = useIntl();
  const groups = store.found.value;
  if (groups === null || store.found.isPending) return null;
  if (groups.length === 0) {
    return (
      <Notice title={intl.formatMessage(messages.nobody)} text={intl.formatMessage(messages.nobodyText)} />
    );
  }
  if (groups.length === 1) return null;
  return (
    <Stack component="ul" aria-label={intl.formatMessage(messages.groups)} sx={{ gap: 1, p: 0, m: 0 }}>
      {groups.map((group) => (
        <Box component="li" key={group.groupId} sx={{ listStyle: 'none' }}>
          <Button
            fullWidth
            variant="outlined"
            color="inherit"
            aria-pressed={store.chosen.value?.groupId === group.groupId}
            onClick={() => void store.choose(group.groupId)}
            sx={{ justifyContent: 'space-between', gap: 2, minHeight: 48 }}
          >
            <Text component="span" dir="auto" noWrap>
              {intl.formatMessage(messages.group, { name: group.name, groupId: String(group.groupId) })}
            </Text>
            <Text component="span" variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
              {intl.formatMessage(messages.members, { count: group.memberCount })}
            </Text>
          </Button>
        </Box>
      ))}
    </Stack>
  );
});
