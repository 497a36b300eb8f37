import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { problemText } from '../../../shared/ui/problem.messages';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { BatchTask } from '../batch.api';
import { batchProblems } from '../batch-problem.messages';
import { taskMessages as messages } from '../task.messages';

/** A file of which nothing came: why, and what can be done. */
export const TaskEnd = observer(function TaskEnd({ task }: { readonly task: BatchTask }) {
  const intl = useIntl();
  const { failure } = task;
  if (failure === null) {
    return (
      <Section title={intl.formatMessage(messages.aborted)}>
        <Text>{intl.formatMessage(messages.abortedText)}</Text>
      </Section>
    );
  }
  const problem = intl.formatMessage(problemText(failure.code, batchProblems));
  return (
    <Section title={intl.formatMessage(messages.failed)}>
      <Text>
        {failure.row === null
          ? problem
          : intl.formatMessage(messages.failedRow, { row: failure.row, problem })}
      </Text>
      {task.created === 0 && <Text color="textSecondary">{intl.formatMessage(messages.failedNext)}</Text>}
    </Section>
  );
});
