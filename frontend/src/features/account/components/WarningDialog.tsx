import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { accountProblems } from '../account-problem.messages';
import type { DeletionStore } from '../deletion.store';
import { removeMessages } from '../removal.messages';

/** The last chance to stay. */
export const WarningDialog = observer(function WarningDialog({
  deletion,
}: {
  readonly deletion: DeletionStore;
}) {
  const intl = useIntl();
  const { session } = useStores();
  const { error, isPending } = deletion.deleting;
  const remove = async (): Promise<void> => {
    if (await deletion.confirm()) await session.signOut();
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage(removeMessages.warningTitle)}
      confirm={intl.formatMessage(isPending ? removeMessages.deleting : removeMessages.confirm)}
      cancel={intl.formatMessage(removeMessages.keep)}
      isDangerous
      isPending={isPending}
      onConfirm={() => void remove()}
      onCancel={deletion.close}
    >
      <Stack sx={{ gap: 2 }}>
        <Text sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(removeMessages.warningText, { email: deletion.email })}
        </Text>
        {error !== null && !isPending && <ProblemNote problem={error} texts={accountProblems} />}
      </Stack>
    </ConfirmDialog>
  );
});
