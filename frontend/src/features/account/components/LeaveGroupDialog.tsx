import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { groupProblems } from '../../../shared/group-problem.messages';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { MyGroup } from '../../groups';
import { groupMessages as messages } from '../group-rows.messages';

interface LeaveGroupDialogProps {
  readonly group: MyGroup;
  readonly onClose: () => void;
}

/** Asks before a person leaves a group, and says why they cannot. */
export const LeaveGroupDialog = observer(function LeaveGroupDialog({
  group,
  onClose,
}: LeaveGroupDialogProps) {
  const intl = useIntl();
  const { groups } = useStores();
  const announce = useAnnounce();
  const { leaving } = groups;
  const { groupId, name } = group;
  // Why another group could not be left is of no interest here.
  useEffect(() => leaving.reset(), [leaving]);
  const leave = async (): Promise<void> => {
    if (!(await groups.leave(groupId))) return;
    announce(intl.formatMessage(messages.left, { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.leaveOf, { name })}
      confirm={intl.formatMessage(leaving.isPending ? messages.leaving : messages.leave)}
      cancel={intl.formatMessage(formMessages.cancel)}
      isDangerous
      isPending={leaving.isPending}
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Text color="textSecondary">{intl.formatMessage(messages.leaveText)}</Text>
        {leaving.error !== null && !leaving.isPending && (
          <ProblemNote problem={leaving.error} texts={groupProblems} />
        )}
      </Stack>
    </ConfirmDialog>
  );
});
