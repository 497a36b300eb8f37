import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { labelProblems } from '../labels-problem.messages';
import { removalMessages } from '../removal.messages';

interface RemovalFailureProps {
  readonly name: string;
  /** Null when nothing failed. */
  readonly code: string | null;
}

/** Why something that was to be deleted is still there. */
export const RemovalFailure = observer(function RemovalFailure({ name, code }: RemovalFailureProps) {
  const intl = useIntl();
  if (code === null) return null;
  const reason = intl.formatMessage(problemText(code, labelProblems));
  return (
    <Text variant="body2" color="error" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      {intl.formatMessage(removalMessages.failed, { name, reason })}
    </Text>
  );
});
