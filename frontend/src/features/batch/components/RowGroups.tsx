import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Loaded } from '../../../shared/ui/Loaded';
import { Box, Stack } from '../../../shared/ui/layout';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { TagColor } from '../../../shared/ui/theme/tag-palette';
import { WordChip } from '../../../shared/ui/WordChip';
import type { RowGroup } from '../batch.api';
import { batchProblems, rowProblems } from '../batch-problem.messages';
import { taskResultMessages as messages, taskMessages } from '../task.messages';
import type { BatchTaskStore } from '../task.store';

const HEIGHT = 160;
const BETWEEN_CELLS = ' · ';

/** Other results are neither good nor bad. */
const COLORS: Readonly<Partial<Record<string, TagColor>>> = {
  create: 'green',
  created: 'green',
  fail: 'red',
  failed: 'red',
};

/** Why, in the words of the reader; in those of the server, which speaks English, where there are no others. */
const Reason = observer(function Reason({ group }: { readonly group: RowGroup }) {
  const intl = useIntl();
  const { code, flag, message } = group;
  const known = code === null ? undefined : rowProblems[code];
  if (known !== undefined) return <Text>{intl.formatMessage(known)}</Text>;
  if (message !== null) return <Text lang="en">{message}</Text>;
  return flag === null ? null : <Text>{intl.formatMessage(messages.flag, { flag })}</Text>;
});

const Group = observer(function Group({ group }: { readonly group: RowGroup }) {
  const intl = useIntl();
  const { status, rows, firstRow, column, sample } = group;
  return (
    <Stack component="li" sx={{ gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <WordChip color={COLORS[status] ?? 'gray'}>
          {intl.formatMessage(messages.status, { status })}
        </WordChip>
        <Text sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {intl.formatMessage(taskMessages.rowsOf, { rows })}
        </Text>
      </Stack>
      <Reason group={group} />
      <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {intl.formatMessage(messages.firstRow, {
          row: firstRow,
          hasColumn: column !== null,
          column: column ?? '',
        })}
        <Box component="span" dir="auto" sx={{ ml: 1 }}>
          {sample.filter((cell) => cell !== '').join(BETWEEN_CELLS)}
        </Box>
      </Text>
    </Stack>
  );
});

/** Rows alike, with the first of each kind: enough to see what is wrong with a file without opening it. */
export const RowGroups = observer(function RowGroups({ store }: { readonly store: BatchTaskStore }) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.rows)}>
      <Loaded
        request={store.overview}
        texts={batchProblems}
        onRetry={() => void store.loadOverview()}
        height={HEIGHT}
      >
        {({ groups }) =>
          groups.length === 0 ? (
            <Text color="textSecondary">{intl.formatMessage(messages.purged)}</Text>
          ) : (
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {groups.map((group) => (
                <Group key={`${group.status} ${group.code ?? ''} ${group.flag ?? ''}`} group={group} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
});
