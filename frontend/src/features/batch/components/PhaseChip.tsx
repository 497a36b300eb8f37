import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { WordChip } from '../../../shared/ui/WordChip';
import type { TagColor } from '../../../shared/ui/theme/tag-palette';
import type { BatchPhase } from '../batch.api';
import { taskMessages as messages } from '../task.messages';

const COLORS: Readonly<Record<BatchPhase, TagColor>> = {
  uploaded: 'blue',
  checking: 'blue',
  ready: 'purple',
  running: 'blue',
  paused: 'orange',
  done: 'green',
  undoing: 'blue',
  undone: 'gray',
  aborted: 'gray',
  failed: 'red',
};

/** Where a file stands. */
export const PhaseChip = observer(function PhaseChip({ phase }: { readonly phase: BatchPhase }) {
  const intl = useIntl();
  return <WordChip color={COLORS[phase]}>{intl.formatMessage(messages.phase, { phase })}</WordChip>;
});
