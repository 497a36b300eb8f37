import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Request } from '../../../shared/request';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { TeamProblem } from './TeamProblem';

interface AskedChangeProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly change: () => Promise<void>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks before a change, makes it, and says why when it cannot be made. */
export const AskedChange = observer(function AskedChange(props: AskedChangeProps) {
  const { title, text, confirm, cancel, change, onDone, onCancel } = props;
  const [changing] = useState(() => new Request<true>());
  const { error, isPending } = changing;
  const go = async (): Promise<void> => {
    const isDone = await changing.run(async () => {
      await change();
      return true;
    });
    if (isDone !== null) onDone();
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={cancel}
      isDangerous
      isPending={isPending}
      onConfirm={() => void go()}
      onCancel={onCancel}
    >
      <Stack sx={{ gap: 2 }}>
        <Text sx={{ overflowWrap: 'anywhere' }}>{text}</Text>
        {error !== null && !isPending && <TeamProblem problem={error} />}
      </Stack>
    </ConfirmDialog>
  );
});
