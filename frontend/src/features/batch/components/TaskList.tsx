import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import type { Request } from '../../../shared/request';
import { AppLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import type { BatchTask, BatchTasks } from '../batch.api';
import { batchProblems } from '../batch-problem.messages';
import { sizeText } from '../file-size';
import { taskMessages as messages } from '../task.messages';
import { inOrder } from '../task-state';
import { PhaseChip } from './PhaseChip';

const HEIGHT = 160;
const MINUTE_MS = 60_000;
const BETWEEN_FACTS = ' · ';
const ENDED: readonly BatchTask['phase'][] = ['done', 'undone'];

interface TaskListProps {
  readonly request: Request<BatchTasks>;
  readonly onRetry: () => void;
  /** The one that the page shows. */
  readonly shownId?: string;
}

const Item = observer(function Item({
  task,
  isShown,
}: {
  readonly task: BatchTask;
  readonly isShown: boolean;
}) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  const { externalId, name, size, phase, rows, created, skipped, failed, createdAt } = task;
  return (
    <Stack component="li" sx={{ gap: 0.25, py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <AppLink
          to={pathTo('bulkResult', externalId)}
          aria-current={isShown ? 'page' : undefined}
          dir="auto"
          sx={{ fontWeight: 650, overflowWrap: 'anywhere', py: 0.5 }}
        >
          {name}
        </AppLink>
        <PhaseChip phase={phase} />
      </Stack>
      <Text variant="body2" color="textSecondary">
        {[
          ENDED.includes(phase)
            ? intl.formatMessage(messages.outcome, { created, skipped, failed })
            : intl.formatMessage(messages.rowsOf, { rows }),
          intl.formatMessage(messages.facts, { size: sizeText(intl, size), when: when(createdAt) }),
        ].join(BETWEEN_FACTS)}
      </Text>
    </Stack>
  );
});

/** The files of the group, newest first. */
export const TaskList = observer(function TaskList({ request, onRetry, shownId }: TaskListProps) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.past)}>
      <Loaded request={request} texts={batchProblems} onRetry={onRetry} height={HEIGHT}>
        {(tasks) => {
          const all = inOrder(tasks);
          if (all.length === 0) {
            return <Text color="textSecondary">{intl.formatMessage(messages.none)}</Text>;
          }
          return (
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {all.map((task) => (
                <Item key={task.externalId} task={task} isShown={task.externalId === shownId} />
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Section>
  );
});
